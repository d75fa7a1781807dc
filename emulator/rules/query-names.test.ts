import { describe, expect, it } from 'vitest'
import type { QueryFilter, QueryRequest } from './contract'
import { NOON, named, prove, proves, ROOT, reader, user, where } from './testing/rules-fixture'
import { RulePath, type RuleValue } from './values'

const BASE = '/databases/$(database)/documents'

describe('request.query and the rest of the request', () => {
  it.each(
    named<Partial<QueryRequest>>([
      ['request.query.limit <= 50', { limit: 50 }, true],
      ['request.query.limit <= 50', { limit: 51 }, false],
      ['request.query.limit <= 50', {}, false],
      ['request.query.offset == 0', {}, true],
      ['request.query.offset == 0', { offset: 5 }, false],
      ["request.query.orderBy.title == 'ASC'", { orderBy: [{ field: 'title', direction: 'ASC' }] }, true],
      ["request.query.orderBy.title == 'ASC'", { orderBy: [{ field: 'title', direction: 'DESC' }] }, false],
      ["'title' in request.query.orderBy", {}, false],
      ["request.method == 'list'", {}, true],
      ['request.time == timestamp.value(1749995130250)', {}, true],
      ['request.auth == null', { auth: null }, true],
      ["request.auth.token.role == 'admin'", { auth: user('x', { role: 'admin' }) }, true],
      ['request.resource == null', {}, false],
      ['resource != null', {}, true],
    ]),
  )('%s with %s: %s', (condition, _words, expected, options) => {
    expect(proves(condition, null, options)).toBe(expected)
  })
})

describe('documents that the condition of a query reads', () => {
  const documents = reader({
    'users/alice': { role: 'admin' },
    'user_purchases/alice_p1': { at: NOON },
    'courses/c1': { owner: 'alice' },
  })
  const bought = `exists(${BASE}/user_purchases/$(request.auth.uid + '_' + resource.data.productId))`

  it.each(
    named<QueryFilter | null>([
      [bought, where('productId', '==', 'p1'), true],
      [bought, where('productId', '==', 'p2'), false],
      [bought, where('productId', 'in', ['p1']), true],
      [bought, where('productId', 'in', ['p1', 'p2']), false],
      [bought, null, false],
      [bought, where('productId', '>', 'p1'), false],
      [`get(${BASE}/users/$(request.auth.uid)).data.role == 'admin'`, null, true],
      [
        `get(${BASE}/users/$(request.auth.uid)).data.role == resource.data.role`,
        where('role', '==', 'admin'),
        true,
      ],
      [
        `get(${BASE}/courses/$(resource.data.course)).data.owner == request.auth.uid`,
        where('course', '==', 'c1'),
        true,
      ],
      [
        `get(${BASE}/courses/$(resource.data.course)).data.owner == request.auth.uid`,
        where('course', '==', 'c2'),
        false,
      ],
      [`exists(${BASE}/quizzes/$(quiz))`, null, false],
      [`exists(${BASE}/users/$(quiz)) || request.auth != null`, null, true],
    ]),
  )('%s under %s: %s', (condition, _words, expected, filter) => {
    expect(proves(condition, filter, { reader: documents })).toBe(expected)
  })
})

function name(...segments: string[]): RuleValue {
  return new RulePath([...ROOT, ...segments])
}

