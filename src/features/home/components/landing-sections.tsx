import { ClosingCall } from './closing-call'
import { CurrentAffairsTeaser } from './current-affairs-teaser'
import { ExamScreen } from './exam-screen'
import { LookInside } from './look-inside'
import { Prices } from './prices'
import { WhatIsInside } from './what-is-inside'

/** Everything below the landing page's first screen. What shows real data loads it when it comes near. */
export function LandingSections() {
  return (
    <>
      <LookInside />
      <WhatIsInside />
      <ExamScreen />
      <CurrentAffairsTeaser />
      <Prices />
      <ClosingCall />
    </>
  )
}
