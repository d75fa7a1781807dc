import * as z from 'zod/mini'
import {
  type Difficulty,
  difficulties,
  type IndexedQuestion,
  type QuestionAccess,
  topicKey,
} from '@/domain/learning/indexed-question'
import { partsOfRef } from '@/domain/question/ref'
import { optionalText, requiredText } from '../fields'

/** The document that says which index there is; all others of `question_index` are its parts. */
export const headId = 'head'

/** A part as it is stored: two texts, so that a document of Firestore holds thousands of questions. */
export interface IndexPart {
  /** One topic a line; a question names its topic by the number of the line, from 0 on. */
  readonly topics: string
  /**
   * One test a line, in four fields with a space between: its key; who may read it (`free`, `login`, `product:` and the
   * encoded id); what its questions' ids begin with; the rest of them by topic and difficulty, `0e=1,2;3=7`: line 0 and
   * easy, line 3 and nobody knows.
   */
  readonly tests: string
}

/** The index as the device keeps it: `readIndex` reads it. */
export interface StoredIndex {
  /** The same for the same questions; empty where there is no index. */
  readonly version: string
  readonly parts: readonly IndexPart[]
}

/** A document of `question_index`: the head, or a part of the index of that version. */
export const indexDocumentSchema = z.object({
  id: z.string(),
  version: requiredText,
  topics: optionalText,
  tests: optionalText,
})

type IndexDocument = z.infer<typeof indexDocumentSchema>

/** The index that documents make up: parts of another version are left over from an older one. */
export function storedIndexOf(documents: readonly IndexDocument[]): StoredIndex {
  const version = documents.find(({ id }) => id === headId)?.version ?? ''
  const parts = documents.filter((one) => one.id !== headId && one.version === version)
  return { version, parts: parts.map(({ topics, tests }) => ({ topics: topics ?? '', tests: tests ?? '' })) }
}

const productPrefix = 'product:'

function writeAccess(access: QuestionAccess): string {
  return access.kind === 'product' ? productPrefix + encodeURIComponent(access.productId) : access.kind
}

/** Null for what this version of the app does not know: then nobody is offered it. */
function readAccess(text: string): QuestionAccess | null {
  if (text === 'free' || text === 'login') return { kind: text }
  if (!text.startsWith(productPrefix) || text === productPrefix) return null
  try {
    return { kind: 'product', productId: decodeURIComponent(text.slice(productPrefix.length)) }
  } catch {
    return null
  }
}

const difficultyOf = (letter: string): Difficulty | undefined =>
  difficulties.find((difficulty) => difficulty.startsWith(letter))

/** `0e=1,2` as questions, whose refs start with `begin`; none of what cannot be read. */
function readGroup(
  group: string,
  begin: string,
  access: QuestionAccess,
  topics: readonly string[],
): IndexedQuestion[] {
  const [, line = '', letter = '', ids = ''] = /^(\d+)([a-z]?)=(.+)$/.exec(group) ?? []
  const topic = topics[Number(line)]
  if (line === '' || !topic) return []
  const difficulty = letter === '' ? undefined : difficultyOf(letter)
  return ids
    .split(',')
    .map((id) => begin + id)
    .filter((ref) => partsOfRef(ref) !== null)
    .map((ref) => ({ ref, topic, ...(difficulty ? { difficulty } : {}), access }))
}

/** Every question of the index; a line that cannot be read is left out. Never throws. */
export function readIndex({ parts }: StoredIndex): IndexedQuestion[] {
  return parts.flatMap((part) => {
    const topics = part.topics.split('\n')
    return part.tests.split('\n').flatMap((line) => {
      const [testKey = '', accessText = '', prefix = '', groups = ''] = line.split(' ')
      const access = readAccess(accessText)
      if (access === null) return []
      return groups.split(';').flatMap((group) => readGroup(group, `${testKey}#${prefix}`, access, topics))
    })
  })
}

/** One name for each topic, by its key: the one that stands most often, the first in the alphabet of several. */
function namesOf(questions: readonly IndexedQuestion[]): Map<string, string> {
  const counts = new Map<string, number>()
  for (const { topic } of questions) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  const spellings = [...counts].sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
  const names = new Map<string, string>()
  for (const [topic] of spellings) {
    const key = topicKey(topic)
    if (!names.has(key)) names.set(key, topic.replace(/\s+/g, ' ').trim())
  }
  return names
}

/** What all refs begin with, up to the last character of the shortest: something is left of each. */
function sharedBegin(refs: readonly string[]): string {
  const [first = ''] = refs
  let length = Math.min(...refs.map((ref) => ref.length)) - 1
  while (!refs.every((ref) => ref.startsWith(first.slice(0, length)))) length--
  return first.slice(0, length)
}

/** The questions of one test and of one access as a line, whose topics are numbered by `numberOf`. */
function writeLine(questions: readonly IndexedQuestion[], numberOf: (topic: string) => number): string {
  const begin = sharedBegin(questions.map(({ ref }) => ref))
  const groups = new Map<string, string[]>()
  for (const { ref, topic, difficulty } of questions) {
    const group = `${numberOf(topic)}${difficulty?.[0] ?? ''}`
    groups.set(group, [...(groups.get(group) ?? []), ref.slice(begin.length)])
  }
  const [first] = questions
  if (!first) return ''
  const texts = [...groups].map(([group, ids]) => `${group}=${ids.join(',')}`)
  return [begin.replace('#', ` ${writeAccess(first.access)} `), texts.join(';')].join(' ')
}

/** Characters of a part's tests at most. Keys and ids are ASCII, so that these are bytes as well. */
const mostInPart = 300_000

/**
 * The parts of an index, in the order of the tests' keys, each well below the megabyte of a document.
 * @param most characters of a part's tests, unless one test alone has more
 */
export function writeIndex(questions: readonly IndexedQuestion[], most: number = mostInPart): IndexPart[] {
  const names = namesOf(questions)
  const tests = new Map<string, IndexedQuestion[]>()
  for (const question of questions) {
    const key = `${question.ref.slice(0, question.ref.indexOf('#'))}\t${writeAccess(question.access)}`
    const test = tests.get(key)
    if (test) test.push(question)
    else tests.set(key, [question])
  }
  const parts: Array<{ topics: string[]; tests: string[]; size: number }> = []
  for (const [, test] of [...tests].sort(([a], [b]) => (a < b ? -1 : 1))) {
    let part = parts[parts.length - 1]
    const numberIn = (topics: string[]) => (topic: string) => {
      const name = names.get(topicKey(topic)) ?? topic
      const known = topics.indexOf(name)
      return known >= 0 ? known : topics.push(name) - 1
    }
    if (!part || part.size + writeLine(test, numberIn([...part.topics])).length > most) {
      part = { topics: [], tests: [], size: 0 }
      parts.push(part)
    }
    const line = writeLine(test, numberIn(part.topics))
    part.tests.push(line)
    part.size += line.length + 1
  }
  return parts.map((part) => ({ topics: part.topics.join('\n'), tests: part.tests.join('\n') }))
}
