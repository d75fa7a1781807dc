/** Reads a stored paper into the desk's form. */

import type { WireFields } from '../../../emulator/firestore/wire-value'
import type { JsonObject } from '../../../emulator/request-fields'
import { asWritten, type Versions, versionsOf } from '../forms/form'
import { isPublished } from '../published-questions'
import { asAuthored } from '../scheduled'
import type { Target } from '../target'
import { type PaperCollection, type PaperDocument, pathsOf } from './paper'

export interface OpenedPaper {
  fields: JsonObject
  versions: Versions
  /** Students answer its questions, so keys and options change by a correction alone. */
  isPublished: boolean
}

/** Fields whose place is below the document where not everybody may list them. */
const bodyFields = ['questions', 'sets']

/** The card of a live test has the hours that count; its paper has all the rest. */
function merged(collection: PaperCollection, card: WireFields, body?: WireFields): WireFields {
  if (!body) return card
  const { languages } = body
  if (collection === 'live_tests') return { ...body, ...card, ...(languages ? { languages } : {}) }
  const own = Object.entries(body).filter(([name]) => bodyFields.includes(name))
  return { ...card, ...Object.fromEntries(own) }
}

/** @throws Error when there is no such paper */
export async function openPaper(
  { database }: Target,
  paper: Pick<PaperDocument, 'collection' | 'id'>,
): Promise<OpenedPaper> {
  const [path = '', body = ''] = pathsOf(paper)
  const stored = await database.readVersions(pathsOf(paper))
  const card = stored.get(path)
  if (!card) throw new Error(`There is no ${path}. Was it deleted?`)
  const fields = merged(paper.collection, card.fields, stored.get(body)?.fields)
  const isLive = paper.collection === 'live_tests'
  return {
    fields: asWritten(asAuthored(fields)),
    versions: versionsOf(stored),
    isPublished: isPublished(isLive ? body : path, fields),
  }
}
