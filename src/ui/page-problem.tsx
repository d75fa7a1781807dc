import type { ComponentProps } from 'react'
import { NoIndex } from './no-index'
import { PageTitle } from './page-title'
import { ErrorPanel } from './panels'

/** A page that cannot be shown: why, and the ways on. Search engines do not list it. */
export function PageProblem(panel: Omit<ComponentProps<typeof ErrorPanel>, 'headingLevel'>) {
  return (
    <>
      <PageTitle title={panel.title} />
      <NoIndex />
      <ErrorPanel headingLevel="h1" {...panel} />
    </>
  )
}
