import { paths } from '@/config/paths'
import type { RevisionLeft } from '@/domain/study/suggest'
import { useRevisionToday } from '@/features/study'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'

function titleOf(left: RevisionLeft | null | undefined): string {
  if (left === undefined) return t('Questions due today')
  if (left === null) return t('Nothing to revise yet')
  if (left.questions > 0)
    return t('{questions, plural, one {# question} other {# questions}} due today', {
      questions: left.questions,
    })
  return left.done > 0 ? t('Done for today') : t('Nothing to revise today')
}

/** The gold button is what there is to do: revision, else mistakes; a newcomer has neither. */
function Lead({ left }: { left: RevisionLeft | null | undefined }) {
  const isDue = left && left.questions > 0
  return (
    <Card className="flex h-full flex-col border-primary-line p-4 sm:p-6">
      <p className="text-sm font-semibold text-secondary">{t('Today')}</p>
      <h2 className="mt-1.5 mb-4 text-xl sm:text-2xl">{titleOf(left)}</h2>
      <div className="mt-auto flex flex-wrap gap-3 max-sm:*:grow">
        {left === null ? (
          <ButtonLink to={paths.daily} look="primary">
            {t('Take the daily quiz')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.revise} look={isDue ? 'primary' : 'outline'}>
            {t('Revise')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.mistakes} look={left && !isDue ? 'primary' : 'outline'}>
          {t('Fix mistakes')}
        </ButtonLink>
      </div>
    </Card>
  )
}

function KnownLead({ owner }: { owner: string }) {
  return <Lead left={useRevisionToday(owner)} />
}

/** Today's revision, and the ways to start. @param owner null while the session is not known */
export function RevisionLead({ owner }: { owner: string | null }) {
  return owner === null ? <Lead left={undefined} /> : <KnownLead key={owner} owner={owner} />
}
