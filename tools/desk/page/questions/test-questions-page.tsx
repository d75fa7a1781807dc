import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { keyText } from '@/domain/question/kinds'
import { plainText } from '@/domain/rich-text'
import { ButtonLink } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import type { OutputOf } from '../call'
import { DeskPage } from '../desk-page'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'
import { correctionAddress } from './addresses'

type Test = OutputOf<'readTest'>
type Item = OutputOf<'readItems'>['rows'][number]

const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)}%`)

/** How well a question separates strong students from weak ones, in a word; the usual limits of item analysis. */
function separation(discrimination: number | null) {
  if (discrimination === null) return '–'
  if (discrimination < 0) return 'Reversed'
  return discrimination < 0.2 ? 'Little' : discrimination < 0.4 ? 'Well' : 'Very well'
}

const heads = [
  'Question',
  'Key',
  'Correct',
  'Separation',
  'Typical time',
  'Not answered',
  'Answers chosen',
  '',
] as const

/** The name of a column in front of its value, where rows are stacked; a screen reader has the column's own. */
const CellName = ({ of }: { of: number }) => (
  <span aria-hidden className="text-sm text-muted lg:hidden">
    {heads[of]}
  </span>
)

function QuestionRow({
  question,
  number,
  item,
  named,
}: {
  question: Test['questions'][number]
  number: number
  item: Item | undefined
  named: string
}) {
  const cell = 'px-3 py-1 align-top tabular-nums max-lg:flex max-lg:justify-between max-lg:gap-4 lg:py-3'
  const isSuspect = (item?.suspicions.length ?? 0) > 0
  return (
    <tr className="border-t border-line max-lg:block max-lg:py-2">
      <th
        scope="row"
        className="px-3 py-3 text-left align-top font-normal wrap-anywhere max-lg:block lg:min-w-72"
      >
        <span className="line-clamp-3">
          <span className="text-muted">{number}. </span>
          {plainText(question.text)}
        </span>
        {isSuspect && (
          <p className="mt-1 text-sm text-warning">Check the key: {item?.suspicions.join('; ')}</p>
        )}
      </th>
      <td className={classNames(cell, 'lg:whitespace-nowrap')}>
        <CellName of={1} />
        {keyText(question, question.correctAnswer)}
      </td>
      <td className={cell}>
        <CellName of={2} />
        {percent(item?.facility ?? null)}
      </td>
      <td className={cell}>
        <CellName of={3} />
        {separation(item?.discrimination ?? null)}
      </td>
      <td className={cell}>
        <CellName of={4} />
        {item?.medianSeconds == null ? '–' : `${item.medianSeconds} s`}
      </td>
      <td className={cell}>
        <CellName of={5} />
        {percent(item?.open ?? null)}
      </td>
      <td className={classNames(cell, 'lg:min-w-44')}>
        <CellName of={6} />
        {item?.answers ?? '–'}
      </td>
      <td className={cell}>
        <Link
          className="inline-flex min-h-11 items-center font-medium whitespace-nowrap text-secondary underline lg:-my-2.5"
          to={correctionAddress(named, question.id)}
        >
          Correct the key<span className="sr-only"> of question {number}</span>
        </Link>
      </td>
    </tr>
  )
}

/** With few students nothing says that a key is wrong. */
const withoutChance = (table: OutputOf<'readItems'> | undefined): readonly Item[] =>
  (table?.rows ?? []).map((row) => (table?.isFew ? { ...row, suspicions: [] } : row))

/** Questions whose key may be wrong first, else in the order of the test. */
function QuestionTable({ test, items, named }: { test: Test; items: readonly Item[]; named: string }) {
  const byId = new Map(items.map((item) => [item.questionId, item]))
  const rows = test.questions.map((question, index) => ({
    question,
    number: index + 1,
    item: byId.get(question.id),
  }))
  const isSuspect = ({ item }: (typeof rows)[number]) => (item?.suspicions.length ?? 0) > 0
  return (
    <section
      aria-label="Questions"
      className="relative mt-6 overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-detail max-lg:block">
        <thead className="text-left text-sm text-muted max-lg:sr-only">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-3 py-3 font-medium">
                {head || <span className="sr-only">Correction</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {[...rows.filter(isSuspect), ...rows.filter((row) => !isSuspect(row))].map((row) => (
            <QuestionRow key={row.question.id} {...row} named={named} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The questions of one test: how they did, and the way to a corrected key. */
export function TestQuestionsPage() {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const named = search.get('test') ?? ''
  const test = useRead('readTest', { test: named })
  const items = useRead('readItems', { test: named })
  return (
    <DeskPage
      title={test.data?.title ?? 'Test'}
      actions={<ButtonLink to="/questions">Back to questions</ButtonLink>}
    >
      {state === 'corrected' && (
        <p role="status" className="mt-3 text-success">
          The key is corrected. Everybody who answered the question gets the corrected marks, and reads your
          reason.
        </p>
      )}
      {items.data && (
        <p className="mt-3 text-muted">
          {items.data.students === 0
            ? 'Nobody has submitted this test yet.'
            : `${items.data.students === 1 ? '1 student has' : `${items.data.students} students have`} submitted it.`}
          {items.data.isFew && items.data.students > 0 && ' With so few, the figures are mostly chance.'}
          {items.data.students > 0 &&
            ' Separation says whether strong students do better on a question than weak ones. A star marks the right answer.'}
        </p>
      )}
      {items.error && <p className="mt-3 text-muted">{items.error.message}</p>}
      <ShownRead
        read={test}
        what="the test"
        renderData={(data) => <QuestionTable test={data} items={withoutChance(items.data)} named={named} />}
      />
    </DeskPage>
  )
}
