import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Resource } from '@/content/resources/schema'
import { t } from '@/language/text'
import { savesData } from '@/lib/device/saves-data'
import { useInBrowser } from '@/lib/hooks/use-in-browser'
import { Modal } from '@/ui/dialog/modal'
import { MetaLine } from '@/ui/list/item-card'
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
      <p className="-mt-3 mb-4 text-sm text-muted">
        <MetaLine facts={resourceFacts(resource)} />
      </p>
      <img
        src={picture}
        alt={t('First page of {title}', { title })}
        width={640}
        height={905}
        className="h-auto w-full rounded-lg bg-white"
      />
      <p className="mt-4 text-detail text-muted">
        {pageCount !== null && pageCount > 1
          ? t('Page 1 of {total}. Buy the pack to read the other pages.', { total: pageCount })
          : t('Buy the pack to open the file.')}
      </p>
    </Modal>
  )
}

const sheet = 'aspect-[1/1.414] w-14 flex-none self-start overflow-hidden rounded-md bg-white'

/**
 * The first page of a book beside its title. Until the pack is owned it opens larger, as a look into the book.
 * @param fallback for a picture that does not load.
 */
export function FirstPage({
  resource,
  picture,
  isOwned,
  fallback,
}: {
  resource: Resource
  picture: string
  isOwned: boolean
  fallback: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const [broken, setBroken] = useState(false)
  const saves = useInBrowser(savesData, false)
  if (broken) return fallback
  const image = !saves && (
    <img
      src={picture}
      alt=""
      width={56}
      height={79}
      loading="lazy"
      onError={() => setBroken(true)}
      className="size-full object-cover object-top"
    />
  )
  if (isOwned) return <span className={sheet}>{image}</span>
  return (
    <>
      <button
        type="button"
        aria-label={t('Preview {title}', { title: resource.title })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`relative ${sheet}`}
      >
        {image}
        <span className="absolute right-0 bottom-0 grid size-6 place-items-center rounded-tl-md bg-background/90 text-text">
          <Search size={14} aria-hidden />
        </span>
      </button>
      {open && <FirstPageDialog resource={resource} picture={picture} onClose={() => setOpen(false)} />}
    </>
  )
}
