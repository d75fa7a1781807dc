import { type ComponentType, lazy, useEffect, useEffectEvent } from 'react'
import { preloadPage } from '@/ui/lazy-page'
import { QuizResults } from './lazy-results'

const loadSubmit = () => import('./submit-quiz-dialog')
const loadLeave = () => import('@/ui/leave-dialog')

/** For a question whose code cannot be had (the network went before it came): what it asks about happens unasked. */
function useAtOnce(action: () => void): null {
  const act = useEffectEvent(action)
  useEffect(() => act(), [])
  return null
}

function SubmitAtOnce({ onSubmit }: { onSubmit: () => void }) {
  return useAtOnce(onSubmit)
}

function LeaveAtOnce({ onLeave }: { onLeave: () => void }) {
  return useAtOnce(onLeave)
}

type SubmitProps = Parameters<Awaited<ReturnType<typeof loadSubmit>>['SubmitQuizDialog']>[0]
type LeaveProps = Parameters<Awaited<ReturnType<typeof loadLeave>>['LeaveDialog']>[0]

export const SubmitQuizDialog = lazy<ComponentType<SubmitProps>>(() =>
  loadSubmit().then(
    (module) => ({ default: module.SubmitQuizDialog }),
    () => ({ default: SubmitAtOnce }),
  ),
)

export const LeaveDialog = lazy<ComponentType<LeaveProps>>(() =>
  loadLeave().then(
    (module) => ({ default: module.LeaveDialog }),
    () => ({ default: LeaveAtOnce }),
  ),
)

/** Fetches what comes after the questions now: the network may be gone by the time the quiz ends. */
export function useEndAtHand(): void {
  useEffect(() => {
    preloadPage(QuizResults)
    loadSubmit().catch(() => undefined)
    loadLeave().catch(() => undefined)
  }, [])
}
