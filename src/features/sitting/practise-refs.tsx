import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { QuestionRef } from '@/domain/question/ref'
import { t } from '@/language/text'
import { useOneRun } from '@/lib/hooks/use-one-run'
import { newOwnTest } from '@/own/attempts/own-tests'
import { notHere, paperOfRefs } from '@/own/papers/papers-of-tests'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { loadPaper } from '@/ui/question/load-paper'
import { Spinner } from '@/ui/spinner'

/** A practice has so many questions at most: the latest ones. */
export const mostAtOnce = 50

export interface WantedPractice {
  readonly title: string
  /** The latest first. */
  readonly refs: readonly QuestionRef[]
  /** Seconds for each question; null for no limit. */
  readonly secondsEach: number | null
}

/** @returns the address of a new practice; null when none of its questions can be read */
async function makePractice(owner: string, { title, refs, secondsEach }: WantedPractice) {
  const paper = await paperOfRefs(owner, { title, minutes: 0, refs: refs.slice(0, mostAtOnce) })
  if (!paper) return null
  await loadPaper(paper)
  const seconds = paper.questions.length * (secondsEach ?? 0)
  return newOwnTest('practice', { ...paper, minutes: Math.ceil(seconds / 60) })
}

/**
 * The button that begins a practice of given questions once they are loaded, unless the student has left the page, and
 * the message when they cannot be loaded.
 * @param children its label; `Starting...` while the questions load
 */
export function PractiseRefs({
  owner,
  practice,
  className,
  messageClass,
  children,
}: {
  owner: string
  practice: WantedPractice
  className?: string
  messageClass?: string
  children: ReactNode
}) {
  const navigate = useNavigate()
  const run = useOneRun()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isLoading = state === 'loading'
  const begin = () =>
    run(async (isHere) => {
      setState('loading')
      const address = await makePractice(owner, practice).catch(() => null)
      if (!isHere()) return
      if (address === null) setState('failed')
      else void navigate(address)
    })
  return (
    <>
      <Button className={className} onClick={() => void begin()} aria-disabled={isLoading}>
        {isLoading && <Spinner />}
        {isLoading ? t('Starting...') : <span>{children}</span>}
      </Button>
      <p role="alert" className={classNames('text-sm text-muted empty:hidden', messageClass)}>
        {state === 'failed' && notHere}
      </p>
    </>
  )
}
