/** What stands against saving a paper, and what is asked before it is published. */
import { marksText } from '@/domain/question/marking'
import { formatMoment } from '../format'
import { moments } from './details-parts'
import { minutesIn, wordsIn } from './details-values'
import { typedMoment } from './india-time'
import { collectionNames, opensLater, type PaperState, titleOf } from './paper-state'
import { gapsIn } from './shown-problems'
import { paperToTry } from './try-paper'
import type { SaveState } from './use-save'

export interface Refusal {
  message: string
  /** Of the test, where the focus goes. */
  field: 'title' | 'opensAt' | null
}

/** What is wrong with the title; null when nothing is. */
export function titleFault({ id, fields }: Pick<PaperState, 'id' | 'fields'>): string | null {
  const words = wordsIn(fields.title)
  if (Object.values(words).every((text) => text.trim() === '')) return 'Write a title.'
  const isNamed = id !== null || /[a-z0-9]/i.test(words.en ?? '')
  return isNamed ? null : 'Write an English title too: the address of the paper is made of it.'
}

/** Why a paper is not saved; null when it may be. @param errors how many are known */
export function whyNotSaved(paper: PaperState, as: SaveState, errors: number): Refusal | null {
  const open = paper.questions.findIndex(({ form }) => form !== null)
  const refusal = (message: string, field: Refusal['field'] = null) => ({ message, field })
  if (open >= 0) return refusal(`The form of question ${open + 1} is open. Press Done or Cancel there first.`)
  const title = titleFault(paper)
  if (title !== null && (as === 'published' || paper.id === null)) return refusal(title, 'title')
  if (as === 'draft') return null
  if (paper.collection === 'live_tests' && moments.some(([name]) => typedMoment(paper.fields[name]) === ''))
    return refusal('Write all four hours of the live test.', 'opensAt')
  const gaps = gapsIn(paper).length
  if (gaps > 0)
    return refusal(
      `${gaps === 1 ? '1 question' : `${gaps} questions`} of the file could not be read. Write or leave out each of them first.`,
    )
  return errors > 0
    ? refusal('A paper with errors is not published. Each is beside its question, or under Test.')
    : null
}

const momentIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && '$date' in value ? formatMoment(String(value.$date)) : null

/** When students see the paper and may begin. */
function fromWhen(paper: PaperState): string {
  const opens = momentIn(paper.fields.opensAt)
  if (paper.collection === 'live_tests')
    return `Students see it at once and can start it from ${opens}. Results: ${momentIn(paper.fields.resultsAt)}.`
  if (opensLater(paper)) return `Students can open it from ${opens} (India time).`
  return 'Students see it at once.'
}

/** `1 mark for a correct answer, −⅓ mark for a wrong one`; null where no marks are counted. */
export function markingWords(paper: PaperState): string | null {
  const all = new Set(
    paperToTry(paper).questions.flatMap(({ scheme }) =>
      scheme
        ? `${marksText(scheme.correct)} for a correct answer, ${marksText(scheme.wrong)} for a wrong one`
        : [],
    ),
  )
  return all.size === 0 ? null : [...all].join('; for other questions ')
}

/** What publishing means, before it is done. */
export function publishQuestion(paper: PaperState): string {
  const { collection, fields, questions } = paper
  const count = `${questions.length.toLocaleString('en-IN')} question${questions.length === 1 ? '' : 's'}`
  const minutes = minutesIn(collection, fields)
  const size = minutes === '' ? count : `${count}, ${minutes} minutes`
  const marking = markingWords(paper)
  const locks =
    collection === 'live_tests' || opensLater(paper)
      ? 'Once it is open, its options and keys stay'
      : 'Its options and keys then stay'
  return `${opensLater(paper) ? 'Schedule' : 'Publish'} “${titleOf(paper)}” (${collectionNames[collection].toLowerCase()}, ${size})?${marking ? ` It gives ${marking}.` : ''} ${fromWhen(paper)} ${locks}: a key changes by a correction alone, which every student is told.`
}
