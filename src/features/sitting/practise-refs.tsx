import type { ReactNode } from 'react'
import { notHere } from '@/own/papers/papers-of-tests'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Spinner } from '@/ui/spinner'
import { usePractiseRefs, type WantedPractice } from './hooks/use-practise-refs'

/**
 * The button that begins a practice of given questions, and what is said when they cannot be had.
 * @param children its words; `Starting...` while the questions are on their way
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
  const { state, begin } = usePractiseRefs(owner, practice)
  const isLoading = state === 'loading'
  return (
    <>
      <Button className={className} onClick={() => void begin()} aria-disabled={isLoading}>
        {isLoading && <Spinner />}
        {isLoading ? 'Starting...' : <span>{children}</span>}
      </Button>
      <p role="alert" className={classNames('text-sm text-muted empty:hidden', messageClass)}>
        {state === 'failed' && notHere}
      </p>
    </>
  )
}
