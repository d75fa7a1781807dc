import { describe, expect, it } from 'vitest'
import { compileRules } from './compile-rules'
import type { RulesMethod } from './contract'
import { access, firestoreRules, judge } from './testing/rules-fixture'

const ALL: readonly RulesMethod[] = ['get', 'list', 'create', 'update', 'delete']

describe('methods', () => {
  it.each<[string, RulesMethod[]]>([
    ['allow read;', ['get', 'list']],
    ['allow write;', ['create', 'update', 'delete']],
    ['allow get;', ['get']],
    ['allow list;', ['list']],
    ['allow create;', ['create']],
    ['allow update;', ['update']],
    ['allow delete;', ['delete']],
    ['allow read, write;', ['get', 'list', 'create', 'update', 'delete']],
    ['allow get, delete: if true;', ['get', 'delete']],
    ['allow create, update: if request.method == "create";', ['create']],
    ['allow read: if request.method in ["get", "read"];', ['get']],
    ['allow get; allow list: if true', ['get', 'list']],
    ['allow read: if false;', []],
    ['allow get: if false; allow get: if true;', ['get']],
    ['', []],
  ])('%s covers %j', (body, expected) => {
    const rules = compileRules(firestoreRules(`match /docs/{id} { ${body} }`), 'a.rules', 'cloud.firestore')
    expect(ALL.filter((method) => rules.judge(access({ method })).allowed)).toEqual(expected)
  })
})

/** Whether a get of `path` is allowed when only `body` speaks of it. */
function covers(body: string, path: string, version: '1' | '2' = '2'): boolean {
  const rules = compileRules(firestoreRules(body, version), 'firestore.rules', 'cloud.firestore')
  return rules.judge(access({ path })).allowed
}

const PATHS: ReadonlyArray<[string, string, boolean]> = [
  ['match /docs/d1 { allow get; }', 'docs/d1', true],
  ['match /docs/d1 { allow get; }', 'docs/d2', false],
  ['match /docs/{id} { allow get; }', 'docs/d2', true],
  ['match /docs/{id} { allow get; }', 'docs/d2/parts/p1', false],
  ['match /docs/{id} { allow get; }', 'docs', false],
  ['match /docs/{id} { allow get; }', 'other/d2', false],
  ['match /docs/{id}/parts/{part} { allow get; }', 'docs/d2/parts/p1', true],
  ['match /docs/{id}/parts/{part} { allow get; }', 'docs/d2', false],
  ['match /docs/{id} { match /parts/{part} { allow get; } }', 'docs/d2/parts/p1', true],
  ['match /docs/{id} { match /parts/{part} { allow get; } }', 'docs/d2', false],
  ['match /docs/{id} { match /parts/{part} { allow get; } }', 'docs/d2/others/p1', false],
  ['match /docs { match /{id} { allow get; } }', 'docs/d1', true],
  ['match /docs/{id} { allow get: if id == "d1"; }', 'docs/d1', true],
  ['match /docs/{id} { allow get: if id == "d1"; }', 'docs/d2', false],
  ['match /{kind}/{id} { allow get: if kind == "docs" && id is string; }', 'docs/d1', true],
  [
    'match /docs/{id} { match /parts/{part} { allow get: if id + part == "d1p1"; } }',
    'docs/d1/parts/p1',
    true,
  ],
  ['match /a/{id} { match /b/{id} { allow get: if id == "inner"; } }', 'a/outer/b/inner', true],
  ['match /docs/{request} { allow get: if request == "d1"; }', 'docs/d1', true],
  ['match /docs/{id} { allow get: if database == "(default)"; }', 'docs/d1', true],
  [
    'match /docs/{id} { allow get: if request.path == /databases/$(database)/documents/docs/$(id); }',
    'docs/d1',
    true,
  ],
  ['match /docs/{id} { allow get: if id == "a b"; }', 'docs/a b', true],
  ['match /my-docs.v1/{id} { allow get; }', 'my-docs.v1/d1', true],
]

describe('paths', () => {
  it.each(PATHS)('%s with %s: %s', (body, path, expected) => {
    expect(covers(body, path)).toBe(expected)
  })
})

