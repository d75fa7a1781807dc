/** A paper as the desk's form holds it: one document with its questions, in the JSON of files (seed/README.md). */
import { livePaperPath } from '../../../api/ranks/ranked-test'
import type { JsonObject } from '../../../emulator/request-fields'
import { textsOf } from '../../../src/domain/stored-fields'
import { bodyPath } from '../closed-body'
import { type SourceDocument, sourceOf } from '../source-document'

/** What the form can make. Tests of a package are made with their package. */
export const paperCollections = ['quizzes', 'mock_tests', 'live_tests'] as const
export type PaperCollection = (typeof paperCollections)[number]

export interface PaperDocument {
  collection: PaperCollection
  id: string
  fields: JsonObject
}

/** A picture that is not in Storage yet. */
export interface NewPicture {
  /** What figures call it. */
  path: string
  type: string
  /** Base64. */
  data: string
}

/** Where pictures of a file are until their paper is saved, which moves them to the folder of their readers. */
export const newPictures = 'unpublished/questions/new'

export const pathOf = ({ collection, id }: Pick<PaperDocument, 'collection' | 'id'>) => `${collection}/${id}`

/** Every document that a paper's fields may be in, the one that lists show first. */
export function pathsOf(paper: Pick<PaperDocument, 'collection' | 'id'>): string[] {
  const path = pathOf(paper)
  const body = { quizzes: [], mock_tests: [bodyPath(path)], live_tests: [livePaperPath(paper.id)] }
  return [path, ...body[paper.collection]]
}

/** In English where there is one. */
export const titleIn = (fields: JsonObject): string => textsOf(fields.title, 'en')[0] ?? ''

export const sourceOfPaper = ({ collection, id, fields }: PaperDocument): SourceDocument =>
  sourceOf('The paper', collection, id, fields)
