/** Content that opens at a moment, by the rules and without a timer (docs/decisions/080). */
import type { WireFields } from '../../emulator/firestore/wire-value'
import { apartCollections, scheduledPath } from '../../src/content/catalogues/definitions'
import { isPaid, priceOf } from '../../src/domain/price'
import { writeWithAudit } from './audit'
import type { StoredDocument } from './check'
import { ChangedMeanwhile, collectionReader, type WireDocument, type Write } from './database'
import { count, doubt, type Finding, fault } from './problem'
import type { Rule } from './rules'
import { plainFields } from './stored-form'
import type { Target } from './target'

/** Collections that students list by `published`. */
const listed = ['quizzes', 'mock_tests'] as const

const opening = (fields: Readonly<Record<string, unknown>>) =>
  fields.opensAt instanceof Date ? fields.opensAt : null

/** `opensAt` must be a moment: the rules compare it with the server's clock. */
export const opensLater: Rule = (document, _id, now): Finding[] => {
  const { opensAt = null, published, isActive } = document
  if (opensAt === null) return []
  if (!(opensAt instanceof Date))
    return [
      fault(
        'opensAt',
        'it must be a date with its time, { "$date": "2026-12-06T10:00:00+05:30" }, or it would never open.',
      ),
    ]
  return (published === false || isActive === false) && opensAt > now
    ? [doubt('opensAt', 'the document is not published, so it does not open.')]
    : []
}

/** A pack is sold with what its list shows. */
export const freeWhileScheduled: Rule = ({ opensAt, price, isPaid: flag }, _id, now): Finding[] =>
  opensAt instanceof Date && opensAt > now && isPaid(priceOf(price, flag === true))
    ? [fault('opensAt', 'a file of a pack cannot open later: buyers get all of their pack at once.')]
    : []

/** A stored document as an author writes it. */
export const asAuthored = (fields: WireFields): WireFields =>
  plainFields(fields).published === 'scheduled' ? { ...fields, published: { booleanValue: true } } : fields

/** Whether documents of a collection stand apart until they open. */
const isApart = (collection: string): boolean => apartCollections.some((one) => one === collection)

/** Whether it is a document of an apart collection, and not what belongs to one. */
const standsApart = (path: string) => {
  const [collection = '', , ...below] = path.split('/')
  return below.length === 0 && isApart(collection)
}

/** Whether a path is where documents stand apart. */
export const isScheduledPath = (path: string): boolean => path.startsWith(scheduledPath(''))

/** Where a document of an apart collection is while it is scheduled, or published; null for any other. */
export function otherPlace(path: string): string | null {
  if (isScheduledPath(path)) return openedPath(path)
  return standsApart(path) ? scheduledPath(path) : null
}

/** Where a document is once it has opened. */
export const openedPath = (path: string): string =>
  isScheduledPath(path) ? path.slice(scheduledPath('').length) : path

/** A document that opens later is stored as a scheduled one: no list shows it before. One that stands apart does so as a draft too. */
export function asScheduled({ path, fields }: StoredDocument, now: Date): StoredDocument {
  const { published } = plainFields(fields)
  const opensAt = opening(plainFields(fields))
  if (opensAt === null || opensAt <= now) return { path, fields }
  if (standsApart(path)) return { path: scheduledPath(path), fields }
  return published === true && listed.some((collection) => path.startsWith(`${collection}/`))
    ? { path, fields: { ...fields, published: { stringValue: 'scheduled' } } }
    : { path, fields }
}

/** All of a collection, with the documents that stand apart: these are marked as scheduled. */
export async function withScheduled<Found extends WireDocument>(
  all: (collection: string) => Promise<Found[]>,
  collection: string,
): Promise<Found[]> {
  const apart = isApart(collection) ? await all(scheduledPath(collection)) : []
  return [
    ...(await all(collection)),
    ...apart.map((document) => ({
      ...document,
      path: openedPath(document.path),
      fields: { ...document.fields, published: { stringValue: 'scheduled' } },
    })),
  ]
}

/** The moves of documents that stood apart and have opened. */
async function openedApart({ database }: Target, now: Date): Promise<Write[]> {
  const stored = await Promise.all(
    apartCollections.map((one) => collectionReader(database)(scheduledPath(one))),
  )
  const versions = await database.readVersions(stored.flat().map(({ path }) => path))
  return [...versions].flatMap(([path, { fields, updateTime }]): Write[] => {
    const own = otherPlace(path)
    const plain = plainFields(fields)
    const opensAt = opening(plain)
    if (own === null || opensAt === null || opensAt > now) return []
    if (plain.isActive === false || plain.published === false) return []
    return [
      { path: own, fields, mode: 'replace' },
      { path, fields: {}, mode: 'remove', when: { updateTime } },
    ]
  })
}

/**
 * Makes scheduled documents that have opened published ones, so that lists without a catalogue and random draws have them
 * too. Students can read them without this.
 * @returns a sentence; null when there was none
 */
export async function publishOpened(target: Target, now = new Date()): Promise<string | null> {
  const due: Write[] = []
  for (const collection of listed) {
    const scheduled = await target.database.where(collection, 'published', 'scheduled')
    const versions = await target.database.readVersions(scheduled.map(({ path }) => path))
    for (const [path, { fields, updateTime }] of versions) {
      const { published } = plainFields(fields)
      const opensAt = opening(plainFields(fields))
      if (published === 'scheduled' && opensAt !== null && opensAt <= now)
        due.push({ path, fields: { published: { booleanValue: true } }, mode: 'merge', when: { updateTime } })
    }
  }
  const moves = await openedApart(target, now)
  const opened = due.length + moves.length / 2
  if (opened === 0) return null
  const what = `${count(opened, 'scheduled document')} opened`
  try {
    await writeWithAudit(target, what, [...due, ...moves])
  } catch (error) {
    // One was withdrawn at this moment. The next publication marks the others.
    if (error instanceof ChangedMeanwhile) return null
    throw error
  }
  return `${what}.`
}