describe('the names of the documents', () => {
  it.each(
    named<QueryFilter | null>([
      ['quiz is string', null, true],
      ["quiz == 'q1'", null, false],
      ["quiz != 'q1'", null, false],
      ['quiz == quiz && quiz == resource.id', null, true],
      ["quiz == 'q1' && resource.id == 'q1'", where('__name__', '==', name('quizzes', 'q1')), true],
      ["quiz == 'q1'", where('__name__', '==', name('quizzes', 'q2')), false],
      ["quiz in ['q1', 'q2']", where('__name__', 'in', [name('quizzes', 'q1'), name('quizzes', 'q2')]), true],
      ["quiz == 'q1'", where('__name__', 'in', [name('quizzes', 'q1'), name('quizzes', 'q2')]), false],
      ["quiz > 'a'", where('__name__', '>', name('quizzes', 'b')), false],
      ['resource.data.x == 1', where('__name__', '==', name('quizzes', 'q1')), false],
      [`resource.__name__ == ${BASE}/quizzes/q1`, where('__name__', '==', name('quizzes', 'q1')), true],
      [`resource.__name__ == ${BASE}/quizzes/q1`, null, false],
      [`resource.__name__ == ${BASE}/others/q1`, null, false],
      [`resource.__name__ != ${BASE}/others/q1`, null, true],
      [`request.path[3] == 'quizzes'`, null, true],
      ["database == '(default)'", null, true],
    ]),
  )('%s under %s: %s', (condition, _words, expected, filter) => {
    expect(proves(condition, filter)).toBe(expected)
  })

  it.each(
    named<Partial<QueryRequest>>([
      ['match /users/{uid} { allow list: if request.auth.uid == uid; }', { collectionId: 'users' }, false],
      [
        'match /users/{uid} { allow list: if request.auth.uid == uid; }',
        { collectionId: 'users', filter: where('__name__', '==', name('users', 'alice')) },
        true,
      ],
      [
        'match /users/{uid}/notes/{note} { allow list: if request.auth.uid == uid; }',
        { parent: [...ROOT, 'users', 'alice'], collectionId: 'notes' },
        true,
      ],
      [
        'match /users/{uid}/notes/{note} { allow list: if request.auth.uid == uid; }',
        { parent: [...ROOT, 'users', 'bob'], collectionId: 'notes' },
        false,
      ],
      ['match /quizzes/{id} { allow get; }', {}, false],
      ['match /quizzes/{id} { allow read; }', {}, true],
      ['match /quizzes/q1 { allow read; }', {}, false],
      ['match /quizzes/q1 { allow read; }', { filter: where('__name__', '==', name('quizzes', 'q1')) }, true],
      ['match /{all=**} { allow read; }', {}, true],
      ['match /{all=**} { allow read: if all == /quizzes/q1; }', {}, false],
      ['match /{all=**} { allow read: if all[0] == "quizzes"; }', {}, true],
      ['match /quizzes/{id}/parts/{part} { allow read; }', {}, false],
    ]),
  )('%s with %s: %s', (body, _words, expected, options) => {
    expect(prove(body, options).allowed).toBe(expected)
  })
})

describe('collection groups', () => {
  const group = { collectionId: 'parts', allDescendants: true }

  it.each(
    named<Partial<QueryRequest>>([
      ['match /{path=**}/parts/{part} { allow list; }', group, true],
      ['match /{path=**}/parts/{part} { allow list; }', { ...group, allDescendants: false }, true],
      ['match /{path=**}/parts/{part} { allow get; }', group, false],
      ['match /{path=**}/others/{part} { allow list; }', group, false],
      ['match /parts/{part} { allow list; }', group, false],
      ['match /quizzes/{quiz}/parts/{part} { allow list; }', group, false],
      ['match /{all=**} { allow list; }', group, true],
      ['match /{path=**}/parts/{part} { allow list: if resource.data.a == 1; }', group, false],
      [
        'match /{path=**}/parts/{part} { allow list: if resource.data.a == 1; }',
        { ...group, filter: where('a', '==', 1n) },
        true,
      ],
      ['match /{path=**}/parts/{part} { allow list: if path[0] == "quizzes"; }', group, false],
      ['match /{path=**}/parts/{part} { allow list: if part == "p1"; }', group, false],
      [
        'match /quizzes/{quiz}/parts/{part} { allow list: if quiz == "q1"; }',
        { ...group, filter: where('__name__', '==', name('quizzes', 'q1', 'parts', 'p1')) },
        true,
      ],
      [
        'match /quizzes/{quiz}/{path=**}/parts/{part} { allow list: if quiz == "q1"; }',
        { ...group, parent: [...ROOT, 'quizzes', 'q1'] },
        true,
      ],
    ]),
  )('%s with %s: %s', (body, _words, expected, options) => {
    expect(prove(body, options).allowed).toBe(expected)
  })
})
