import { readPaper, sharedSearch } from '@/content/papers/papers'
import { packageQuery } from '@/content/test-series/queries'
import type { Paper } from '@/domain/paper'
import { type TestRef, testKey, testOfKey } from '@/domain/sitting/test-ref'
import { AppError } from '@/lib/app-error'
import { keptPictures } from '@/lib/device/device-store'
import { isClosedFile, storagePathOf } from '@/lib/firebase/public-file'
import { studentToken } from '@/lib/identity-needed'
import { queryClient } from '@/lib/query-client'
import { pinPaper, pinsOf } from '@/own/papers/shelf'
import { mayKeepFor } from '@/session'
import { picturesOf } from '@/ui/question/load-paper'
import { keptItems, putKeptItem } from '../device/kept-items'
import { hasOtherTests, type KeepRequest, type KeptItem, packageOfItem } from '../model/kept-item'
import { dropUnheld } from './drop-papers'

/** Bytes of a paper as the device holds it, without its pictures. */
export const bytesOfPaper = (paper: Paper): number => new Blob([JSON.stringify(paper)]).size

/** The tests of what is kept; of a package that is not the student's, the free ones. @throws AppError */
async function testsOf({ id, productId }: KeepRequest): Promise<TestRef[]> {
  const packageId = packageOfItem(id)
  if (packageId === null) {
    const ref = testOfKey(id.slice(id.indexOf(':') + 1))
    return ref ? [ref] : []
  }
  // Kept with its list, by which its tests are found without a network.
  const found = await queryClient.fetchQuery(packageQuery(packageId))
  const tests = found ? [...found.tests.free, ...(productId === null ? [] : found.tests.premium)] : []
  return tests.map((test) => ({ kind: 'series', packageId, testId: test.id }))
}

/** Fetches a picture into `cache`, unless it is there. @returns its bytes; 0 for one that cannot be had */
async function keepPicture(cache: Cache, address: string, signal: AbortSignal): Promise<number> {
  const kept = await cache.match(address)
  if (kept) return (await kept.blob()).size
  // The service worker shows those of our storage; another host's come with the network alone.
  const path = storagePathOf(new URL(address))
  if (path === null) return 0
  const headers = isClosedFile(path) ? { Authorization: `Firebase ${await studentToken()}` } : {}
  const response = await fetch(address, { signal, mode: 'cors', headers })
  if (!response.ok) return 0
  const { size } = await response.clone().blob()
  await cache.put(address, response)
  return size
}

/** Where papers come from. */
export interface Source {
  testsOf: (request: KeepRequest) => Promise<TestRef[]>
  /** Made anew for each package, whose documents it reads once. */
  reader: () => (ref: TestRef, isOwner: boolean) => Promise<Paper | null>
}

const server: Source = {
  testsOf,
  reader: () => (ref, isOwner) => readPaper(ref, sharedSearch, isOwner),
}

/** @returns bytes of all of them */
async function keepPictures(
  owner: string,
  pictures: readonly string[],
  signal: AbortSignal,
  onKept: () => void,
): Promise<number> {
  const cache = pictures.length > 0 ? await keptPictures(owner) : null
  let bytes = 0
  for (const address of cache ? pictures : []) {
    if (cache && !signal.aborted) bytes += await keepPicture(cache, address, signal)
    onKept()
  }
  return bytes
}

/**
 * Keeps the papers of a package, a test or a quiz with their pictures, one after the other; those that are here already
 * are not fetched again. What came before it ends, or is stopped, stays.
 * @throws AppError, or what the device throws when it is full
 */
export async function keepPapers(
  owner: string,
  request: KeepRequest,
  signal: AbortSignal,
  onPart: (part: number) => void,
  source: Source = server,
): Promise<void> {
  const goesOn = () => !signal.aborted && mayKeepFor(owner)
  const [items, pins] = await Promise.all([keptItems(owner), pinsOf(owner)])
  const before = items.find(({ id }) => id === request.id)
  // A check that fails tells nobody that what was bought is not theirs.
  const meant = { ...request, productId: request.productId ?? before?.productId ?? null }
  const tests = await source.testsOf(meant)
  const read = source.reader()
  const checkedAt = Date.now()
  const keptAt = before?.keptAt ?? checkedAt
  const keys = tests.map(testKey)
  const isPackage = packageOfItem(request.id) !== null
  const put = (loaded: number, whole: boolean) => {
    // Until all of it is here, those that are gone are still to be dropped.
    const ofPackage = isPackage ? { tests: whole ? keys : (before?.tests ?? keys) } : {}
    return putKeptItem(owner, { ...meant, ...ofPackage, bytes: loaded, loaded, whole, keptAt, checkedAt })
  }
  let loaded = 0
  for (const [index, ref] of tests.entries()) {
    if (!goesOn()) return
    const key = testKey(ref)
    const pinned = pins.get(key)
    if (pinned) {
      loaded += pinned.bytes
    } else {
      const paper = await read(ref, meant.productId !== null)
      if (!paper || paper.questions.length === 0) continue
      const pictures = picturesOf(paper)
      let done = 0
      const ofPictures = await keepPictures(owner, pictures, signal, () => {
        done += 1
        onPart((index + done / (pictures.length + 1)) / tests.length)
      })
      if (!goesOn()) return
      const bytes = bytesOfPaper(paper) + ofPictures
      await pinPaper(owner, key, paper, { bytes, title: paper.title, pictures })
      loaded += bytes
    }
    await put(loaded, false)
    onPart((index + 1) / tests.length)
  }
  if (loaded === 0) throw new AppError('not-found', 'There is nothing here that can be kept.')
  await put(loaded, true)
  const gone = before?.tests?.filter((key) => !keys.includes(key)) ?? []
  await dropUnheld(owner, gone)
}

/** Notes where a kept package has other tests by now. @throws AppError */
export async function comparePackage(
  owner: string,
  item: KeptItem,
  { testsOf: read }: Pick<Source, 'testsOf'> = server,
): Promise<void> {
  if (packageOfItem(item.id) === null) return
  const now = await read(item)
  if (now.length > 0 && hasOtherTests(item, now.map(testKey)) && mayKeepFor(owner))
    await putKeptItem(owner, { ...item, newer: true })
}

/** Renews a kept paper that was read anew: its pictures too. Rejects where the device or the network refuses. */
export async function renewPaper(owner: string, key: string, paper: Paper): Promise<void> {
  const pin = (await pinsOf(owner)).get(key)
  const pictures = picturesOf(paper)
  if (!pin || pictures.every((address) => pin.pictures.includes(address))) return
  const ofPictures = await keepPictures(owner, pictures, new AbortController().signal, () => undefined)
  await pinPaper(owner, key, paper, { bytes: bytesOfPaper(paper) + ofPictures, title: paper.title, pictures })
}
