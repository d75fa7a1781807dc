import { describe, expect, it } from 'vitest'
import { compileRules } from './compile-rules'
import { access, firestoreRules, judge, map, type Outcome } from './testing/rules-fixture'

/** What `read of docs/d1` comes to under a ruleset that has `body` and asks `if condition`. */
function result(functions: string, condition: string): Outcome {
  const rules = (asked: string) => `${functions}\nmatch /docs/{id} { allow get: if ${asked}; }`
  const options = { resource: map({ data: map({ a: 1n }) }) }
  if (judge(rules(condition), options).allowed) return 'true'
  return judge(rules(`!(${condition})`), options).allowed ? 'false' : 'error'
}

const CALLS: ReadonlyArray<[string, string, Outcome]> = [
  ['function yes() { return true; }', 'yes()', 'true'],
  ['function no() { return false; }', 'no()', 'false'],
  ['function yes() { return true }', 'yes()', 'true'],
  ['function add(a, b) { return a + b; }', 'add(1, 2) == 3', 'true'],
  ['function first(a, b) { return a; }', 'first(true, 1 / 0)', 'error'],
  ['function first(a, b) { return a; }', 'first(true, resource.data.missing)', 'error'],
  ['function number() { return 1; }', 'number()', 'error'],
  ['function number() { return 1; }', 'number() == 1.0', 'true'],
  ['function twice(a) { return a + a; }', 'twice(twice(2)) == 8', 'true'],
  ['function f() { return g(); } function g() { return true; }', 'f()', 'true'],
  ['function f(list) { return list[0]; }', 'f([true])', 'true'],
  ['function f(m) { return m.a; }', 'f(resource.data) == 1', 'true'],
  ['function f(a) { return a; }', 'f()', 'error'],
  ['function f(a) { return a; }', 'f(true, true)', 'error'],
  ['function f(a) { return a; }', 'f() || true', 'true'],
  ['', 'missing()', 'error'],
  ['', 'missing() || true', 'true'],
  ['', 'missing', 'error'],
  ['', 'missing || true', 'true'],
  ['', "missing.member == 'x' && false", 'false'],
  ['', 'math.missing(1) == 1', 'error'],
  ['', 'request.missing() == 1', 'error'],
]

const LETS: ReadonlyArray<[string, string, Outcome]> = [
  ['function f() { let a = 1; let b = a + 1; return a + b == 3; }', 'f()', 'true'],
  ['function f() { let broken = 1 / 0; return true; }', 'f()', 'true'],
  ['function f() { let broken = 1 / 0; return broken == 1; }', 'f()', 'error'],
  ['function f() { let broken = 1 / 0; return broken == 1 || true; }', 'f()', 'true'],
  ['function f() { let broken = 1 / 0; return false && broken == 1; }', 'f()', 'false'],
  ['function f() { let broken = resource.data.b; let c = broken; return true; }', 'f()', 'true'],
  ['function f() { let d = resource.data; return d.a == 1; }', 'f()', 'true'],
  ['function f(a) { let b = a; return b == a; }', 'f(5)', 'true'],
  ['function f() { let a = b; let b = 1; return a == 1; }', 'f()', 'error'],
  ['function f() { let request = 1; return request == 1; }', 'f()', 'true'],
  ['function f(resource) { return resource == 1; }', 'f(1)', 'true'],
  ['function f() { let a = g(); return a; } function g() { let a = 2; return a == 2; }', 'f()', 'true'],
]

const SHADOWS: ReadonlyArray<[string, string, Outcome]> = [
  ['function int(x) { return x == 42; }', 'int(42)', 'true'],
  ['function bool(x) { return x == "yes"; }', 'bool("yes")', 'true'],
  ['function exists(x) { return x; }', 'exists(true)', 'true'],
  ['function get(x) { return x + 1; }', 'get(1) == 2', 'true'],
  ['function debug(x) { return 3; }', 'debug(1) == 3', 'true'],
  ['function f(math) { return math.abs(-1) == 1; }', 'f(1)', 'error'],
  ['function f(math) { return math.size() == 1; }', 'f([1])', 'true'],
]

describe('functions', () => {
  it.each(CALLS)('%s called as %s comes to %s', (functions, condition, expected) => {
    expect(result(functions, condition)).toBe(expected)
  })

  it.each(LETS)(
    '%s evaluates lets only when they are used: %s comes to %s',
    (functions, condition, expected) => {
      expect(result(functions, condition)).toBe(expected)
    },
  )

  it.each(SHADOWS)('%s hides what is built in: %s comes to %s', (functions, condition, expected) => {
    expect(result(functions, condition)).toBe(expected)
  })

  it('evaluates a let once, however often it is used', () => {
    const sum = Array.from({ length: 40 }, () => '1').join(' + ')
    const used = Array.from({ length: 60 }, () => 'total == 40').join(' && ')
    expect(result(`function f() { let total = ${sum}; return ${used}; }`, 'f()')).toBe('true')
  })
})

