import { useState } from 'react'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/form/field'
import { testKinds, testName } from '../test-names'
import { useRead } from '../use-action'

/** Adds a copy of a stored test to the package. */
export function ExistingTests({ onAdd }: { onAdd: (title: string, document: string) => void }) {
  const read = useRead('listTests', {})
  const [chosen, setChosen] = useState('')
  const tests = (read.data ?? []).filter(({ kind }) => kind !== 'live test')
  const test = tests.find((one) => one.test === chosen)
  if (read.error)
    return (
      <p role="alert" className="text-error">
        The tests could not be listed: {read.error.message}
      </p>
    )
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <SelectField
        label="Or a copy of a test that is stored already"
        value={chosen}
        disabled={!read.data}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{read.data ? 'Choose a test' : 'Reading the tests …'}</option>
        {tests.map((one) => (
          <option key={one.test} value={one.test}>
            {testName(one)}, {testKinds[one.kind].toLowerCase()}
          </option>
        ))}
      </SelectField>
      <Button
        className="min-h-12 justify-self-start"
        disabled={!test}
        onClick={() => {
          if (test) onAdd(test.title, test.test)
          setChosen('')
        }}
      >
        Add the copy
      </Button>
    </div>
  )
}
