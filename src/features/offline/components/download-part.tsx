import { useQuery } from '@tanstack/react-query'
import { ArrowDownToLine, CircleCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { TestSeriesPackage } from '@/content/categories/schema'
import type { PackageTests } from '@/content/test-series/schema'
import type { Paper } from '@/domain/paper'
import { placesOf, type TestRef, testKey } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import { formatFileSize } from '@/lib/file-size'
import { useOwner } from '@/session'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { picturesOf } from '@/ui/question/load-paper'
import { downloadsQuery } from '../device/download-list'
import { startDownload, stopDownload, useAllProgress } from '../downloads'
import {
  type DownloadRequest,
  hasOtherTests,
  holdsPaper,
  idOfPackage,
  idOfPaper,
} from '../model/download-item'
import { bytesOfPaper } from '../papers/download-papers'
import { DownloadControls, ProgressLine } from './download-controls'

interface DownloadPartProps {
  request: DownloadRequest
  /** What it will take, in words: "about 240 KB". */
  size: string
  /** The tests of a package, by their keys. */
  tests?: readonly string[]
}

function OwnDownloadPart({ owner, request, size, tests }: DownloadPartProps & { owner: string }) {
  const { data: items } = useQuery(downloadsQuery(owner))
  if (!items) return null
  const found = items.find(({ id }) => id === request.id) ?? null
  const isSameProduct = found?.productId === request.productId
  // While a purchase is looked up, the tests of its owner are not known either.
  const isOther = found !== null && tests !== undefined && isSameProduct && hasOtherTests(found, tests)
  const item = isOther ? { ...found, newer: true } : found
  const key = request.id.slice(request.id.indexOf(':') + 1)
  const around = item ? null : items.find((other) => other.whole && holdsPaper(other, key))
  if (around)
    return (
      <p className="flex min-h-11 items-center gap-2">
        <CircleCheck size={18} aria-hidden className="flex-none text-success" />
        <span>{t('Downloaded as part of {title}', { title: around.title })}</span>
      </p>
    )
  // A visitor's download stays the visitor's, unless the student has bought more of it since.
  const whose = found && isSameProduct ? found.owner : owner
  return (
    <>
      <DownloadControls
        owner={whose}
        request={request}
        item={item?.owner === whose ? item : null}
        size={size}
      />
      {item && request.kind !== 'file' && (
        <Link to={paths.offline} className="inline-flex min-h-11 items-center text-sm underline">
          {t('All downloads')}
        </Link>
      )}
    </>
  )
}

function DownloadPart({ className, ...props }: DownloadPartProps & { className?: string | undefined }) {
  const owner = useOwner()
  return (
    <div className={classNames('min-h-11 text-detail', className)}>
      {owner && <OwnDownloadPart key={owner} owner={owner} {...props} />}
    </div>
  )
}

/** Downloads a file. @param bytes of the whole file; null if unknown */
export function FileDownloadPart({ request, bytes }: { request: DownloadRequest; bytes: number | null }) {
  return (
    <DownloadPart request={request} size={formatFileSize(bytes) ?? ''} className="max-sm:[&_button]:grow" />
  )
}

interface OfferedFile {
  request: DownloadRequest
  /** Of the whole file; null if unknown. */
  bytes: number | null
}

function OwnDownloadAll({ owner, files }: { owner: string; files: readonly OfferedFile[] }) {
  const [isStarted, setStarted] = useState(false)
  const { data: items } = useQuery(downloadsQuery(owner))
  const progressOf = useAllProgress(owner)
  if (!items) return null
  const states = files.map((file) => ({
    ...file,
    weight: file.bytes ?? 1,
    isHere: items.some(({ id, whole }) => id === file.request.id && whole),
    progress: progressOf(file.request.id),
  }))
  const missing = states.filter(({ isHere }) => !isHere)
  if (missing.length === 0)
    return (
      <p role="status" className="flex min-h-11 flex-wrap items-center gap-x-2">
        <CircleCheck size={18} aria-hidden className="flex-none text-success" />
        {t('Downloaded')}
        <Link to={paths.offline} className="inline-flex min-h-11 items-center text-sm underline">
          {t('All downloads')}
        </Link>
      </p>
    )
  const running = missing.filter(({ progress }) => progress && progress.status !== 'failed')
  // One file alone may be one that its own row downloads.
  if (running.length > (isStarted ? 0 : 1)) {
    const partOf = ({ isHere, progress }: (typeof states)[number]) =>
      isHere ? 1 : progress?.status === 'loading' ? progress.part : 0
    const loaded = states.reduce((sum, state) => sum + state.weight * partOf(state), 0)
    const part = loaded / states.reduce((sum, { weight }) => sum + weight, 0)
    const waits = running.some(({ progress }) => progress?.status === 'loading' && progress.waits)
    const stop = () => {
      for (const { request } of running) stopDownload(owner, request.id)
    }
    return <ProgressLine progress={{ status: 'loading', part, waits }} onStop={stop} />
  }
  const failed = missing.flatMap(({ progress }) => (progress?.status === 'failed' ? [progress.message] : []))
  const size = formatFileSize(missing.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0))
  return (
    <>
      {failed[0] && (
        <p role="alert" className="mb-2 text-sm text-error">
          {failed[0]}
        </p>
      )}
      <Button
        onClick={() => {
          setStarted(true)
          for (const { request } of missing) startDownload(owner, request)
        }}
      >
        <ArrowDownToLine size={18} aria-hidden />
        {size ? t('Download all ({size})', { size }) : t('Download all')}
      </Button>
    </>
  )
}

