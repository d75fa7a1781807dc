/** Quizzes, mock tests and tests of packages that open at a moment, by the rules and without a timer (docs/decisions/080). */
import type { WireFields } from '../../emulator/firestore/wire-value'
import { writeWithAudit } from './audit'
import { ChangedMeanwhile, type Write } from './database'
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
  const { opensAt = null, published } = document
  if (opensAt === null) return []
  if (!(opensAt instanceof Date))
    return [
      fault(
        'opensAt',
        'it must be a date with its time, { "$date": "2026-12-06T10:00:00+05:30" }, or it would never open.',
      ),
    ]
  return published === false && opensAt > now
    ? [doubt('opensAt', 'the document is not published, so it does not open.')]
    : []
}

/** A stored document as an author writes it. */
export const asAuthored = (fields: WireFields): WireFields =>
  plainFields(fields).published === 'scheduled' ? { ...fields, published: { booleanValue: true } } : fields

/** A published document that opens later is stored as a scheduled one: no list shows it before. */
export function asScheduled(path: string, fields: WireFields, now: Date): WireFields {
  const { published } = plainFields(fields)
  const opensAt = opening(plainFields(fields))
  if (!listed.some((collection) => path.startsWith(`${collection}/`)) || opensAt === null) return fields
  return published === true && opensAt > now ? { ...fields, published: { stringValue: 'scheduled' } } : fields
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
  if (due.length === 0) return null
  const what = `${count(due.length, 'scheduled document')} opened`
  try {
    await writeWithAudit(target, what, due)
  } catch (error) {
    // One was withdrawn at this moment. The next publication marks the others.
    if (error instanceof ChangedMeanwhile) return null
    throw error
  }
  return `${what}.`
}
