import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { UsageOfCollections } from '../../emulator/firestore/usage'
import { markdownTable, withPart } from '../../tools/bench/table.mjs'
import { database } from './addresses'

/** What the local backend has billed a student since it has started, by collection. */
export async function billedTo(page: Page, uid: string): Promise<UsageOfCollections> {
  const answer = await page.request.get(`${database}/emulator/v1/usage/${uid}`)
  return answer.json()
}

/** What one part of a day cost, in documents. */
export interface DayPart {
  readonly name: string
  /** Of the learning loop; with what the rules looked up. */
  readonly reads: number
  readonly ofRules: number
  readonly writes: number
  /** What the app would have read without it. */
  readonly anyway: number
  /** `cards 1, quizzes 3`: what the loop's reads were of, those of rules left out. */
  readonly of: string
}

/**
 * What was billed between two looks.
 * @param isAnyway whether reads of a collection are none of the learning loop's
 */
export function partOf(
  name: string,
  [before, after]: readonly [UsageOfCollections, UsageOfCollections],
  isAnyway: (collection: string) => boolean,
): DayPart {
  const more = Object.entries(after).map(([collection, now]) => {
    const was = before[collection] ?? { reads: 0, ruleReads: 0, writes: 0 }
    const reads = now.reads - was.reads
    const own = isAnyway(collection) ? 0 : reads
    const [ofRules, writes] = [now.ruleReads - was.ruleReads, now.writes - was.writes]
    return { collection: collection.replace('users/{}/', ''), own, anyway: reads - own, ofRules, writes }
  })
  const sum = (count: (one: (typeof more)[number]) => number) =>
    more.reduce((all, one) => all + count(one), 0)
  const ofRules = sum((one) => one.ofRules)
  return {
    name,
    reads: sum(({ own }) => own) + ofRules,
    ofRules,
    writes: sum(({ writes }) => writes),
    anyway: sum(({ anyway }) => anyway),
    of: more
      .filter(({ own }) => own > 0)
      .map(({ collection, own }) => `${collection} ${own}`)
      .join(', '),
  }
}

export function totalOf(parts: readonly DayPart[]): DayPart {
  const sum = (kind: 'reads' | 'ofRules' | 'writes' | 'anyway') =>
    parts.reduce((all, part) => all + part[kind], 0)
  return {
    name: 'the day',
    reads: sum('reads'),
    ofRules: sum('ofRules'),
    writes: sum('writes'),
    anyway: sum('anyway'),
    of: '',
  }
}

export function dayTable(parts: readonly DayPart[]): string {
  const short = (count: number) => (count === 0 ? '' : String(count))
  return markdownTable([
    ['what', 'reads', 'of rules', 'writes', 'read of', 'reads of the app anyway'],
    ...[...parts, totalOf(parts)].map(({ name, reads, ofRules, writes, of, anyway }) => [
      name,
      short(reads),
      short(ofRules),
      short(writes),
      of,
      short(anyway),
    ]),
  ])
}

const page = 'docs/costs.md'
const marks = {
  begin: '<!-- a day of the learning loop: written by npm run reads -->',
  end: '<!-- /a day -->',
}

/** Puts the table of this run into docs/costs.md. @throws Error when the page has no place for it */
export const writeDay = (parts: readonly DayPart[]): void =>
  writeFileSync(page, withPart(readFileSync(page, 'utf8'), marks, dayTable(parts)))
