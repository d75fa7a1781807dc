import { readPaper, sharedSearch } from '@/content/papers/papers'
import { packageQuery } from '@/content/test-series/queries'
import type { Paper } from '@/domain/paper'
import { type TestRef, testKey, testOfKey } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import { AppError } from '@/lib/app-error'
import { keptPictures } from '@/lib/device/device-store'
import { isClosedFile, storagePathOf } from '@/lib/firebase/public-file'
import { studentToken } from '@/lib/identity-needed'
import { queryClient } from '@/lib/query-client'
import { pinPaper, pinsOf } from '@/own/papers/shelf'
import { mayKeepFor } from '@/session'
import { picturesOf } from '@/ui/question/load-paper'
import { downloadItems, putItem } from '../device/download-list'
import { type DownloadItem, type DownloadRequest, hasOtherTests, packageOfItem } from '../model/download-item'
import { removeUnlisted } from './remove-papers'

/** Bytes of a paper as the device stores it, without its pictures. */
export const bytesOfPaper = (paper: Paper): number => new Blob([JSON.stringify(paper)]).size

/** The tests of a download; of a package that is not the student's, the free ones. @throws AppError */
async function testsOf({ id, productId }: DownloadRequest): Promise<TestRef[]> {
  const packageId = packageOfItem(id)
  if (packageId === null) {
    const ref = testOfKey(id.slice(id.indexOf(':') + 1))
    return ref ? [ref] : []
  }
  // Stored with its list, by which its tests are found offline.
  const found = await queryClient.fetchQuery(packageQuery(packageId))
  const tests = found ? [...found.tests.free, ...(productId === null ? [] : found.tests.premium)] : []
  return tests.map((test) => ({ kind: 'series', packageId, testId: test.id }))
}

/** Fetches a picture into `cache`, unless it is there. @returns its bytes; 0 for one that is refused */
async function downloadPicture(cache: Cache, address: string, signal: AbortSignal): Promise<number> {
  const stored = await cache.match(address)
  if (stored) return (await stored.blob()).size
  // The service worker serves those of our storage; another host's need the network.
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
  testsOf: (request: DownloadRequest) => Promise<TestRef[]>
  /** One for each download: it reads the documents of a package once. */
  reader: () => (ref: TestRef, isOwner: boolean) => Promise<Paper | null>
}

const server: Source = {
  testsOf,
  reader: () => (ref, isOwner) => readPaper(ref, sharedSearch, isOwner),
}

/** @returns bytes of all of them */
async function downloadPictures(
  owner: string,
  pictures: readonly string[],
  signal: AbortSignal,
  onDone: () => void,
): Promise<number> {
  const cache = pictures.length > 0 ? await keptPictures(owner) : null
  let bytes = 0
  for (const address of cache ? pictures : []) {
    if (cache && !signal.aborted) bytes += await downloadPicture(cache, address, signal)
    onDone()
  }
  return bytes
}

/**
 * Downloads the papers of a package, a test or a quiz with their pictures, one after the other; those that are on the
 * device are not fetched again. Papers already stored stay stored if it fails or is stopped.
 * @throws AppError, or what the device throws when it is full
 */
export async function downloadPapers(
  owner: string,
  request: DownloadRequest,
  signal: AbortSignal,
  onPart: (part: number) => void,
  source: Source = server,
): Promise<void> {
  const continues = () => !signal.aborted && mayKeepFor(owner)
  const [items, pins] = await Promise.all([downloadItems(owner), pinsOf(owner)])
  const before = items.find(({ id }) => id === request.id)
  // A purchase that could not be looked up is still the student's.
  const meant = { ...request, productId: request.productId ?? before?.productId ?? null }
  const tests = await source.testsOf(meant)
  const read = source.reader()
  const checkedAt = Date.now()
  const keptAt = before?.keptAt ?? checkedAt
  const keys = tests.map(testKey)
  const isPackage = packageOfItem(request.id) !== null
  const put = (loaded: number, whole: boolean) => {
    // Until it is complete, tests that the package no longer has are still to be removed.
    const ofPackage = isPackage ? { tests: whole ? keys : (before?.tests ?? keys) } : {}
    return putItem(owner, { ...meant, ...ofPackage, bytes: loaded, loaded, whole, keptAt, checkedAt })
  }
  let loaded = 0
  for (const [index, ref] of tests.entries()) {
    if (!continues()) return
    const key = testKey(ref)
    const pinned = pins.get(key)
    if (pinned) {
      loaded += pinned.bytes
    } else {
      const paper = await read(ref, meant.productId !== null)
      if (!paper || paper.questions.length === 0) continue
      const pictures = picturesOf(paper)
      let done = 0
      const ofPictures = await downloadPictures(owner, pictures, signal, () => {
        done += 1
        onPart((index + done / (pictures.length + 1)) / tests.length)
      })
      if (!continues()) return
      const bytes = bytesOfPaper(paper) + ofPictures
      await pinPaper(owner, key, paper, { bytes, title: paper.title, pictures })
      loaded += bytes
    }
    await put(loaded, false)
    onPart((index + 1) / tests.length)
  }
  if (loaded === 0) throw new AppError('not-found', t('There is nothing here to download.'))
  await put(loaded, true)
  const gone = before?.tests?.filter((key) => !keys.includes(key)) ?? []
  await removeUnlisted(owner, gone)
}

/** Notes when a downloaded package has other tests by now. @throws AppError */
export async function comparePackage(
  owner: string,
  item: DownloadItem,
  { testsOf: read }: Pick<Source, 'testsOf'> = server,
): Promise<void> {
  if (packageOfItem(item.id) === null) return
  const now = await read(item)
  if (now.length > 0 && hasOtherTests(item, now.map(testKey)) && mayKeepFor(owner))
    await putItem(owner, { ...item, newer: true })
}

/** Stores a newer version of a downloaded paper with its pictures. Rejects when the device or the network refuses. */
export async function renewPaper(owner: string, key: string, paper: Paper): Promise<void> {
  const pin = (await pinsOf(owner)).get(key)
  const pictures = picturesOf(paper)
  if (!pin || pictures.every((address) => pin.pictures.includes(address))) return
  const ofPictures = await downloadPictures(owner, pictures, new AbortController().signal, () => undefined)
  await pinPaper(owner, key, paper, { bytes: bytesOfPaper(paper) + ofPictures, title: paper.title, pictures })
}
