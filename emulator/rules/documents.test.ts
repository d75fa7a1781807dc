import { describe, expect, it } from 'vitest'
import { compileRules } from './compile-rules'
import { access, document, judge, map, type Outcome, outcome, reader } from './testing/rules-fixture'

const NOW = {
  'users/alice': { role: 'admin', plan: 'p1' },
  'plans/p1': { tier: 3n },
  'users/alice/notes/n1': { a: 1n },
}
const AFTER = { 'users/alice': { role: 'user', plan: 'p1' }, 'counters/c1': { n: 1n } }
const BASE = '/databases/(default)/documents'

const READS: ReadonlyArray<[string, Outcome]> = [
  [`get(${BASE}/users/alice).data.role == 'admin'`, 'true'],
  [`get(${BASE}/users/alice).id == 'alice'`, 'true'],
  [`get(${BASE}/users/alice).__name__ == ${BASE}/users/alice`, 'true'],
  [`get(${BASE}/users/$(request.auth.uid)).data.role == 'admin'`, 'true'],
  [`get(${BASE}/plans/$(get(${BASE}/users/alice).data.plan)).data.tier == 3`, 'true'],
  [`get(${BASE}/users/alice/notes/n1).data.a == 1`, 'true'],
  [`get(path('${BASE}/users/alice')).data.role == 'admin'`, 'true'],
  [`get(${BASE}/users/bob).data.role == 'admin'`, 'error'],
  [`get(${BASE}/users/bob) == null`, 'error'],
  [`get(${BASE}/users/bob).data.role == 'admin' || true`, 'true'],
  [`get(${BASE}/users/alice).data.missing == 1`, 'error'],
  [`get('${BASE}/users/alice').data.role == 'admin'`, 'error'],
  [`get(${BASE}/users).data.role == 'admin'`, 'error'],
  ['get(/users/alice).data.role == "admin"', 'error'],
  [`exists(${BASE}/users/alice)`, 'true'],
  [`exists(${BASE}/users/bob)`, 'false'],
  [`exists(${BASE}/users/$(request.auth.token.missing))`, 'error'],
  [`exists(${BASE}/users/alice) && exists(${BASE}/plans/p1)`, 'true'],
  ['exists("users/alice")', 'error'],
  [`exists(${BASE}/users/alice, 1)`, 'error'],
  ['exists()', 'error'],
  [`getAfter(${BASE}/users/alice).data.role == 'user'`, 'true'],
  [`getAfter(${BASE}/counters/c1).data.n == 1`, 'true'],
  [`getAfter(${BASE}/plans/p1).data.tier == 3`, 'error'],
  [`existsAfter(${BASE}/counters/c1)`, 'true'],
  [`existsAfter(${BASE}/plans/p1)`, 'false'],
  [`exists(${BASE}/counters/c1)`, 'false'],
  [`firestore.get(${BASE}/users/alice).data.role == 'admin'`, 'error'],
]

describe('other documents', () => {
  it.each(READS)('%s comes to %s', (expression, expected) => {
    expect(outcome(expression, { reader: reader(NOW, AFTER) })).toBe(expected)
  })
})

/** A conjunction of `exists()` calls on the documents `first … first + count - 1`. */
function existing(count: number, call = 'exists'): string {
  return Array.from({ length: count }, (_, at) => `${call}(${BASE}/many/m${at})`).join(' && ')
}
const MANY = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`many/m${at}`, {}]))

describe('the number of documents that one request may read', () => {
  it.each<[string, string, Outcome]>([
    ['ten', existing(10), 'true'],
    ['eleven', existing(11), 'error'],
    ['ten, each twice', `${existing(10)} && ${existing(10)}`, 'true'],
    ['ten now and the same after', `${existing(10)} && ${existing(10, 'existsAfter')}`, 'true'],
    ['eleven that cannot change the result', `${existing(11)} || true`, 'error'],
  ])('%s: %s', (_what, expression, expected) => {
    expect(outcome(expression, { reader: reader(MANY) })).toBe(expected)
  })

  it('is counted over all rules of the request, and no other rule helps once it is exceeded', () => {
    const body = `match /docs/{id} {
      allow get: if ${existing(6)} && false;
      allow get: if exists(${BASE}/many/m7) && exists(${BASE}/many/m8) && exists(${BASE}/many/m9) && exists(${BASE}/many/m10) && exists(${BASE}/many/m11);
      allow get;
    }`
    expect(judge(body, { reader: reader(MANY) })).toEqual({
      allowed: false,
      reason: expect.stringContaining('more than 10 documents are read for this request'),
    })
  })
})

describe('the number of expressions that one request may evaluate', () => {
  const conjunction = (count: number) => Array.from({ length: count }, () => 'true').join(' && ')
  const nested = (levels: number): string => {
    const links = Array.from({ length: levels }, (_, at) => {
      const next = at === levels - 1 ? conjunction(30) : `f${at + 1}() && f${at + 1}() && f${at + 1}()`
      return `function f${at}() { return ${next}; }`
    })
    return `${links.join('\n')}\nmatch /docs/{id} { allow get: if f0(); }`
  }

  it('allows what stays below 1,000', () => {
    expect(judge(nested(3))).toEqual({ allowed: true })
  })

  it('refuses what goes beyond', () => {
    expect(judge(nested(5))).toEqual({
      allowed: false,
      reason: expect.stringContaining('more than 1000 expressions are evaluated for this request'),
    })
  })
})

