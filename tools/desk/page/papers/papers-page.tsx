import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { Chip } from '@/ui/chip'
import { showAlert } from '@/ui/dialog/alert-store'
import { Field, SelectField } from '@/ui/form/field'
import { EmptyPanel } from '@/ui/panels'
import type { OutputOf } from '../call'
import { DeskPage } from '../desk-page'
import { formatMoment } from '../format'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'
import { Pager } from './pager'
import { type Collection, collectionNames, titleOf } from './paper-state'
import { unsavedPapers } from './paper-store'
import { dropChanges } from './use-paper'

type Row = OutputOf<'listContent'>[number]

const pageSize = 50
const states = { published: 'Published', draft: 'Draft', scheduled: 'Scheduled' } as const
const tones = { published: 'success', draft: 'plain', scheduled: 'info' } as const
const collections = Object.keys(collectionNames) as Collection[]

/** Papers with changes that are on this device alone. */
function Unsaved() {
  const { data = [], refetch } = useQuery({ queryKey: ['unsaved papers'], queryFn: unsavedPapers })
  if (data.length === 0) return null
  const drop = async (key: string, title: string) => {
    if (!(await showAlert(`Drop the unsaved changes of “${title}”?`, ['Keep them', 'Drop']))) return
    await dropChanges(key)
    await refetch()
  }
  return (
    <section aria-labelledby="unsaved" className="mt-6">
      <h2 id="unsaved" className="text-lg">
        Not saved yet
      </h2>
      <ul className="mt-3 grid gap-3">
        {data.map(({ paper, at }) => (
          <li key={paper.key}>
            <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
              <div className="min-w-0 wrap-anywhere">
                <p className="font-medium">{titleOf(paper)}</p>
                <p className="text-sm text-muted">
                  {collectionNames[paper.collection]} · changed {formatMoment(at)} on this device
                </p>
              </div>
              <div className="flex gap-2">
                <ButtonLink to={`/papers/${paper.key}`}>Continue</ButtonLink>
                <Button look="quiet" onClick={() => void drop(paper.key, titleOf(paper))}>
                  Drop
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rows({ rows }: { rows: ReadonlyArray<Row & { collection: Collection }> }) {
  const [page, setPage] = useState(0)
  if (rows.length === 0) return <EmptyPanel title="No paper is like this" />
  return (
    <>
      <ul className="my-4 divide-y divide-line rounded-card border border-line bg-surface">
        {rows
          .slice(page * pageSize, (page + 1) * pageSize)
          .map(({ collection, id, title, state, opensAt }) => (
            <li key={`${collection}/${id}`}>
              <Link
                to={`/papers/${collection}/${encodeURIComponent(id)}`}
                className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 hover:bg-raised"
              >
                <span className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere">{title}</span>
                <span className="text-sm text-muted">{collectionNames[collection]}</span>
                <Chip tone={tones[state]}>
                  {states[state]}
                  {state === 'scheduled' && opensAt && ` · ${formatMoment(opensAt)}`}
                </Chip>
              </Link>
            </li>
          ))}
      </ul>
      <Pager label="Pages of papers" page={page} size={pageSize} count={rows.length} onPage={setPage} />
    </>
  )
}

/** Every quiz, mock test and live test. */
export function PapersPage() {
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState('')
  const [state, setState] = useState('')
  const reads = {
    quizzes: useRead('listContent', { collection: 'quizzes' }),
    mock_tests: useRead('listContent', { collection: 'mock_tests' }),
    live_tests: useRead('listContent', { collection: 'live_tests' }),
  }
  const waiting = collections.map((one) => reads[one]).find(({ data }) => data === undefined) ?? reads.quizzes
  const wanted = typed.trim().toLowerCase()
  const rows = collections
    .filter((collection) => kind === '' || collection === kind)
    .flatMap((collection) => (reads[collection].data ?? []).map((row) => ({ ...row, collection })))
    .filter((row) => state === '' || row.state === state)
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .toSorted((a, b) => a.title.localeCompare(b.title))
  return (
    <DeskPage
      title="Papers"
      actions={
        <ButtonLink to="/papers/new" look="primary">
          Add a paper
        </ButtonLink>
      }
    >
      <Unsaved />
      <div className="mt-6 grid gap-4 sm:grid-cols-[1fr_12rem_12rem]">
        <Field
          label="Find by title"
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField label="Kind" value={kind} onChange={({ target }) => setKind(target.value)}>
          <option value="">All kinds</option>
          {collections.map((one) => (
            <option key={one} value={one}>
              {collectionNames[one]}
            </option>
          ))}
        </SelectField>
        <SelectField label="State" value={state} onChange={({ target }) => setState(target.value)}>
          <option value="">All states</option>
          {Object.entries(states).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </SelectField>
      </div>
      <ShownRead
        read={waiting}
        what="the papers"
        renderData={() => <Rows key={`${wanted} ${kind} ${state}`} rows={rows} />}
      />
    </DeskPage>
  )
}
