import { skipToken, useQuery } from '@tanstack/react-query'
import { readDoseBody } from '@/content/daily-doses/body-repository'
import type { DailyDose } from '@/content/daily-doses/schema'
import { categoryName } from '@/domain/category-name'
import { languageNote } from '@/domain/text-language'
import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { formatMediumDate } from '@/lib/dates'
import { useItemSteps } from '@/lib/hooks/use-item-steps'
import { useOwner } from '@/session'
import { Chip } from '@/ui/chip'
import { Modal } from '@/ui/dialog/modal'
import { ItemStepper } from '@/ui/item/item-stepper'
import { ModalPicture } from '@/ui/item/modal-picture'
import { ReadingText } from '@/ui/item/reading-text'
import { ErrorPanel } from '@/ui/panels'
import { Skeleton } from '@/ui/skeleton'

/**
 * A daily dose, open to read like an article: the days before and after it are one step away. Its content is text: what
 * looks like HTML in it stays text.
 */
export function DailyDoseModal({
  doses,
  openId,
  newestId,
  onShow,
  onClose,
}: {
  doses: readonly DailyDose[]
  openId: string
  newestId: () => string | null
  onShow: (id: string) => void
  onClose: () => void
}) {
  const owner = useOwner()
  const { item: dose, place, step } = useItemSteps(doses, { openId, newestId, onShow })
  const body = useQuery({
    queryKey: ['daily-dose', owner, dose?.id],
    queryFn: dose?.isApart ? () => readDoseBody(dose) : skipToken,
  })
  if (!dose) return null
  return (
    <Modal title={dose.title} onClose={onClose} size="detail" topOn={dose.id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        {dose.date && <span>{formatMediumDate(dose.date)}</span>}
        {dose.category && <Chip>{categoryName(dose.category)}</Chip>}
        <span className="empty:hidden">{languageNote(dose.title)}</span>
      </div>
      <ModalPicture src={dose.imageUrl} />
      {body.isFetching && !body.data ? (
        <Skeleton className="mt-6 h-40" />
      ) : (
        <ReadingText
          owner={owner}
          name={`dose/${dose.id}`}
          text={body.data?.content ?? dose.content ?? t('No description available')}
          className="mt-6 max-w-[44em]"
        />
      )}
      {body.isError && (
        <ErrorPanel title={toAppError(body.error).message} onRetry={() => void body.refetch()} />
      )}
      <ItemStepper place={place} total={doses.length} onStep={step} />
    </Modal>
  )
}
