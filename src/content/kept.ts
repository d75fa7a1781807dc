import type { QueryMeta } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { sectionDocuments } from '@/config/sections'

const kinds = sectionDocuments.filter((documents) => documents.kept).map(({ kind }) => kind)

/**
 * What a read holds that is kept on the device (docs/decisions/026): documents of one kind, which the search finds there
 * without a network, or `parts` of a page.
 */
const keptDocuments = z.enum([...kinds, 'parts'])

type KeptDocuments = z.infer<typeof keptDocuments>

/**
 * `meta` of a query that is free and the same for everybody: the device keeps what it has read and shows it at once.
 * What somebody has paid for is never kept so.
 */
export const kept = (holds: KeptDocuments) => ({ holds }) satisfies QueryMeta

/**
 * `meta` of a query that is one student's own and must not be shown older than it is, such as what they own: the server
 * is asked first, and what the device has kept only stands in when it cannot be reached.
 */
export const keptForOffline = (holds: KeptDocuments) => ({ holds, first: 'server' }) satisfies QueryMeta

/** Milliseconds. */
const halfAnHour = 30 * 60_000

/**
 * For a list of a hundred documents or more, each of them billed: it is not read again while a student goes between it and
 * what it leads to, or to another app and back (docs/costs.md). A page reads it when it starts, even if it came in its HTML.
 */
export const longList = { staleTime: halfAnHour, gcTime: halfAnHour } as const

/** Milliseconds. */
const aDay = 24 * 60 * 60_000

/** A kept read that is to be asked for once a day. */
export const oncePerDay = <Options extends { meta?: QueryMeta | undefined }>(options: Options) => ({
  ...options,
  meta: { ...options.meta, freshFor: aDay },
  staleTime: aDay,
})

/**
 * `meta` of a query that is the same for everybody but not stored on the device. Like the stored ones, it may be part of a
 * page's HTML (docs/decisions/075).
 */
export const forEverybody = { isForEverybody: true } satisfies QueryMeta

/** Whether a query's `meta` says that it is the same for everybody. */
export const isForEverybody = (meta: QueryMeta | undefined): boolean =>
  meta?.isForEverybody === true || (keptOf(meta) !== null && !isServerFirst(meta))

/** Whether a query's `meta` has the server asked before the device. */
export const isServerFirst = (meta: QueryMeta | undefined): boolean => meta?.first === 'server'

/** What a query's `meta` says of keeping; null for one that is not kept. */
export function keptOf(meta: QueryMeta | undefined): KeptDocuments | null {
  return keptDocuments.safeParse(meta?.holds).data ?? null
}
