import { addressesOf, paths } from '@/config/paths'
import { isOfTests } from '@/config/places'
import { patternsOf, type SectionId, sections, tabAt, tabs } from '@/config/sections'
import { t } from '@/language/text'

/** A tab over the content sections. */
interface Tab {
  label: string
  to: string
  isCurrent: boolean
}

/** The tab bar of a visitor: spec section 2, content hub. */
export function visitorTabs(pathname: string): Tab[] {
  const current = tabAt(pathname)
  return tabs.map(({ id, tab, path }) => ({ label: tab, to: path, isCurrent: id === current }))
}

/** The sections of Learn by how often they are read. */
const learnOrder: readonly SectionId[] = [
  'current-affairs',
  'daily-dose',
  'videos',
  'paid-resources',
  'resource',
  'jobs',
]

const tabsOf = (these: ReadonlyArray<(typeof sections)[number]>) =>
  these.map((section) => ({
    label: 'tab' in section ? section.tab : section.title,
    to: section.path,
    within: addressesOf(patternsOf([section])),
  }))

/** The tabs of two places (docs/decisions/071). */
const ofTests = [
  ...tabsOf(sections.filter(isOfTests)),
  { label: t('My tests'), to: paths.history, within: addressesOf([paths.history]) },
]
const ofLearn = tabsOf(
  sections
    .filter((section) => !isOfTests(section))
    .sort((a, b) => learnOrder.indexOf(a.id) - learnOrder.indexOf(b.id)),
)

/** The tab bar of a signed-in student: the pages of the place, Tests or Learn, that an address is in. */
export function studentTabs(pathname: string): Tab[] {
  const place = ofTests.some(({ within }) => within.test(pathname)) ? ofTests : ofLearn
  // The last one: My tests belongs to the section of the first tab.
  const current = place.findLast(({ within }) => within.test(pathname))
  return place.map((tab) => ({ label: tab.label, to: tab.to, isCurrent: tab === current }))
}