describe('where functions are seen', () => {
  const SCOPES: ReadonlyArray<[string, string, boolean]> = [
    [
      'a wildcard of its own match',
      'match /docs/{id} { function f() { return id == "d1"; } allow get: if f(); }',
      true,
    ],
    [
      'a wildcard around its match',
      'match /{kind}/{id} { match /{rest=**} { function f() { return kind == "docs"; } allow get: if f(); } }',
      true,
    ],
    [
      'not a wildcard below its match',
      'function f() { return id == "d1"; } match /docs/{id} { allow get: if f(); }',
      false,
    ],
    [
      'a function of an outer block from an inner one',
      'function f() { return true; } match /docs/{id} { function g() { return f(); } allow get: if g(); }',
      true,
    ],
    [
      'the nearest of two functions of one name',
      'function f() { return false; } match /docs/{id} { function f() { return true; } allow get: if f(); }',
      true,
    ],
    [
      'what was in scope where it stands, not what hides it where it is called',
      'function f() { return g(); } function g() { return true; } match /docs/{id} { function g() { return false; } allow get: if f(); }',
      true,
    ],
    [
      'not a function of a block beside it',
      'match /other/{id} { function f() { return true; } } match /docs/{id} { allow get: if f(); }',
      false,
    ],
    [
      'not the parameters of its caller',
      'function f(secret) { return g(); } function g() { return secret; } match /docs/{id} { allow get: if f(true); }',
      false,
    ],
    [
      'not the lets of its caller',
      'function f() { let secret = true; return g(); } function g() { return secret; } match /docs/{id} { allow get: if f(); }',
      false,
    ],
    [
      'functions declared after their use',
      'match /docs/{id} { allow get: if f(); } function f() { return true; }',
      true,
    ],
  ]

  it.each(SCOPES)('sees %s', (_what, body, expected) => {
    expect(judge(body).allowed).toBe(expected)
  })

  it('sees functions of the file and of the service', () => {
    const source = `rules_version = '2';
function everyone() { return true; }
service cloud.firestore {
  function visitors() { return everyone(); }
  match /databases/{database}/documents/{rest=**} { allow get: if visitors(); }
}`
    const rules = compileRules(source, 'firestore.rules', 'cloud.firestore')
    expect(rules.warnings).toEqual([])
    expect(rules.judge(access()).allowed).toBe(true)
  })
})

/** A chain of `length` functions, each calling the next. */
function chain(length: number): string {
  const links = Array.from({ length }, (_, at) => {
    const body = at === length - 1 ? 'true' : `f${at + 1}()`
    return `function f${at}() { return ${body}; }`
  })
  return `${links.join('\n')}\nmatch /docs/{id} { allow get: if f0(); }`
}

describe('limits of functions', () => {
  it('takes a chain of 21 calls and refuses one of 22', () => {
    expect(judge(chain(21)).allowed).toBe(true)
    expect(() => compileRules(firestoreRules(chain(22)), 'a.rules', 'cloud.firestore')).toThrow('go too deep')
  })

  it.each([
    ['itself', 'function f() { return f(); }'],
    ['itself by way of another', 'function f() { return g(); } function g() { return f(); }'],
    ['itself in a let', 'function f() { let a = f(); return true; }'],
    ['itself in an argument', 'function f(a) { return f(f(a)); }'],
  ])('refuses a function that calls %s', (_what, functions) => {
    expect(() => compileRules(firestoreRules(functions), 'a.rules', 'cloud.firestore')).toThrow(
      'calls itself',
    )
  })

  it('takes 11 lets and refuses 12', () => {
    const lets = (count: number) => Array.from({ length: count }, (_, at) => `let v${at} = ${at};`).join(' ')
    expect(result(`function f() { ${lets(11)} return v10 == 10; }`, 'f()')).toBe('true')
    expect(() => result(`function f() { ${lets(12)} return true; }`, 'f()')).toThrow(
      'more than 11 let bindings',
    )
  })

  it('takes 7 parameters and refuses 8', () => {
    expect(result('function f(a, b, c, d, e, g, h) { return h == 7; }', 'f(1, 2, 3, 4, 5, 6, 7)')).toBe(
      'true',
    )
    expect(() => result('function f(a, b, c, d, e, g, h, i) { return true; }', 'true')).toThrow(
      'more than 7 parameters',
    )
  })
})
