import type { ReactNode } from 'react'
import { academy } from '@/config/academy'
import { classNames } from './class-names'

/** A grey bar in the shape of what comes; give it the size by class names. */
export function Skeleton({ className }: { className?: string }) {
  // A shape of its own replaces the usual one: of two classes for one thing the later in the style sheet would win.
  const rounded = /\brounded/.test(className ?? '') ? '' : 'rounded-lg'
  return <div className={classNames('skeleton bg-raised', rounded, className)} />
}

/**
 * Tells a screen reader once that something is loading, and shows the shapes to everybody else. While one stands in the
 * main area there is no footer yet (`data-loading` in styles.css): nothing below it can jump when the content comes.
 * @param isPart of a page that stands there otherwise, footer and all
 */
export function LoadingRegion({
  label,
  isPart = false,
  children,
}: {
  label: string
  isPart?: boolean
  children: ReactNode
}) {
  return (
    <div role="status" aria-label={label} data-loading={isPart ? undefined : ''}>
      <span className="sr-only">{label}</span>
      <div aria-hidden>{children}</div>
    </div>
  )
}

/** A loading region that is all of a page: the tab has a name from the start. */
export function LoadingPage({ label, children }: { label: string; children: ReactNode }) {
  return (
    <LoadingRegion label={label}>
      <title>{academy.name}</title>
      {children}
    </LoadingRegion>
  )
}
