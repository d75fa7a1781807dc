import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { Chip } from '@/ui/chip'
import { Field, SelectField } from '@/ui/form/field'
import { EmptyPanel } from '@/ui/panels'
import { formatMoment } from '../format'
import { Pager } from '../papers/pager'
import { stateNames, stateTones } from './content-state'

const pageSize = 50

export interface ListedRow {
  /** Tests of one package have one address. */
  address: string
  /** Tells rows of one address apart. */
  test?: string
  title: string
  /** Name of its kind, for the filter. */
  kind: string
  state: keyof typeof stateNames
  opensAt: string | null
  /** ISO 8601. */
  changedAt: string
}

function Rows({ rows, pages, empty }: { rows: readonly ListedRow[]; pages: string; empty: ReactNode }) {
  const [page, setPage] = useState(0)
  if (rows.length === 0) return empty
  return (
    <>
      <ul className="my-4 divide-y divide-line rounded-card border border-line bg-surface">
        {rows
          .slice(page * pageSize, (page + 1) * pageSize)
          .map(({ address, test = '', title, kind, state, opensAt, changedAt }) => (
            <li key={`${address} ${test}`}>
              <Link
                to={address}
                className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 hover:bg-raised"
              >
                <span className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere">{title}</span>
                <span className="text-sm text-muted">
                  {kind} · changed {formatMoment(changedAt)}
                </span>
                <Chip tone={stateTones[state]}>
                  {stateNames[state]}
                  {state === 'scheduled' && opensAt && ` · ${formatMoment(opensAt)}`}
                </Chip>
              </Link>
            </li>
          ))}
      </ul>
      <Pager label={pages} page={page} size={pageSize} count={rows.length} onPage={setPage} />
    </>
  )
}

/** Content with its state, found by title, kind and state. */
export function ContentList({
  rows,
  kinds,
  pages = 'Pages of the list',
  unlike = 'Nothing is like this',
}: {
  rows: readonly ListedRow[]
  kinds: readonly string[]
  /** Name of the buttons that turn pages. */
  pages?: string
  /** Where nothing has the title, kind and state. */
  unlike?: string
}) {
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState('')
  const [state, setState] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = rows.filter(
    (row) =>
      (kind === '' || row.kind === kind) &&
      (state === '' || row.state === state) &&
      row.title.toLowerCase().includes(wanted),
  )
  return (
    <>
      <div className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-[1fr_12rem_12rem]">
        <div className="max-sm:col-span-2">
          <Field
            label="Find by title"
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <SelectField label="Kind" value={kind} onChange={({ target }) => setKind(target.value)}>
          <option value="">All kinds</option>
          {kinds.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <SelectField label="State" value={state} onChange={({ target }) => setState(target.value)}>
          <option value="">All states</option>
          {Object.entries(stateNames).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </SelectField>
      </div>
      <Rows
        key={`${wanted} ${kind} ${state}`}
        rows={found}
        pages={pages}
        empty={<EmptyPanel title={rows.length === 0 ? 'Nothing is here yet' : unlike} />}
      />
    </>
  )
}
