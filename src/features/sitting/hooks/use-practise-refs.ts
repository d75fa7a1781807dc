import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { QuestionRef } from '@/domain/question/ref'
import { useOneRun } from '@/lib/hooks/use-one-run'
import { newOwnTest } from '@/own/attempts/own-tests'
import { paperOfRefs } from '@/own/papers/papers-of-tests'
import { loadPaper } from '@/ui/question/load-paper'

/** Questions of one practice; the latest ones, where there are more. */
export const mostAtOnce = 50

export interface WantedPractice {
  readonly title: string
  /** The latest first. */
  readonly refs: readonly QuestionRef[]
  /** Seconds for each question; null for no limit. */
  readonly secondsEach: number | null
}

export type PractiseState = 'idle' | 'loading' | 'failed'

/**
 * Begins a practice of given questions once they are here, unless the student has left the page meanwhile. A second press
 * before that counts for nothing.
 */
export function usePractiseRefs(owner: string, { title, refs, secondsEach }: WantedPractice) {
  const navigate = useNavigate()
  const run = useOneRun()
  const [state, setState] = useState<PractiseState>('idle')

  async function attempt(): Promise<string | null> {
    const paper = await paperOfRefs(owner, { title, minutes: 0, refs: refs.slice(0, mostAtOnce) })
    if (!paper) return null
    await loadPaper(paper)
    const seconds = paper.questions.length * (secondsEach ?? 0)
    return newOwnTest('practice', { ...paper, minutes: Math.ceil(seconds / 60) })
  }

  const begin = () =>
    run(async (isHere) => {
      setState('loading')
      const address = await attempt().catch(() => null)
      if (!isHere()) return
      if (address === null) setState('failed')
      else void navigate(address)
    })

  return { state, begin }
}
