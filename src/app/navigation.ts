import { paths } from '@/config/paths'

/** The header's links, the same for everyone (spec section 2, header). `within` is where a link counts as current. */
export const navigationLinks = [
  { label: 'Home', to: paths.home, within: /^\/$/ },
  {
    label: 'Content',
    to: paths.contentTestSeries,
    within: /^\/(content|test-series|quiz|quiz-list|video|videos|current-affairs?|job|mock-test)(\/|$)/,
  },
  { label: 'About', to: paths.about, within: /^\/about$/ },
  { label: 'Contact', to: paths.contact, within: /^\/contact$/ },
] as const
