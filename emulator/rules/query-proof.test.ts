import { describe, expect, it } from 'vitest'
import type { QueryFilter } from './contract'
import { and, map, NOON, named, or, prove, proves, where } from './rules-fixture'

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

const LISTS: readonly Case[] = [
  ["'x' in resource.data.tags", where('tags', 'array-contains', 'x'), true],
  ["'y' in resource.data.tags", where('tags', 'array-contains', 'x'), false],
  ["!('y' in resource.data.tags)", where('tags', 'array-contains', 'x'), false],
  ["resource.data.tags.hasAny(['x', 'y'])", where('tags', 'array-contains', 'x'), true],
  ["resource.data.tags.hasAll(['x'])", where('tags', 'array-contains', 'x'), true],
  ["resource.data.tags.hasAll(['x', 'y'])", where('tags', 'array-contains', 'x'), false],
  ["resource.data.tags.hasOnly(['x'])", where('tags', 'array-contains', 'x'), false],
  ['resource.data.tags is list', where('tags', 'array-contains', 'x'), true],
  ['resource.data.tags.size() > 0', where('tags', 'array-contains', 'x'), false],
  ['request.auth.uid in resource.data.readers', where('readers', 'array-contains', 'alice'), true],
  ["resource.data.tags.hasAny(['x', 'y'])", where('tags', 'array-contains-any', ['x', 'y']), true],
  ["resource.data.tags.hasAny(['x'])", where('tags', 'array-contains-any', ['x', 'y']), false],
  ["'x' in resource.data.tags", null, false],
]

const ALTERNATIVES: readonly Case[] = [
  ["resource.data.s in ['a', 'b']", where('s', 'in', ['a', 'b']), true],
  ["resource.data.s in ['a', 'b']", where('s', 'in', ['a', 'c']), false],
  ["resource.data.s == 'a'", where('s', 'in', ['a', 'b']), false],
  ["resource.data.s == 'a' || resource.data.s == 'b'", where('s', 'in', ['a', 'b']), true],
  ["resource.data.s == 'a'", or(where('s', '==', 'a'), where('s', '==', 'b')), false],
  [
    "resource.data.s == 'a' || resource.data.t == 'b'",
    or(where('s', '==', 'a'), where('t', '==', 'b')),
    true,
  ],
  [
    "resource.data.s == 'a' || resource.data.t == 'b'",
    or(where('s', '==', 'a'), where('t', '==', 'c')),
    false,
  ],
  ["resource.data.s == 'a'", and(where('s', '==', 'a'), or(where('t', '==', 1n), where('t', '>', 5n))), true],
  [
    "resource.data.s == 'a'",
    or(and(where('s', '==', 'a'), where('t', '==', 1n)), and(where('s', '==', 'a'), where('t', '<', 1n))),
    true,
  ],
  ["resource.data.s == 'a'", and(where('s', 'in', ['a', 'b']), where('s', 'in', ['a', 'c'])), true],
  ["resource.data.s == 'a'", and(where('s', '==', 'a'), where('s', '==', 'b')), true],
  ["resource.data.s == 'c'", and(where('s', '==', 'a'), where('s', '==', 'b')), false],
  [
    'true',
    where(
      's',
      'in',
      Array.from({ length: 30 }, (_, at) => BigInt(at)),
    ),
    true,
  ],
  [
    'true',
    where(
      's',
      'in',
      Array.from({ length: 31 }, (_, at) => BigInt(at)),
    ),
    false,
  ],
  [
    'true',
    and(where('s', 'in', ['a', 'b', 'c', 'd', 'e']), where('t', 'in', ['a', 'b', 'c', 'd', 'e', 'f'])),
    true,
  ],
  [
    'true',
    and(where('s', 'in', ['a', 'b', 'c', 'd', 'e', 'f']), where('t', 'in', ['a', 'b', 'c', 'd', 'e', 'f'])),
    false,
  ],
]