const GLOBS: ReadonlyArray<[string, string, boolean]> = [
  ['match /{rest=**} { allow get; }', 'docs/d1', true],
  ['match /docs/{rest=**} { allow get; }', 'docs/d1/parts/p1', true],
  ['match /docs/{rest=**} { allow get; }', 'other/d1', false],
  ['match /docs/{id}/{rest=**} { allow get; }', 'docs/d1', true],
  ['match /docs/{id}/{rest=**} { allow get; }', 'docs/d1/parts/p1', true],
  ['match /docs/{id} { match /{rest=**} { allow get; } }', 'docs/d1', true],
  ['match /{path=**}/parts/{id} { allow get; }', 'parts/p1', true],
  ['match /{path=**}/parts/{id} { allow get; }', 'docs/d1/parts/p1', true],
  ['match /{path=**}/parts/{id} { allow get; }', 'a/b/c/d/parts/p1', true],
  ['match /{path=**}/parts/{id} { allow get; }', 'docs/d1/others/p1', false],
  ['match /{path=**}/parts/{id} { allow get; }', 'docs/d1/parts/p1/more/m1', false],
  ['match /{path=**}/parts/{id} { allow get; }', 'parts/x/parts/p1', true],
  ['match /{path=**} { match /parts/{id} { allow get; } }', 'docs/d1/parts/p1', true],
  ['match /{path=**}/parts/{id} { allow get: if id == "parts"; }', 'parts/parts/parts/parts', true],
  ['match /{rest=**} { allow get: if rest == /docs/d1; }', 'docs/d1', true],
  ['match /{rest=**} { allow get: if rest is path; }', 'docs/d1', true],
  ['match /docs/{rest=**} { allow get: if rest[0] == "d1" && rest[2] == "p1"; }', 'docs/d1/parts/p1', true],
  ['match /docs/{rest=**} { allow get: if rest[1] == "parts"; }', 'docs/d1', false],
  ['match /{path=**}/parts/{id} { allow get: if path[1] == "d1" && id == "p1"; }', 'docs/d1/parts/p1', true],
  ['match /{a=**} { match /{b=**} { allow get; } }', 'docs/d1', true],
]

describe('wildcards over several segments in version 2', () => {
  it.each(GLOBS)('%s with %s: %s', (body, path, expected) => {
    expect(covers(body, path)).toBe(expected)
  })
})

const OLD_GLOBS: ReadonlyArray<[string, string, boolean]> = [
  ['match /{rest=**} { allow get; }', 'docs/d1', true],
  ['match /docs/{rest=**} { allow get; }', 'docs/d1', true],
  ['match /docs/{id}/{rest=**} { allow get; }', 'docs/d1', false],
  ['match /docs/{id}/{rest=**} { allow get; }', 'docs/d1/parts/p1', true],
  ['match /docs/{id} { match /{rest=**} { allow get; } }', 'docs/d1', false],
]

describe('wildcards over several segments in version 1', () => {
  it.each(OLD_GLOBS)('%s with %s: %s', (body, path, expected) => {
    expect(covers(body, path, '1')).toBe(expected)
  })

  it('is what a file without rules_version means', () => {
    const source = (version: string) => `${version}
service cloud.firestore { match /databases/{db}/documents/docs/{id}/{rest=**} { allow get; } }`
    const allowed = (version: string) =>
      compileRules(source(version), 'a.rules', 'cloud.firestore').judge(access()).allowed
    expect(allowed('')).toBe(false)
    expect(allowed("rules_version = '2';")).toBe(true)
  })
})

describe('several rules for one path', () => {
  it.each<[string, boolean]>([
    ['match /docs/{id} { allow get: if false; } match /{rest=**} { allow get; }', true],
    ['match /docs/{id} { allow get; } match /{rest=**} { allow read, write: if false; }', true],
    ['match /docs/{id} { allow get: if 1 / 0 == 1; } match /docs/d1 { allow get; }', true],
    ['match /docs/{id} { allow get: if false; } match /docs/d1 { allow get: if false; }', false],
    ['match /docs/{id} { allow get: if 1 / 0 == 1; allow get: if missing; }', false],
  ])('%s: %s', (body, expected) => {
    expect(judge(body).allowed).toBe(expected)
  })

  it('tries every way in which wildcards can cover the path', () => {
    const body = 'match /{a=**} { match /{b=**} { allow get: if a == /docs && b[0] == "d1"; } }'
    expect(judge(body).allowed).toBe(true)
  })
})
