/**
 * `npm run bench:ranks`: ranks generated sheets on the code path of the endpoint and the operator's tool, from the JSON that
 * Firestore answers with to the published document. Prints seconds and memory; Firestore's own time comes on top.
 */
import { parseArgs } from 'node:util'
import * as z from 'zod'
import type { FirestoreClient, Write } from '../../api/firestore/client'
import { documentSchema, type PlainFields, toWireFields } from '../../api/firestore/values'
import { rankStep } from '../../api/ranks/rank-step'
import { dice, liveTestWrites, sheetFields } from '../../api/testing/live-sheets'

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '100000' },
    questions: { type: 'string', default: '100' },
    shuffled: { type: 'boolean', default: false },
  },
})
const students = Number(values.students)
const count = Number(values.questions)
const questionIds = Array.from({ length: count }, (_, index) => `q${index}`)

const now = new Date()
const closesAt = new Date(now.getTime() - 60 * 60_000)
const shuffle = values.shuffled ? { shuffle: { questions: true, options: true } } : {}
const test = { id: 'bench', questions: count, closesAt, resultsAt: now, over: shuffle }

/** What Firestore answers for a document, read as the endpoint reads it. */
const answered = (path: string, fields: PlainFields) => {
  const name = `projects/p/databases/(default)/documents/${path}`
  return JSON.stringify({ name, updateTime: now.toISOString(), fields: toWireFields(fields) })
}
const parse = (text: string) => documentSchema.parse(JSON.parse(text))

const documents = new Map(
  liveTestWrites(test).flatMap((write) =>
    'set' in write ? [[write.set, answered(write.set, write.fields)] as const] : [],
  ),
)

const roll = dice(33)
const idOf = (place: number) => `u${String(place).padStart(8, '0')}`

function sheet(place: number): string {
  const knowledge = roll()
  const answers = questionIds.map((_, index) => {
    if (roll() < 0.1) return null
    return roll() < knowledge ? index % 4 : Math.floor(roll() * 4)
  })
  const seconds = questionIds.map(() => Math.floor(roll() * 11))
  const startedAt = closesAt.getTime() - 20 * 60_000
  const over = { named: { uid: `u${place}`, name: `Student ${place % 100}.` } }
  const fields = sheetFields(questionIds, answers, { startedAt, seconds, over })
  return answered(`live_tests/bench/sheets/${idOf(place)}`, fields)
}

let generating = 0
const written: Write[] = []

const notUsed = async () => {
  throw new Error('a ranking does not use this call')
}
const firestore: FirestoreClient = {
  async get(path) {
    const text = documents.get(path)
    return text === undefined ? undefined : parse(text)
  },
  async page({ limit, after }) {
    const began = performance.now()
    const first = after === undefined ? 0 : Number(after.slice(after.lastIndexOf('/') + 2)) + 1
    const texts = Array.from({ length: Math.min(limit, students - first) }, (_, index) =>
      sheet(first + index),
    )
    generating += performance.now() - began
    return z.array(documentSchema).parse(texts.map((text): unknown => JSON.parse(text)))
  },
  async commit(writes) {
    written.push(...writes)
    return { updateTimes: writes.map(() => now.toISOString()) }
  },
  // No other live test ends in this week.
  async query() {
    return []
  },
  queryDue: notUsed,
  ids: notUsed,
}

const began = performance.now()
const job = { testKey: 'live/bench', path: 'live_tests/bench/private/paper' }
const step = await rankStep({ firestore, now: () => now }, job, { until: Number.POSITIVE_INFINITY })
const seconds = (performance.now() - began - generating) / 1000
if (step.status !== 'done') throw new Error('the ranking did not come to its end')
const { user, system } = process.cpuUsage()
const megabytes = process.resourceUsage().maxRSS / 1024
const [document] = written
console.log(`${step.result.count} students, ${count} questions${values.shuffled ? ', shuffled' : ''}`)
console.log(`${seconds.toFixed(1)} s, and ${(generating / 1000).toFixed(1)} s to make the sheets up`)
console.log(`${((user + system) / 1_000_000).toFixed(1)} s of processor time, with making up and starting`)
console.log(`${megabytes.toFixed(0)} MB at most, of Node and all`)
console.log(`${(JSON.stringify(document).length / 1024).toFixed(1)} KB published`)