const EXISTENCE: readonly Case[] = [
  ["'a' in resource.data", where('a', '==', 1n), true],
  ["'a' in resource.data", where('a', '!=', 1n), true],
  ["'a' in resource.data", where('a', '>', 1n), true],
  ["'a' in resource.data", where('b', '==', 1n), false],
  ["!('a' in resource.data)", where('b', '==', 1n), false],
  ["'a' in resource.data || true", null, true],
  ['!(resource.data.a in [])', null, false],
  ['!(resource.data.a in [])', where('a', '!=', 1n), true],
  ["resource.data.keys().hasAll(['a'])", where('a', '==', 1n), true],
  ["resource.data.keys().hasAll(['a', 'b'])", where('a', '==', 1n), false],
  ["resource.data.keys().hasAny(['a', 'b'])", where('a', '==', 1n), true],
  ["resource.data.keys().hasOnly(['a'])", where('a', '==', 1n), false],
  ["resource.data.get('a', 2) == 1", where('a', '==', 1n), true],
  ["resource.data.get('b', 2) == 2", where('a', '==', 1n), false],
  ["resource.data.get(['a', 'b'], 2) == 1", where('a.b', '==', 1n), true],
  ['resource.data.size() > 0', where('a', '==', 1n), false],
  ['resource.data is map', null, true],
  ["resource.data == {'a': 1}", where('a', '==', 1n), false],
]

const NESTED: readonly Case[] = [
  ['resource.data.access.level == 1', where('access.level', '==', 1n), true],
  ['resource.data.access.level == 1', where('access.other', '==', 1n), false],
  ["'level' in resource.data.access", where('access.level', '==', 1n), true],
  ["'access' in resource.data", where('access.level', '>', 1n), true],
  ['resource.data.access is map', where('access.level', '==', 1n), true],
  ['resource.data.access.level == 1', where('access', '==', map({ level: 1n })), true],
  ['resource.data.access.other == 1 || true', where('access', '==', map({ level: 1n })), true],
  ['resource.data.access.other == 1', where('access', '==', map({ level: 1n })), false],
  ['resource.data.access.size() == 1', where('access', '==', map({ level: 1n })), true],
  ['resource.data.access.size() == 1', where('access.level', '==', 1n), false],
  [
    'resource.data.a.b == 1 && resource.data.a.c == 2',
    and(where('a.b', '==', 1n), where('a.c', '==', 2n)),
    true,
  ],
]

describe('what a query proves', () => {
  it.each(
    named<QueryFilter | null>([
      ...EQUALITIES,
      ...NUMBERS,
      ...RANGES,
      ...EXCLUSIONS,
      ...LISTS,
      ...ALTERNATIVES,
      ...EXISTENCE,
      ...NESTED,
    ]),
  )('%s under %s: %s', (condition, _words, expected, filter) => {
    expect(proves(condition, filter)).toBe(expected)
  })
})

describe('several rules', () => {
  it.each(
    named<QueryFilter>([
      [
        'match /quizzes/{id} { allow list: if resource.data.a == 1; allow list: if resource.data.b == 1; }',
        where('b', '==', 1n),
        true,
      ],
      [
        'match /quizzes/{id} { allow list: if resource.data.a == 1; } match /{all=**} { allow list: if resource.data.b == 1; }',
        or(where('a', '==', 1n), where('b', '==', 1n)),
        true,
      ],
      [
        'match /quizzes/{id} { allow list: if open(); function open() { let d = resource.data; return d.a == 1 && d.get("b", 0) == 0; } }',
        and(where('a', '==', 1n), where('b', '==', 0n)),
        true,
      ],
      [
        'match /quizzes/{id} { allow list: if open(resource.data); function open(d) { return d.a == 1; } }',
        where('a', '==', 1n),
        true,
      ],
      [
        'match /quizzes/{id} { allow list: if same(resource.data.a); function same(a) { return true; } }',
        where('b', '==', 1n),
        false,
      ],
      [
        'match /quizzes/{id} { allow list: if resource.data.a ? true : false; }',
        where('a', '==', true),
        true,
      ],
      [
        'match /quizzes/{id} { allow list: if resource.data.a ? true : true; }',
        where('b', '==', true),
        false,
      ],
    ]),
  )('%s under %s: %s', (body, _words, expected, filter) => {
    expect(prove(body, { filter }).allowed).toBe(expected)
  })
})