/** Downloads several files with one press, and shows their progress as one. */
export function FilesDownloadPart({ files }: { files: readonly OfferedFile[] }) {
  const owner = useOwner()
  return owner && <OwnDownloadAll owner={owner} files={files} />
}

/** "about 24 KB and 3 pictures": the size of pictures is not known before. */
function sizeOfPaper(paper: Paper): string {
  const pictures = picturesOf(paper).length
  const size = formatFileSize(bytesOfPaper(paper)) ?? formatFileSize(1024) ?? ''
  return pictures > 0
    ? t('about {size} and {pictures, plural, one {# picture} other {# pictures}}', { size, pictures })
    : t('about {size}', { size })
}

/** Downloads a test or a quiz. @param productId the product that it was bought with */
export function PaperDownloadPart({
  testRef,
  paper,
  productId = null,
  className,
}: {
  testRef: TestRef
  paper: Paper
  productId?: string | null
  className?: string
}) {
  const size = useMemo(() => sizeOfPaper(paper), [paper])
  const isQuiz = testRef.kind === 'quiz'
  const request: DownloadRequest = {
    id: idOfPaper(testKey(testRef)),
    kind: isQuiz ? 'quiz' : 'test',
    title: paper.title,
    path: isQuiz ? paths.quizPreview(testRef.quizId) : placesOf(testRef).test,
    productId,
  }
  return <DownloadPart request={request} size={size} className={className} />
}

/** Bytes of a question on the device, as our papers have them: 430 without their marks. */
const bytesOfQuestion = 600

function sizeOfTests(count: number, size: string | null, areFree: boolean): string {
  if (size === null)
    return areFree
      ? t('{count, plural, one {# free test} other {# free tests}}', { count })
      : t('{count, plural, one {# test} other {# tests}}', { count })
  return areFree
    ? t('{count, plural, one {# free test} other {# free tests}}, about {size} and their pictures', {
        count,
        size,
      })
    : t('{count, plural, one {# test} other {# tests}}, about {size} and their pictures', { count, size })
}

/** Downloads the tests of a package that this student may open. @param productId null when only the free ones are theirs */
export function PackageDownloadPart({
  item: { id, title },
  tests,
  productId,
}: {
  item: Pick<TestSeriesPackage, 'id' | 'title'>
  tests: PackageTests
  productId: string | null
}) {
  const meant = [...tests.free, ...(productId === null ? [] : tests.premium)]
  if (meant.length === 0) return null
  const questions = meant.reduce((sum, { totalQuestions }) => sum + (totalQuestions ?? 0), 0)
  const size = formatFileSize(questions * bytesOfQuestion)
  const path = paths.testSeriesPackage(id)
  const request: DownloadRequest = { id: idOfPackage(id), kind: 'package', title, path, productId }
  return (
    <DownloadPart
      request={request}
      size={sizeOfTests(meant.length, size, productId === null)}
      tests={meant.map((test) => testKey({ kind: 'series', packageId: id, testId: test.id }))}
    />
  )
}
