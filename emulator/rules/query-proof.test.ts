import { describe, expect, it } from 'vitest'
import type { QueryFilter } from './contract'
import { and, NOON, named, proves, where } from './testing/rules-fixture'

type Case = [condition: string, filter: QueryFilter | null, expected: boolean]

const EQUALITIES: readonly Case[] = [
  ['true', null, true],
  ['false', null, false],
  ['request.auth != null', null, true],
  ['request.auth.token.admin == true', null, false],
  ['resource.data.published == true', null, false],
  ['resource.data.published', where('published', '==', true), true],
  ['resource.data.published == true', where('published', '==', true), true],
  ['resource.data.published == true', where('published', '==', false), false],
  ['resource.data.published == true', where('other', '==', true), false],
  ['resource.data.published != true', where('published', '==', false), true],
  ['!resource.data.published', where('published', '==', false), true],
  ["resource.data['published'] == true", where('published', '==', true), true],
  ['resource.data.published == true && resource.data.n == 1', where('published', '==', true), false],
  [
    'resource.data.published == true && resource.data.n == 1',
    and(where('published', '==', true), where('n', '==', 1n)),
    true,
  ],
  ['resource.data.published == true || resource.data.n == 1', where('n', '==', 1n), true],
  ['resource.data.n == 1 || resource.data.published == true', where('n', '==', 1n), true],
  ['resource.data.owner == request.auth.uid', where('owner', '==', 'alice'), true],
  ['resource.data.owner == request.auth.uid', where('owner', '==', 'bob'), false],
  ['resource.data.owner == request.auth.uid', where('owner', 'in', ['alice']), true],
  ['resource.data.gone == null', where('gone', '==', null), true],
  ['resource.data.gone != null', where('gone', '!=', null), true],
  ["resource.data.state in ['open', 'done']", where('state', '==', 'open'), true],
  ["resource.data.state in ['open', 'done']", where('state', '==', 'lost'), false],
  ["resource.data.name.matches('a.*')", where('name', '==', 'abc'), true],
  ['resource.data.name.size() < 3', where('name', '==', 'abc'), false],
  ["'x' in resource.data.tags", where('tags', '==', ['x', 'y']), true],
  ['resource.data.n + 1 == 3', where('n', '==', 2n), true],
  ['resource.data.when == request.time', where('when', '==', NOON), true],
  ['resource.data.a == resource.data.b', and(where('a', '==', 'x'), where('b', '==', 'x')), true],
  ['resource.data.a == resource.data.b', where('a', '==', 'x'), false],
  ['resource.data.a == resource.data.a', null, false],
]

/** A filter does not tell an int from a float, the rules do. */
const NUMBERS: readonly Case[] = [
  ['resource.data.n == 1', where('n', '==', 1), true],
  ['resource.data.n == 1.0', where('n', '==', 1n), true],
  ['resource.data.n is number', where('n', '==', 1n), true],
  ['resource.data.n is int', where('n', '==', 1n), false],
  ['resource.data.n is int || resource.data.n is float', where('n', '==', 1n), false],
  ['resource.data.n is float', where('n', '==', 1.5), true],
  ['resource.data.n / 2 == 0', where('n', '==', 1n), false],
  ['resource.data.n / 2 < 1', where('n', '==', 1n), true],
  ['resource.data.n == -0.0', where('n', '==', 0n), true],
  ['resource.data.list[0] is int', where('list', '==', [1n]), false],
  ['resource.data.list == [1]', where('list', '==', [1]), true],
  ['[0, 1][resource.data.n] == 1', where('n', '==', 1n), false],
]

const RANGES: readonly Case[] = [
  ['resource.data.n > 5', where('n', '>', 5n), true],
  ['resource.data.n > 5', where('n', '>=', 5n), false],
  ['resource.data.n >= 5', where('n', '>', 5n), true],
  ['resource.data.n > 5', where('n', '>=', 6n), true],
  ['resource.data.n > 5', where('n', '>', 4n), false],
  ['resource.data.n < 5', where('n', '<', 5n), true],
  ['resource.data.n <= 5', where('n', '<', 5n), true],
  ['resource.data.n < 5', where('n', '<=', 5n), false],
  ['5 < resource.data.n', where('n', '>', 5n), true],
  ['resource.data.n >= 1 && resource.data.n <= 9', and(where('n', '>=', 2n), where('n', '<', 9n)), true],
  ['resource.data.n >= 1 && resource.data.n <= 9', where('n', '>=', 2n), false],
  ['resource.data.n >= 5', and(where('n', '>=', 5n), where('n', '>=', 3n)), true],
  ['!(resource.data.n < 5)', where('n', '>=', 5n), true],
  ['resource.data.n != 5', where('n', '>', 5n), true],
  ['resource.data.n == 5', and(where('n', '>=', 5n), where('n', '<=', 5n)), false],
  ['resource.data.n is number', where('n', '>', 5n), true],
  ['resource.data.n is int', where('n', '>', 5n), false],
  ['resource.data.n is string', where('n', '>', 5n), false],
  ['!(resource.data.n is string)', where('n', '>', 5n), true],
  ['resource.data.n > "a"', where('n', '>', 5n), false],
  ['resource.data.n > "a" || true', where('n', '>', 5n), true],
  ["resource.data.name >= 'b'", where('name', '>=', 'b'), true],
  ["resource.data.name >= 'b'", where('name', '>=', 'a'), false],
  ['resource.data.when <= request.time', where('when', '<', NOON), true],
  ['resource.data.n > 5', where('n', '!=', 3n), false],
]

const EXCLUSIONS: readonly Case[] = [
  ["resource.data.state != 'draft'", where('state', '!=', 'draft'), true],
  ["!(resource.data.state == 'draft')", where('state', '!=', 'draft'), true],
  ["resource.data.state == 'draft'", where('state', '!=', 'draft'), false],
  ["resource.data.state == 'open'", where('state', '!=', 'draft'), false],
  ["resource.data.state != 'draft'", where('state', 'not-in', ['draft', 'lost']), true],
  ["!(resource.data.state in ['draft', 'lost'])", where('state', 'not-in', ['draft', 'lost']), true],
  ["!(resource.data.state in ['draft', 'open'])", where('state', 'not-in', ['draft', 'lost']), false],
]

describe('what a query proves', () => {
  it.each(named<QueryFilter | null>([...EQUALITIES, ...NUMBERS, ...RANGES, ...EXCLUSIONS]))(
    '%s under %s: %s',
    (condition, _words, expected, filter) => {
      expect(proves(condition, filter)).toBe(expected)
    },
  )
})
