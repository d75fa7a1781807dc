/** The hub's frame, in one piece: what stands around every section, whichever feature fills it. */
export { ContentTabsLayout } from './content-tabs-layout'
export { SectionLayout } from './section-layout'
