import type { ReactNode } from 'react'
import { t } from '@/language/text'

/** Has the carousel's height whatever it shows, so nothing moves when the pictures come. */
export function CarouselFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-[calc(min(78vw,640px)*.5625+144px)] place-items-center sm:min-h-[calc(min(78vw,640px)*.5625+96px)] noscript:hidden">
      {children}
    </div>
  )
}

/** Shown until the pictures come (spec section 2). */
export function CarouselLoading() {
  return (
    <CarouselFrame>
      <p className="text-muted">{t('Loading carousel...')}</p>
    </CarouselFrame>
  )
}

/** Shown for an empty folder and for every failure (spec section 8). */
export function NoImages() {
  return (
    <CarouselFrame>
      <p className="text-muted">{t('No images found in carousel')}</p>
    </CarouselFrame>
  )
}
