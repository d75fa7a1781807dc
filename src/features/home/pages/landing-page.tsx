import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { whenNear } from '@/loading/on-approach'
import { useSession } from '@/session'
import { LandingSections } from '../landing/landing-sections'
import { Figures, LandingTop } from '../landing/landing-top'

/** Names the place of the sections in the prerendered HTML. */
const sectionsId = 'landing-sections'

/** Settles when a finger, the mouse or the focus comes to the element: before the click, which then is the app's. */
function whenTouched(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const kinds = ['pointerdown', 'focusin'] as const
    const onTouch = ({ target }: Event) => {
      if (!(target instanceof Node) || !element.contains(target)) return
      // In the window: React keeps what happens to what it has not taken over from everybody below.
      for (const kind of kinds) window.removeEventListener(kind, onTouch, true)
      resolve()
    }
    for (const kind of kinds) window.addEventListener(kind, onTouch, true)
  })
}

/** Settles when the app's first render replaces the prerendered HTML, as it does in Telugu and Hindi. */
function whenReplaced(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (element.isConnected) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element.closest('[data-prerendered]') ?? document.body, { childList: true })
  })
}

/**
 * The sections are part of the prerendered HTML, and their links are links: React takes them over when they are
 * approached, so that the page answers the first touch sooner. A press that is quicker takes them over, since a link that
 * is only a link leads nowhere without a network. They show at once on a page that was not
 * prerendered, or whose HTML the first render replaces.
 */
const Sections = lazy(async () => {
  const rendered = globalThis.document?.getElementById(sectionsId)
  if (rendered) await Promise.race([whenNear(rendered, 0), whenTouched(rendered), whenReplaced(rendered)])
  return { default: LandingSections }
})

/** As tall as a screen, so that the footer stays below what comes. */
const room = <div className="min-h-dvh" />

// One element for good: a new render of the page must not reach the sections before they are taken over. They are laid
// out from the start: with estimated heights the footer would move under the finger of whoever jumps to it.
const sections = (
  <Suspense fallback={room}>
    <Sections />
  </Suspense>
)

/** The landing page for visitors (spec section 1). */
function LandingPage() {
  return (
    <>
      <LandingTop />
      <Figures />
      <div id={sectionsId}>{sections}</div>
    </>
  )
}

/** What stands behind the account overlays: the landing page's first screen, which loads and moves nothing. */
export function LandingStill() {
  return (
    <>
      <LandingTop />
      {room}
    </>
  )
}

/** /: the landing page for visitors; for a student the dashboard (spec section 2). */
export function HomePage() {
  const session = useSession()
  // While the dashboard's code is on the way, the layout shows the shape of any page.
  return session.status === 'signed-in' ? <Outlet /> : <LandingPage />
}
