import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { TestSeriesPackage } from '@/content/categories/schema'
import type { PackageTests } from '@/content/test-series/schema'
import { counted } from '@/domain/counted'
import type { Paper } from '@/domain/paper'
import { placesOf, type TestRef, testKey } from '@/domain/sitting/test-ref'
import { formatFileSize } from '@/lib/file-size'
import { useOwner } from '@/session'
import { classNames } from '@/ui/class-names'
import { picturesOf } from '@/ui/question/load-paper'
import { keptItemsQuery } from '../device/kept-items'
import { bytesOfPaper } from '../keep/keep-papers'
import { paperKeeper } from '../keep/paper-keeper'
import { hasOtherTests, holdsPaper, idOfPackage, idOfPaper, type KeepRequest } from '../model/kept-item'
import { KeepControls } from './keep-controls'

/** "about 24 KB and 3 pictures": how large those are is known when they come. */
function sizeOfPaper(paper: Paper): string {
  const pictures = picturesOf(paper).length
  const text = `about ${formatFileSize(bytesOfPaper(paper)) ?? '1 KB'}`
  return pictures > 0 ? `${text} and ${counted(pictures, 'picture')}` : text
}

interface KeepButtonProps {
  request: KeepRequest
  /** What it will take, in words: "about 240 KB". */
  size: string
  /** The tests of a package, by their keys. */
  tests?: readonly string[]
}

function OwnKeepButton({ owner, request, size, tests }: KeepButtonProps & { owner: string }) {
  const { data: items } = useQuery(keptItemsQuery(owner))
  if (!items) return null
  const found = items.find(({ id }) => id === request.id) ?? null
  // While it is not known what has been bought, the tests of a student are not known either.
  const isOther =
    found !== null &&
    tests !== undefined &&
    found.productId === request.productId &&
    hasOtherTests(found, tests)
  const item = isOther ? { ...found, newer: true } : found
  const key = request.id.slice(request.id.indexOf(':') + 1)
  const around = item ? null : items.find((other) => other.whole && holdsPaper(other, key))
  if (around)
    return (
      <p className="flex min-h-11 items-center gap-2">
        <CircleCheck size={18} aria-hidden className="flex-none text-success" />
        <span>Kept for offline with {around.title}</span>
      </p>
    )
  // What a visitor kept goes on as theirs, but for what has been bought since.
  const whose = item && item.productId === request.productId ? item.owner : owner
  return (
    <>
      <KeepControls
        owner={whose}
        keeper={paperKeeper}
        request={request}
        item={item?.owner === whose ? item : null}
        size={size}
      />
      {item && (
        <Link to={paths.offline} className="inline-flex min-h-11 items-center text-sm underline">
          All that is kept on this device
        </Link>
      )}
    </>
  )
}

function KeepButton({ className, ...props }: KeepButtonProps & { className?: string }) {
  const owner = useOwner()
  return (
    <div className={classNames('min-h-11 text-detail', className)}>
      {owner && <OwnKeepButton key={owner} owner={owner} {...props} />}
    </div>
  )
}

/** Keeps a test or a quiz for offline, and tells how far that is. @param productId what it was bought with */
export function KeepPaper({
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
  const { test } = placesOf(testRef)
  const isQuiz = testRef.kind === 'quiz'
  const request: KeepRequest = {
    id: idOfPaper(testKey(testRef)),
    kind: isQuiz ? 'quiz' : 'test',
    title: paper.title,
    path: isQuiz ? paths.quizPreview(testRef.quizId) : test,
    productId,
  }
  return <KeepButton request={request} size={size} {...(className ? { className } : {})} />
}

/** Bytes of a question on the device, as our papers have them: 430 without their marks. */
const bytesOfQuestion = 600

/** Keeps the tests of a package that this student may open. @param productId null where only the free ones are theirs */
export function KeepPackage({
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
  const which = counted(meant.length, productId === null ? 'free test' : 'test')
  const request: KeepRequest = {
    id: idOfPackage(id),
    kind: 'package',
    title,
    path: paths.testSeriesPackage(id),
    productId,
  }
  const keys = meant.map((test) => testKey({ kind: 'series', packageId: id, testId: test.id }))
  return (
    <KeepButton
      request={request}
      size={size ? `${which}, about ${size} and their pictures` : which}
      tests={keys}
    />
  )
}
