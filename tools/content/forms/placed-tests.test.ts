import { expect, test } from 'vitest'
import { fieldOf } from './placed-tests'

const found = { file: 'tests[1]', line: null, id: 'polity', severity: 'warning' as const }
const message = 'it has no explanation.'

test('a problem of a file of questions says where it is in plain words', () => {
  expect(fieldOf({ ...found, field: 'Test 2!B7', message }, [])).toEqual({
    severity: 'warning',
    field: 'tests[1].questions',
    message: 'sheet Test 2, row 7: it has no explanation.',
  })
  expect(fieldOf({ ...found, line: 4, field: null, message }, []).message).toBe(
    'line 4: it has no explanation.',
  )
  expect(fieldOf({ ...found, field: 'question 3, paragraph 9', message }, []).message).toBe(
    'question 3, paragraph 9: it has no explanation.',
  )
})
