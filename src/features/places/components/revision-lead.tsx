import { paths } from '@/config/paths'
import type { RevisionLeft } from '@/domain/study/suggest'
import { useRevisionToday } from '@/features/study'
import { t } from '@/language/text'
import { useTimePassed } from '@/lib/hooks/use-time-passed'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

/** Milliseconds after which the ways are shown without knowing what there is to do. */
const patience = 4000

/** What there is to do: revision, else mistakes, else the daily quiz. */
function firstOf({ questions, mistakes }: Pick<RevisionLeft, 'questions' | 'mistakes'>) {
  if (questions > 0)
    return {
      to: paths.revise,
      title: t('Revise {count, plural, one {# question} other {# questions}}', { count: questions }),
      action: t('Revise'),
    }
  return mistakes > 0
    ? {
        to: paths.mistakes,
        title: t('Fix {count, plural, one {# mistake} other {# mistakes}}', { count: mistakes }),
        action: t('Fix mistakes'),
      }
    : { to: paths.daily, title: t('Take the daily quiz'), action: t('Start Quiz') }
}

/** The title says what there is to do, and the gold button does it; the others stand beside it. */
function Lead({ left }: { left: RevisionLeft | null }) {
  const first = firstOf(left ?? { questions: 0, mistakes: 0 })
  return (
    <>
      <h2 className="mt-1.5 mb-4 text-xl sm:text-2xl">{first.title}</h2>
      <div className="mt-auto flex flex-wrap gap-3 max-sm:*:grow">
        <ButtonLink to={first.to} look="primary">
          {first.action}
        </ButtonLink>
        {left && first.to !== paths.revise && <ButtonLink to={paths.revise}>{t('Revise')}</ButtonLink>}
        {left && left.mistakes > 0 && first.to !== paths.mistakes && (
          <ButtonLink to={paths.mistakes}>{t('Fix mistakes')}</ButtonLink>
        )}
      </div>
    </>
  )
}

function Looking() {
  return (
    <LoadingRegion label={t('Loading your next task')} isPart>
      <Skeleton className="mt-1.5 mb-4 h-7 w-56" />
      <Skeleton className="h-11" />
    </LoadingRegion>
  )
}

/** Where nobody can say what there is to do, such as without a network. */
function Ways() {
  return (
    <>
      <h2 className="mt-1.5 mb-4 text-xl sm:text-2xl">{t('Revise')}</h2>
      <div className="mt-auto flex flex-wrap gap-3 max-sm:*:grow">
        <ButtonLink to={paths.revise} look="primary">
          {t('Revise')}
        </ButtonLink>
        <ButtonLink to={paths.mistakes}>{t('Fix mistakes')}</ButtonLink>
      </div>
    </>
  )
}

function KnownLead({ owner }: { owner: string }) {
  const left = useRevisionToday(owner)
  const isLate = useTimePassed(patience)
  if (left !== undefined) return <Lead left={left} />
  return isLate ? <Ways /> : <Looking />
}

/** The first thing to practise today. @param owner null while the session is not known */
export function RevisionLead({ owner }: { owner: string | null }) {
  return (
    <Card className="flex h-full flex-col border-primary-line p-4 sm:p-6">
      <p className="text-sm font-semibold text-secondary">{t('Today')}</p>
      {owner === null ? <Looking /> : <KnownLead key={owner} owner={owner} />}
    </Card>
  )
}
