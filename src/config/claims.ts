/**
 * What the academy says of itself that cannot be counted here (docs/decisions/038). Nothing of it is shown without a source
 * and a date: fill both in for what you can show to whoever asks.
 */
interface Claim {
  /** As the specification words it (section 1). */
  text: string
  /** Who says so, and where it can be looked up. */
  source: string
  /** The day on which it was so: `2026-01-31`. */
  asOf: string
}

const unsourced = { source: '', asOf: '' }

export const claims = {
  trustedBy: { text: '5000+', ...unsourced },
  students: { text: '50K+', ...unsourced },
  successRate: { text: '95%', ...unsourced },
  years: { text: '5+', ...unsourced },
  since: { text: '2018', ...unsourced },
} satisfies Record<string, Claim>

/** The claim's words when it has a source and a day; null for one that may not be shown. */
export function shownClaim({ text, source, asOf }: Claim): string | null {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(asOf) && !Number.isNaN(Date.parse(asOf))
  return isDay && source.trim() !== '' ? text : null
}
