import { t } from '@/language/text'
import { categoryName } from './category-name'

/**
 * What practices are of. Their titles are stored in the account, so they are English in every language of the page;
 * `practiceTitleText` shows them.
 */
export const practiceNames = {
  practice: 'Practice',
  study: 'Study',
  mistakes: 'Mistakes',
  saved: 'Saved questions',
  open: 'Unanswered questions',
  quick: 'Quick answers',
  negative: 'Negative marks',
  slow: 'Correct but slow',
  fast: 'Wrong and quick',
  diagnosis: 'Diagnosis',
} as const

type PracticeName = (typeof practiceNames)[keyof typeof practiceNames]

const texts: Readonly<Record<PracticeName, string>> = {
  Practice: t('Practice'),
  Study: t('Study'),
  Mistakes: t('Mistakes'),
  'Saved questions': t('Saved questions'),
  'Unanswered questions': t('Unanswered questions'),
  'Quick answers': t('Quick answers'),
  'Negative marks': t('Negative marks'),
  'Correct but slow': t('Correct but slow'),
  'Wrong and quick': t('Wrong and quick'),
  Diagnosis: t('Diagnosis'),
}

/** A title as it is stored: `Mistakes: Rivers`. @param what a test or topics */
export const practiceTitleOf = (name: PracticeName, what: string): string => `${name}: ${what}`

/** Topics of a title as they are stored: `Economy and 2 more topics`. @param names none for all */
export function storedTopics([first, second, ...more]: readonly string[]): string {
  if (first === undefined) return 'all topics'
  if (second === undefined) return first
  if (more.length === 0) return `${first} and ${second}`
  return `${first} and ${more.length + 1} more topics`
}

function topicsText(stored: string): string | null {
  if (stored === 'all topics') return t('all topics')
  const [, many, count] = /^(.+) and (\d+) more topics$/.exec(stored) ?? []
  if (many !== undefined) {
    return t('{first} and {count, plural, one {# more topic} other {# more topics}}', {
      first: categoryName(many),
      count: Number(count),
    })
  }
  const [first = '', second = '', ...rest] = stored.split(' and ').map(categoryName)
  // A name that has an "and" of its own, or a test's title, stays as it is.
  const isTwo = second !== '' && rest.length === 0 && stored !== `${first} and ${second}`
  return isTwo ? t('{first} and {second}', { first, second }) : null
}

/** A stored title in the language of the page; one that is not a practice's as it is. */
export function practiceTitleText(title: string): string {
  const [name = '', ...rest] = title.split(': ')
  if (!Object.hasOwn(texts, name)) return title
  const text = texts[name as PracticeName]
  if (rest.length === 0) return text
  const what = rest.join(': ')
  return `${text}: ${topicsText(what) ?? practiceTitleText(categoryName(what))}`
}
