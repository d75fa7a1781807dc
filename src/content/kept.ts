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
 * `meta` of a query that is free and the same for everybody: the device keeps what it has read. Nothing else is ever
 * kept: what somebody has paid for ends with the session.
 */
export const kept = (holds: KeptDocuments) => ({ holds }) satisfies QueryMeta

/** What a query's `meta` says of keeping; null for one that is not kept. */
export function keptOf(meta: QueryMeta | undefined): KeptDocuments | null {
  return keptDocuments.safeParse(meta?.holds).data ?? null
}
