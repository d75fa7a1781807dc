import { lazy, Suspense, useState } from 'react'
import { whenNear } from '@/loading/on-approach'
import { LandingSections } from '../components/landing-sections'
import { LandingTop } from '../components/landing-top'

/** Names the place of the sections in the prerendered HTML. */
const sectionsId = 'landing-sections'

/**
 * The sections are part of the prerendered HTML, and their links are links: React takes them over when they are
 * approached, so that the page answers the first touch sooner. On a page that was not prerendered they are shown at once.
 */
const Sections = lazy(async () => {
  const rendered = globalThis.document?.getElementById(sectionsId)
  if (rendered) await whenNear(rendered, 0)
  return { default: LandingSections }
})

/** As tall as a screen, so that the footer stays below what comes. */
const room = <div className="min-h-dvh" />

// One element for good: a new render of the page must not reach the sections before they are taken over.
const sections = (
  <Suspense fallback={room}>
    <Sections />
  </Suspense>
)

/** In the prerendered page what is out of sight costs no layout; a page that is come back to has its full height at once. */
const outOfSight = '*:[contain-intrinsic-height:auto_600px] *:[content-visibility:auto]'

function BelowTheTop() {
  const [isPrerendered] = useState(() => !globalThis.document || document.getElementById(sectionsId) !== null)
  return (
    <div id={sectionsId} className={isPrerendered ? outOfSight : undefined}>
      {sections}
    </div>
  )
}

/** The landing page for visitors (spec section 1). */
export function LandingPage() {
  return (
    <>
      <LandingTop />
      <BelowTheTop />
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
