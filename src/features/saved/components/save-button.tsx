import { Bookmark } from 'lucide-react'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { type Savable, useSaved } from '@/own/saved/query'
import { classNames } from '@/ui/class-names'

/**
 * Saves a thing for later, or takes it off the list again. On a card it lies over the card's own link.
 * @param labelled with its word beside the sign, for a page of its own
 */
export function SaveButton({
  item,
  labelled = false,
  className,
}: {
  item: Savable
  labelled?: boolean
  className?: string
}) {
  const { isSaved, toggle } = useSaved(item)
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      // The name stays the same: `aria-pressed` says the rest.
      aria-label={labelled ? undefined : t('Save for later: {title}', { title: item.title })}
      onClick={toggle}
      className={classNames(
        'inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-control font-semibold transition-colors hover:bg-raised',
        isSaved ? 'text-secondary' : !labelled && 'text-muted hover:text-text',
        // Only an unlabelled one lies over a card. In a modal, one that is raised would cover what sticks to the foot.
        labelled ? 'border border-edge/70 px-4 text-detail hover:border-edge' : 'relative z-10',
        className,
      )}
    >
      <Bookmark size={20} aria-hidden fill={isSaved ? 'currentColor' : 'none'} />
      {labelled && (
        <span>
          <Trans message={'Save<s> for later</s>'} parts={{ s: <span className="sr-only" /> }} />
        </span>
      )}
    </button>
  )
}
