import { paths } from '@/config/paths'
import type { RevisionLeft } from '@/domain/study/suggest'
import { standingOfDay } from '@/features/daily'
import { useRevisionToday } from '@/features/study'
import { t } from '@/language/text'
import { useTimePassed } from '@/lib/hooks/use-time-passed'
import { useAttempts } from '@/own/attempts'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { useDeviceDay } from '@/ui/use-device-day'

/** Milliseconds after which the buttons are shown although it is not known what there is to do. */
const patience = 4000

const revise = { to: paths.revise, text: t('Revise') }
const fixMistakes = { to: paths.mistakes, text: t('Fix mistakes') }
const practise = { to: paths.practice, text: t('New practice') }

/**
 * The title and the buttons, most important first. @param left undefined while it is not known, such as without a network;
 * null when the student has never answered anything
 */
function leadOf(left: RevisionLeft | null | undefined, isDailyDone: boolean) {
  if (left === undefined) return { title: t('Revise'), ways: [revise, fixMistakes] }
  const { questions, mistakes } = left ?? { questions: 0, mistakes: 0 }
  if (questions > 0)
    return {
      title: t('Revise {count, plural, one {# question} other {# questions}}', { count: questions }),
      ways: mistakes > 0 ? [revise, fixMistakes] : [revise],
    }
  if (mistakes > 0)
    return {
      title: t('Fix {count, plural, one {# mistake} other {# mistakes}}', { count: mistakes }),
      ways: [fixMistakes, revise],
    }
  if (isDailyDone) return { title: t('Practise what you like'), ways: [practise, revise] }
  const takeQuiz = { to: paths.daily, text: t('Start Quiz') }
  return { title: t('Take the daily quiz'), ways: left ? [takeQuiz, revise] : [takeQuiz] }
}

/** The title says what to do; the first button does it. */
function Lead({ left, isDailyDone }: { left: RevisionLeft | null | undefined; isDailyDone: boolean }) {
  const { title, ways } = leadOf(left, isDailyDone)
  return (
    <>
      <h2 className="mt-1.5 mb-4 text-xl sm:text-2xl">{title}</h2>
      <div className="mt-auto flex flex-wrap gap-3 max-sm:*:grow">
        {ways.map(({ to, text }, index) => (
          <ButtonLink key={to} to={to} look={index === 0 ? 'primary' : 'outline'}>
            {text}
          </ButtonLink>
        ))}
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

function KnownLead({ owner }: { owner: string }) {
  const left = useRevisionToday(owner)
  const attempts = useAttempts(owner)
  const today = useDeviceDay()
  const isLate = useTimePassed(patience)
  if ((left === undefined || attempts === null) && !isLate) return <Looking />
  return <Lead left={left} isDailyDone={standingOfDay(attempts ?? [], today).first !== null} />
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
