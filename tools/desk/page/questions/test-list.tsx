import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/ui/button'
import { Field } from '@/ui/form/field'
import { EmptyPanel } from '@/ui/panels'
import { ShownRead } from '../shown-read'
import { testKinds, testName } from '../test-names'
import { useRead } from '../use-action'
import { testAddress } from './addresses'

/** Rows that are shown before "Show more". */
const pageSize = 50

/** Every test and quiz, found by a part of its title. */
export function TestList() {
  const read = useRead('listTests', {})
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(pageSize)
  return (
    <>
      <Field
        label="Find a test or quiz"
        type="search"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setShown(pageSize)
        }}
      />
      <ShownRead
        read={read}
        what="the tests"
        renderData={(all) => {
          const wanted = typed.trim().toLowerCase()
          const found = all.filter((one) => testName(one).toLowerCase().includes(wanted))
          if (found.length === 0) return <EmptyPanel title="No test has this title" />
          return (
            <>
              <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
                {found.slice(0, shown).map((one) => (
                  <li key={one.test}>
                    <Link
                      to={testAddress(one.test)}
                      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-5 py-2 hover:bg-raised"
                    >
                      <span className="font-medium wrap-anywhere">{testName(one)}</span>
                      <span className="text-sm text-muted">{testKinds[one.kind]}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              {found.length > shown && (
                <Button className="mt-4" onClick={() => setShown(shown + pageSize)}>
                  Show more
                </Button>
              )}
            </>
          )
        }}
      />
    </>
  )
}