const REQUEST: ReadonlyArray<[string, Outcome]> = [
  ["request.auth.uid == 'alice' && request.auth.token.sub == 'alice'", 'true'],
  ['request.auth != null', 'true'],
  ['request.auth.token.admin == true', 'error'],
  ["request.auth.token.get('admin', false)", 'false'],
  ["request.method == 'get'", 'true'],
  ['request.path == /databases/(default)/documents/docs/d1', 'true'],
  ["request.path[3] == 'docs'", 'true'],
  ['request.time == timestamp.value(1749995130250)', 'true'],
  ['resource == null', 'true'],
  ['resource.data.a == 1', 'error'],
  ['request.resource.data.a == 1', 'error'],
  ['request.resource == null', 'error'],
  ['request.query.limit <= 10', 'error'],
  ['request.params == null', 'error'],
  ["'auth' in request && !('resource' in request)", 'true'],
]

describe('request and resource', () => {
  it.each(REQUEST)('%s comes to %s', (expression, expected) => {
    expect(outcome(expression)).toBe(expected)
  })

  it.each<[string, Outcome]>([
    ['request.auth == null', 'true'],
    ['request.auth != null', 'false'],
    ['request.auth.uid == null', 'error'],
    ["request.auth.uid == 'alice' || true", 'true'],
    ["request.auth != null && request.auth.uid == 'alice'", 'false'],
  ])('of a visitor: %s comes to %s', (expression, expected) => {
    expect(outcome(expression, { auth: null })).toBe(expected)
  })

  it.each<[string, Outcome]>([
    ['resource.data.owner == request.auth.uid', 'true'],
    ["resource.id == 'd1' && resource.__name__ == /databases/(default)/documents/docs/d1", 'true'],
    ['request.resource.data.owner == resource.data.owner', 'true'],
    ["request.resource.data.diff(resource.data).affectedKeys().hasOnly(['title'])", 'true'],
    ["request.resource.data.diff(resource.data).affectedKeys().hasOnly(['owner'])", 'false'],
    ['request.resource.data.createdAt == request.time', 'error'],
    ['request.resource.data.title.size() < 100', 'true'],
  ])('of a write: %s comes to %s', (expression, expected) => {
    const resource = document('docs/d1', { owner: 'alice', title: 'old' })
    const requestResource = document('docs/d1', { owner: 'alice', title: 'new' })
    expect(outcome(expression, { resource, requestResource })).toBe(expected)
  })
})

const STORED: ReadonlyArray<[string, Outcome]> = [
  ['firestore.exists(/databases/(default)/documents/users/alice)', 'true'],
  ['firestore.exists(/databases/(default)/documents/users/bob)', 'false'],
  ['firestore.get(/databases/(default)/documents/users/alice).data.role == "admin"', 'true'],
  ['firestore.get(/databases/(default)/documents/users/bob).data.role == "admin"', 'error'],
  ['firestore.getAfter(/databases/(default)/documents/users/alice).data.role == "admin"', 'error'],
  ['exists(/databases/(default)/documents/users/alice)', 'error'],
  [existing(2, 'firestore.exists'), 'true'],
  [existing(3, 'firestore.exists'), 'error'],
  [`${existing(2, 'firestore.exists')} && ${existing(2, 'firestore.exists')}`, 'true'],
  ["request.resource.size < 5 * 1024 * 1024 && request.resource.contentType.matches('image/.*')", 'true'],
  ["request.resource.contentType.matches('image')", 'false'],
  ["request.resource.metadata.get('kind', 'none') == 'none'", 'true'],
  ["resource.name == 'file' && bucket == 'bucket' && x == /file", 'true'],
]

describe('rules of Storage', () => {
  it.each(STORED)('%s comes to %s', (expression, expected) => {
    const object = map({ name: 'file', size: 12n, contentType: 'image/png', metadata: map() })
    const options = { resource: object, requestResource: object, reader: reader({ ...NOW, ...MANY }) }
    expect(outcome(expression, options, 'firebase.storage')).toBe(expected)
  })

  const storage = (body: string) =>
    compileRules(
      `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${body} } }`,
      'storage.rules',
      'firebase.storage',
    )
  const list = (body: string, folder: string) =>
    storage(body).judge({ ...access({ method: 'list' }), path: ['b', 'bucket', 'o', ...folder.split('/')] })
      .allowed

  it.each<[string, string, boolean]>([
    ['match /covers/{file=**} { allow list; }', 'covers', true],
    ['match /covers/{file=**} { allow list; }', 'covers/2025', true],
    ['match /covers/{file} { allow list; }', 'covers', false],
    ['match /covers/{file} { allow list; }', 'covers/2025', true],
    ['match /covers { allow list; }', 'covers', true],
    ['match /{all=**} { allow list; }', 'covers', true],
    ['match /{all=**} { allow get; }', 'covers', false],
    ['match /users/{uid}/{file=**} { allow list: if uid == request.auth.uid; }', 'users/alice', true],
    ['match /users/{uid}/{file=**} { allow list: if uid == request.auth.uid; }', 'users/bob', false],
    ['match /users/{uid}/{file=**} { allow list: if uid == request.auth.uid; }', 'users', false],
  ])('%s lists the folder %s: %s', (body, folder, expected) => {
    expect(list(body, folder)).toBe(expected)
  })
})
