import { describe, expect, it } from 'vitest'
import type { QueryFilter } from './contract'
import { and, map, named, or, prove, proves, where } from './testing/rules-fixture'

type Case = [condition: string, filter: QueryFilter | null, expected: boolean]

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

describe('what a query proves about lists, alternatives and maps', () => {
  it.each(named<QueryFilter | null>([...LISTS, ...ALTERNATIVES, ...EXISTENCE, ...NESTED]))(
    '%s under %s: %s',
    (condition, _words, expected, filter) => {
      expect(proves(condition, filter)).toBe(expected)
    },
  )
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
