import { Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '@/ui/lazy-dialog'
import type { PaidResource } from '../resource-schema'

const FirstPageDialog = lazyDialog(() => import('./first-page-dialog'), 'FirstPageDialog')

const sheet = 'aspect-[1/1.414] w-14 flex-none self-start overflow-hidden rounded-md bg-white'

/** The first page of a book beside its title; until the pack is owned it opens larger, as a look into the book. */
export function FirstPage({
  resource,
  picture,
  owned,
}: {
  resource: PaidResource
  picture: string
  owned: boolean
}) {
  const [open, setOpen] = useState(false)
  const image = (
    <img
      src={picture}
      alt=""
      width={56}
      height={79}
      loading="lazy"
      className="size-full object-cover object-top"
    />
  )
  if (owned) return <span className={sheet}>{image}</span>
  return (
    <>
      <button
        type="button"
        aria-label={`Look into ${resource.title}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`relative ${sheet}`}
      >
        {image}
        <span className="absolute right-0 bottom-0 grid size-6 place-items-center rounded-tl-md bg-background/90 text-secondary">
          <Search size={14} aria-hidden />
        </span>
      </button>
      {open && (
        <Suspense>
          <FirstPageDialog resource={resource} picture={picture} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
