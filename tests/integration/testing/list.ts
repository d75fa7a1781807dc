/** A list that everybody may read: how it is read, and what puts a document on it or keeps it off. */
import { type Firestore, Timestamp } from 'firebase/firestore/lite'
import type { Page } from '@/lib/firebase/page'

export interface List {
  name: string
  collection: string
  read: (db: Firestore) => Promise<ReadonlyArray<{ id: string }>>
  /** A document with these is on the list, in front of the seed's. */
  fields: Record<string, unknown>
  /** Each of these changes to `fields` keeps a document off the list without a word. */
  hiddenBy: Record<string, unknown>[]
  /** This change makes a document unusable; null where every document can be used. */
  brokenBy: Record<string, unknown> | null
  /** How many documents are asked for (spec section 9). */
  limit: number
}

/** What is on the first part of a list that is read ten by ten. */
export async function itemsOf<T extends { id: string }>(page: Promise<Page<T>>): Promise<readonly T[]> {
  return (await page).items
}

/** After every date of the seed, so that it comes first where the newest do. */
export const newest = Timestamp.fromDate(new Date('2090-01-01T00:00:00Z'))

export const off = { isActive: false }
export const unpublished = { published: false }
export const untitled = { title: null }
export const unnamed = { name: null }
export const inOtherCategory = { category: 'Elsewhere', categoryName: 'Elsewhere' }
export const inOtherSection = { section_type: 'Elsewhere' }
