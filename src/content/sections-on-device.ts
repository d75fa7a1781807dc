import { hashKey, queryOptions } from '@tanstack/react-query'
import { type SectionId, sections } from '@/config/sections'
import { sectionKey } from '@/domain/content-section'
import { keptReads, readyToShow } from '@/lib/device/kept-read'

/** What follows the section in the query key of its whole list; `[null]`, no category, where nothing is said. */
const keyParts: { [id in SectionId]?: ReadonlyArray<string | null> } = {
  'test-series': [],
  resource: ['resources', null, null],
}

const listOf = (id: SectionId) => hashKey(sectionKey(id, ...(keyParts[id] ?? [null])))

/** The sections whose list this device has, so that they open without a network; none when the device does not answer. */
async function sectionsOnDevice(owner: string) {
  const lists = sections.map(({ id }) => listOf(id))
  const found = await keptReads.getMany(owner, lists).catch(() => [])
  return sections.filter((_, index) => readyToShow(found[index]) !== null)
}

/** @param owner whose device it is: a user id, or `visitor`; null: not known yet, nothing is read */
export const sectionsOnDeviceQuery = (owner: string | null) =>
  queryOptions({
    queryKey: ['sections-on-device', owner],
    queryFn: () => sectionsOnDevice(owner ?? ''),
    enabled: owner !== null,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
