import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/ui/button'
import { Field, SelectField } from '@/ui/form/field'
import { EmptyPanel } from '@/ui/panels'
import { indiaDay } from '../../../content/india-moment'
import type { InputOf } from '../call'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'
import { OrderList } from './order-list'
import { type Order, stateNames } from './order-state'

type Search = InputOf<'findOrders'>

const isState = (text: string | null): text is Order['state'] =>
  text !== null && Object.hasOwn(stateNames, text)

/** The search that the address has. */
function searchOf(params: URLSearchParams): Search {
  const state = params.get('state')
  const text = (name: string) => params.get(name) ?? ''
  return {
    text: text('text'),
    from: text('from'),
    to: text('to'),
    ...(isState(state) && { state }),
  }
}

/** One page of what was found; the last page offers the next one. */
function FoundOrders({
  search,
  isFirst,
  onMore,
}: {
  search: Search
  isFirst: boolean
  /** Undefined once the next page is shown. */
  onMore: ((next: string) => void) | undefined
}) {
  const read = useRead('findOrders', search)
  return (
    <ShownRead
      read={read}
      what="the orders"
      renderData={({ orders, next }) => (
        <div className="mt-4 grid gap-4">
          {orders.length > 0 && <OrderList orders={orders} />}
          {orders.length === 0 && isFirst && next === null && <EmptyPanel title="No order was found" />}
          {next !== null && onMore && (
            <Button className="justify-self-start" onClick={() => onMore(next)}>
              Show older orders
            </Button>
          )}
        </div>
      )}
    />
  )
}

/** Orders by student, product, id, amount, state and day, newest first. */
export function OrderSearch() {
  const [params, setParams] = useSearchParams()
  const search = searchOf(params)
  const [places, setPlaces] = useState<readonly string[]>([])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    )
    setPlaces([])
    setParams(Object.fromEntries(typed))
  }
  const dayField = (label: string, name: 'from' | 'to') => (
    <Field
      label={label}
      type="date"
      name={name}
      defaultValue={search[name]}
      hint={search[name] && indiaDay(search[name])}
    />
  )
  return (
    <>
      <form className="grid items-start gap-4 sm:grid-cols-2" onSubmit={submit}>
        <div className="sm:col-span-2">
          <Field
            label="Find an order"
            hint="A part of the student's name, e-mail or phone, of the product, of an order or payment ID, or the amount."
            type="search"
            name="text"
            defaultValue={search.text}
          />
        </div>
        <SelectField label="State" name="state" defaultValue={search.state ?? ''}>
          <option value="">All</option>
          {Object.entries(stateNames).map(([state, name]) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="grid grid-cols-2 items-start gap-4">
          {dayField('From', 'from')}
          {dayField('To', 'to')}
        </div>
        <Button type="submit" look="primary" className="justify-self-start">
          Find
        </Button>
      </form>
      {['', ...places].map((after, index) => (
        <FoundOrders
          key={`${params} ${after}`}
          search={after === '' ? search : { ...search, after }}
          isFirst={index === 0}
          onMore={index === places.length ? (next) => setPlaces([...places, next]) : undefined}
        />
      ))}
    </>
  )
}
