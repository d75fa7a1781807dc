import { isValidElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { addressesOf } from '@/config/paths'
import { ContentTabsLayout } from '@/features/content-hub/routes'
import { BareLayout } from './layout/bare-layout'
import { SiteLayout } from './layout/site-layout'
import { routes } from './routes'

/** What stands around a page: nothing, header and footer, or these and the hub's tab bar. */
export type Frame = 'bare' | 'site' | 'hub'

const frameOfLayout = new Map<unknown, Frame>([
  [BareLayout, 'bare'],
  [SiteLayout, 'site'],
  [ContentTabsLayout, 'hub'],
])

function framesIn(table: readonly RouteObject[], outer: Frame): [pattern: string, Frame][] {
  return table.flatMap(({ path, element, children = [] }) => {
    const frame = (isValidElement(element) && frameOfLayout.get(element.type)) || outer
    const inside = framesIn(children, frame)
    return path ? [[path, frame], ...inside] : inside
  })
}

/** Every pattern of the route table, from the site's root, and what stands around its page. */
export const frames: Readonly<Record<string, Frame>> = Object.fromEntries(framesIn(routes, 'site'))

/** The addresses with this frame, as a regular expression: what the script in the head of `app.html` is told of them. */
export function addressesIn(frame: Frame): string {
  return addressesOf(Object.keys(frames).filter((pattern) => frames[pattern] === frame)).source
}
