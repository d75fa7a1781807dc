/**
 * Match the following, as papers print it: two lists below the question, A. to D. and 1. to 4., and options that are codes.
 * It is found in a question of any format, whose lists become fields of their own.
 */
import { languages, plainText, type RichText } from '../../../src/domain/rich-text'
import { type Finding, fault } from '../problem'
import type { AuthoredPaper, AuthoredQuestion } from './authored'
import { letterOf, optionNamed } from './key-text'
import type { FileKind } from './kinds'
import { type Lists, listsIn, romans } from './match-lists'
import { reasonOf, sentence } from './paper-draft'

export interface MatchKey {
  readonly kind: 'match'
  readonly correct: number
  /** The right code, where the options are to be made. */
  readonly code?: string
  readonly lists?: Lists<RichText>
}

const pair = /\(?\b([A-H])\)?\s*(?:[-–—−:=→.]+>?)?\s*\(?(\d|[ivx]{1,4})\b\)?/giu

/** What each line of List I goes with, from 0; null for a text that is no code of lists of these lengths. */
function codeIn(text: string, first: number, second: number): number[] | null {
  const placeOf = (written: string) =>
    /\d/.test(written) ? Number(written) - 1 : romans.indexOf(written.toLowerCase())
  const pairs = [...text.matchAll(pair)].map(
    ([, left = '', right = '']) => [left.toUpperCase().charCodeAt(0) - 65, placeOf(right)] as const,
  )
  const isPaired = pairs.length > 0 && text.replace(pair, '').replace(/[\s,;.&]|\band\b/g, '') === ''
  const bare = text.trim().split(/[\s,;-]+/)
  const places = isPaired
    ? Array.from({ length: first }, (_, place) => pairs.find(([left]) => left === place)?.[1] ?? -1)
    : bare.every((one) => /^(?:\d|[ivx]{1,4})$/i.test(one))
      ? bare.map(placeOf)
      : []
  const isWhole = places.length === first && (!isPaired || pairs.length === first)
  return isWhole && places.every((place) => place >= 0 && place < second) ? places : null
}

/** `A-4, B-1, C-2, D-3` */
const codeText = (places: readonly number[]) =>
  places.map((place, index) => `${letterOf(index)}-${place + 1}`).join(', ')

/** An option in all its languages, where they say the same; it may be "None of these". */
function plainOption(option: RichText): string | null {
  const texts = new Set(languages.map((language) => plainText(option, language).trim()))
  return texts.size === 1 ? ([...texts][0] ?? null) : null
}

/** The right code and three others: two of its pairs change places in each. */
function madeOptions(right: readonly number[]): string[] {
  const swapped = [
    [0, 1],
    [1, 2],
    [0, right.length - 1],
  ].map(([one = 0, other = 0]) =>
    right.map((place, at) => (at === one ? right[other] : at === other ? right[one] : place) ?? place),
  )
  return [...new Set([right, ...swapped].map(codeText))].sort()
}

/** A question with its lists as fields, where it has some. @throws Error where it says that it has, and has not */
export function withLists(question: AuthoredQuestion): AuthoredQuestion {
  const { key } = question
  const isSaid = key.kind === 'match'
  if (!isSaid && key.kind !== 'single') return question
  const lists = listsIn(question.text)
  if (!lists) {
    if (!isSaid) return question
    throw new Error(
      'its two lists were not found: the lines of List I begin with A., B., C. and those of List II with 1., 2., 3., in two columns or below each other',
    )
  }
  const codeOf = (text: string) => codeIn(text, lists.list1.length, lists.list2.length)
  const { stem: text } = lists
  if (isSaid && key.code !== undefined) {
    const right = codeOf(key.code)
    if (!right) throw new Error(`its answer "${key.code}" is no code such as A-2, B-1, C-4, D-3`)
    const options = madeOptions(right)
    const correct = options.indexOf(codeText(right))
    return { ...question, text, options, key: { kind: 'match', correct, lists } }
  }
  const codes = question.options.map((option) => codeOf(plainOption(option) ?? ''))
  const options = question.options.map((option, at) => (codes[at] ? codeText(codes[at]) : option))
  if (!isSaid && codes.filter(Boolean).length < 2) return question
  return { ...question, text, options, key: { kind: 'match', correct: key.correct, lists } }
}

/** A paper whose questions with two lists are such. */
export function withMatches(paper: AuthoredPaper): AuthoredPaper {
  const faults = [...paper.faults]
  const questions = paper.questions.flatMap((question) => {
    try {
      return [withLists(question)]
    } catch (error) {
      faults.push({ place: question.place, severity: 'error', message: sentence(reasonOf(error)) })
      return []
    }
  })
  return { ...paper, questions, faults }
}

const bare = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')
// Firestore has no lists in lists.
const item = (text: RichText) => (Array.isArray(text) ? { text } : text)

export const match: FileKind<MatchKey> = {
  words: 'match|matching|match the following|match the lists',
  fields: ['correctAnswer', 'list1', 'list2', 'list1Title', 'list2Title'],
  told: 'with two lists',
  keyOf(written, options) {
    if (options.length === 0) return { kind: 'match', correct: 0, code: written.trim() }
    const same = options.findIndex((option) => bare(plainText(option)) === bare(written))
    return { kind: 'match', correct: same >= 0 ? same : optionNamed(written, options) }
  },
  stored({ correct, lists }) {
    const { list1 = [], list2 = [], list1Title = null, list2Title = null } = lists ?? {}
    return {
      type: 'match',
      list1: list1.map(item),
      ...(list1Title === null ? {} : { list1Title }),
      list2: list2.map(item),
      ...(list2Title === null ? {} : { list2Title }),
      correctAnswer: correct,
    }
  },
  authored: (key) => (typeof key === 'number' ? { kind: 'match', correct: key } : null),
  check(question, field, { list1, list2 }): Finding[] {
    if (!Array.isArray(list1) || !Array.isArray(list2)) return []
    return question.options.flatMap((option, at) => {
      const text = plainOption(option) ?? ''
      return !/\d/.test(text) || codeIn(text, list1.length, list2.length)
        ? []
        : [
            fault(
              field,
              `its option ${letterOf(at)}, "${text}", is no code of its lists: A to ${letterOf(list1.length - 1)}, each with one of 1 to ${list2.length}.`,
            ),
          ]
    })
  },
}
