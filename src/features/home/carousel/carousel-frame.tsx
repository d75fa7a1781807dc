import type { ReactNode } from 'react'

/** The carousel's own height, whatever it shows, so that its pictures move nothing when they come. */
export function CarouselFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-[calc(min(78vw,640px)*.5625+144px)] place-items-center sm:min-h-[calc(min(78vw,640px)*.5625+96px)] noscript:hidden">
      {children}
    </div>
  )
}

/** What stands there until the pictures have come (spec section 2). */
export function CarouselLoading() {
  return (
    <CarouselFrame>
      <p className="text-muted">Loading carousel...</p>
    </CarouselFrame>
  )
}

/** The empty folder, and every failure (spec section 8). */
export function NoImages() {
  return (
    <CarouselFrame>
      <p className="text-muted">No images found in carousel</p>
    </CarouselFrame>
  )
}
