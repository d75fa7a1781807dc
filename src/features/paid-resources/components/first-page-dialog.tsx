import type { Resource } from '@/content/resources/schema'
import { Modal } from '@/ui/dialog/modal'
import { resourceFacts } from '../model/resource-facts'

/** The first page of a book, to look into before buying. */
export function FirstPageDialog({
  resource,
  picture,
  onClose,
}: {
  resource: Resource
  picture: string
  onClose: () => void
}) {
  const { title, pageCount } = resource
  return (
    <Modal title={title} onClose={onClose}>
      <p className="-mt-3 mb-4 text-sm text-muted tabular-nums">{resourceFacts(resource)}</p>
      <img
        src={picture}
        alt={`First page of ${title}`}
        width={640}
        height={905}
        className="h-auto w-full rounded-lg bg-white"
      />
      <p className="mt-4 text-detail text-muted">
        {pageCount !== null && pageCount > 1
          ? `Page 1 of ${pageCount}. The other pages open with the pack.`
          : 'The file opens with the pack.'}
      </p>
    </Modal>
  )
}
