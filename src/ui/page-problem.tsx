import type { ComponentProps } from 'react'
import { NoIndex } from './no-index'
import { PageTitle } from './page-title'
import { ErrorPanel } from './panels'

/**
 * A page that cannot be shown: why, and the ways on. Search engines drop it, unless a retry can help: a failed read says
 * nothing about whether the page exists.
 */
export function PageProblem(panel: Omit<ComponentProps<typeof ErrorPanel>, 'headingLevel'>) {
  return (
    <>
      <PageTitle title={panel.title} />
      {!panel.onRetry && <NoIndex />}
      <ErrorPanel headingLevel="h1" {...panel} />
    </>
  )
}
