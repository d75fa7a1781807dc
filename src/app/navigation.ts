import { addressesOf, paths } from '@/config/paths'
import { sections } from '@/config/sections'

/** The header's links, the same for everyone (spec section 2, header). `within` is where a link counts as current. */
export const navigationLinks = [
  { label: 'Home', to: paths.home, within: addressesOf([paths.home]) },
  {
    label: 'Content',
    to: paths.contentTestSeries,
    within: addressesOf(
      sections.flatMap(({ path, underTabs, withoutTabs }): string[] => [path, ...underTabs, ...withoutTabs]),
    ),
  },
  { label: 'About', to: paths.about, within: addressesOf([paths.about]) },
  { label: 'Contact', to: paths.contact, within: addressesOf([paths.contact]) },
] as const
