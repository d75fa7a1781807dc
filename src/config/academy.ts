// Here, so that the landing page has them with its first code and loads no more for them (docs/decisions/028).
export { claims, shownClaim } from './claims'
export { publishedFigures } from './published-counts'

/**
 * Who we are: name and contact. Every page loads this; what only a few show stands in `academy-details.ts`, `claims.ts` and
 * `legal.ts`.
 */
export const academy = {
  name: 'Pariksha Academy',
  tagline: 'Walk into the exam having already sat it.',
  description:
    'Test series on the real exam screen, daily current affairs, quizzes and PDF notes for APPSC, TSPSC, banking, SSC, railway and court exams.',
  phone: '+91 40 5550 0123',
  email: 'hello@pariksha-academy.example',
} as const
