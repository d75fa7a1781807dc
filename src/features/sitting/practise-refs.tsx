import { type ReactNode, useState } from 'react'
import type { QuestionRef } from '@/domain/question/ref'
import { t } from '@/language/text'
import { useOneRun } from '@/lib/hooks/use-one-run'
import { notHere, paperOfRefs } from '@/own/papers/papers-of-tests'
import { Button, type ButtonLook } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { loadPaper } from '@/ui/question/load-paper'
import { Spinner } from '@/ui/spinner'
import { useStartOwnTest } from './own-test-way'

/** A practice has so many questions at most: the latest ones. */
export const mostAtOnce = 50

export interface WantedPractice {
  readonly title: string
  /** The latest first. */
  readonly refs: readonly QuestionRef[]
  /** Seconds for each question; null for no limit. */
  readonly secondsEach: number | null
  /** `study` shows the answer after each question; otherwise answers come at the end. */
  readonly kind?: 'study'
}

/** @returns null when none of the questions can be read */
async function practicePaper(owner: string, { title, refs, secondsEach }: WantedPractice) {
  const paper = await paperOfRefs(owner, { title, minutes: 0, refs: refs.slice(0, mostAtOnce) })
  if (!paper) return null
  await loadPaper(paper)
  const seconds = paper.questions.length * (secondsEach ?? 0)
  return { ...paper, minutes: Math.ceil(seconds / 60) }
}

/**
 * The button that begins a practice of given questions once they are loaded, unless the student has left the page, and
 * the message when they cannot be loaded.
 * @param children its label; `Starting...` while the questions load
 */
export function PractiseRefs({
  owner,
  practice,
  look = 'outline',
  className,
  messageClass,
  children,
}: {
  owner: string
  practice: WantedPractice
  look?: ButtonLook
  className?: string
  messageClass?: string
  children: ReactNode
}) {
  const start = useStartOwnTest()
  const run = useOneRun()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isLoading = state === 'loading'
  const begin = () =>
    run(async (isHere) => {
      setState('loading')
      const paper = await practicePaper(owner, practice).catch(() => null)
      if (!isHere()) return
      if (paper === null) setState('failed')
      else start(practice.kind ?? 'practice', paper)
    })
  return (
    <>
      <Button look={look} className={className} onClick={() => void begin()} aria-disabled={isLoading}>
        {isLoading && <Spinner />}
        {isLoading ? t('Starting...') : <span>{children}</span>}
      </Button>
      <p role="alert" className={classNames('text-sm text-muted empty:hidden', messageClass)}>
        {state === 'failed' && notHere}
      </p>
    </>
  )
}
