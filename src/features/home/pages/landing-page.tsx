import { lazy, Suspense } from 'react'
import { whenIdle } from '@/lib/when-idle'
import { LandingTop } from '../components/landing-top'

// They are part of the prerendered HTML; only their code waits until the page has been shown.
const LandingSections = lazy(() =>
  whenIdle()
    .then(() => import('../components/landing-sections'))
    .then(
      (module) => ({ default: module.LandingSections }),
      // Without their code the HTML stays as it is, and its links work.
      () => new Promise<never>(() => undefined),
    ),
)

/** As tall as a screen, so that the footer stays below what comes. */
const room = <div className="min-h-dvh" />

// One element for good, so that no new render of the page reaches the sections before their code has come.
const sections = (
  <Suspense fallback={room}>
    <LandingSections />
  </Suspense>
)

/** The landing page for visitors (spec section 1). */
export function LandingPage() {
  return (
    <>
      <LandingTop />
      {sections}
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
