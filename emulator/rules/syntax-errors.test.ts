import { describe, expect, it } from 'vitest'
import { compileRules, RulesSyntaxError } from './compile-rules'
import { access, firestoreRules } from './testing/rules-fixture'

/** The message of the syntax error of a whole file, or null if it compiles. */
function messageOf(source: string): string | null {
  try {
    compileRules(source, 'firestore.rules', 'cloud.firestore')
    return null
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error
    return error.message
  }
}

const OPEN = "rules_version = '2';\nservice cloud.firestore {\n"

const FILES: ReadonlyArray<[string, string]> = [
  ['', "1:1: expected 'service' but found the end of the file"],
  ['// nothing here\n', "2:1: expected 'service' but found the end of the file"],
  ['servce cloud.firestore {}', "1:1: expected 'service' but found 'servce'"],
  ["rules_version = '3';\nservice cloud.firestore {}", "1:17: rules_version must be '1' or '2', in quotes"],
  ['rules_version = 2;\nservice cloud.firestore {}', "1:17: rules_version must be '1' or '2', in quotes"],
  ["rules_version = '2'\nmatch /a {}", "2:1: expected ';' but found 'match'"],
  ['service firebase.storage {}', '1:9: expected rules for cloud.firestore, not for firebase.storage'],
  ['service cloud.firestore', "1:24: expected '{' but found the end of the file"],
  [OPEN, '3:1: the end of the file cannot stand in a service'],
  [`${OPEN}allow read;\n}`, "3:1: 'allow' cannot stand in a service"],
  [`${OPEN}}\n}`, "4:1: expected 'service' but found '}'"],
  [`${OPEN}match /a/{b} {\n  allow read\n  deny write;\n}}`, "5:3: expected ';' but found 'deny'"],
  [`${OPEN}match /a/{b} {\n  allow read: if a\n  b\n}}`, "5:3: expected ';' but found 'b'"],
  [`${OPEN}match /a/{b} {\n  allow read: if\n  allow write;\n}}`, "5:9: expected ';' but found 'write'"],
  [`${OPEN}match /a/{b} {\n  allow read: if a`, "4:19: expected ';' but found the end of the file"],
  [`${OPEN}/* open\n}`, '3:1: this comment is never closed'],
]

describe('files that are no rules', () => {
  it.each(FILES)('%j', (source, message) => {
    expect(messageOf(source)).toBe(`firestore.rules:${message}`)
  })
})

describe('semicolons that production does not miss', () => {
  it.each<[string, string]>([
    [
      'after the version',
      "rules_version = '2'\nservice cloud.firestore { match /{a=**} { allow get; allow list; } }",
    ],
    ['before an allow', firestoreRules('match /{a=**} {\n allow get: if true\n allow list\n}')],
    [
      'before a match or a function',
      firestoreRules(
        'match /{a=**} {\n allow get: if yes()\n function yes() { return true }\n allow list\n match /b { allow read }\n}',
      ),
    ],
  ])('%s', (_where, source) => {
    const rules = compileRules(source, 'firestore.rules', 'cloud.firestore')
    expect(rules.warnings).toEqual([])
    const judged = (['get', 'list', 'create'] as const).map(
      (method) => rules.judge(access({ method })).allowed,
    )
    expect(judged).toEqual([true, true, false])
  })
})

/** Each stands on line 4, from column 1. */
const STATEMENTS: ReadonlyArray<[string, string]> = [
  ['match docs/{id} {}', "7: expected a path that starts with '/' but found 'docs'"],
  ['match /docs/{id {}', "17: expected '}' but found '{'"],
  ['match /docs/{} {}', "14: expected the name of a wildcard but found '}'"],
  ['match /docs/{id=*} {}', "17: expected '**' but found '*'"],
  ['match /{a=**}/{b=**} {}', '7: a path can have one {name=**} only'],
  ['match /docs/{id} { allow reed; }', "26: 'reed' is not a method that can be allowed"],
  ['match /docs/{id} { allow read, ; }', "32: ';' is not a method that can be allowed"],
  ['match /docs/{id} { allow: if true; }', "25: ':' is not a method that can be allowed"],
  ['match /docs/{id} { allow read: true; }', "32: expected 'if' but found 'true'"],
  ['match /docs/{id} { allow read if true; }', "31: expected ';' but found 'if'"],
  ['match /docs/{id} { deny read; }', "20: 'deny' cannot stand in a match block"],
  ['function () { return true; }', "10: expected a function name but found '('"],
  ['function f { return true; }', "12: expected '(' but found '{'"],
  ['function f(a { return true; }', "14: expected ')' but found '{'"],
  ['function f(a, a) { return true; }', '10: f() declares a twice'],
  ['function f(a) { let a = 1; return true; }', '10: f() declares a twice'],
  ['function f() { }', "16: expected 'let' or 'return' but found '}'"],
  ['function f() { true; }', "16: expected 'let' or 'return' but found 'true'"],
  ['function f() { return true; return false; }', "29: expected '}' but found 'return'"],
  ['function f() { let a; return true; }', "21: expected '=' but found ';'"],
  ['function f() { let a = 1 return true; }', "26: expected ';' but found 'return'"],
  ['function f() { let in = 1; return true; }', "20: expected a variable name but 'in' is a reserved word"],
  ['function f() { return true; } function f() { return true; }', '40: f() is declared twice here'],
  ['function f() { return f(); }', '23: f() calls itself, which rules do not allow'],
  [
    'function f() { return g(); } function g() { return f(); }',
    '52: f() calls itself, which rules do not allow',
  ],
]

describe('statements that are no rules', () => {
  it.each(STATEMENTS)('%s', (statement, message) => {
    expect(messageOf(firestoreRules(statement))).toBe(`firestore.rules:4:${message}`)
  })
})

/** Each stands on line 4, from column 40. */
const EXPRESSIONS: ReadonlyArray<[string, string]> = [
  ['', "40: expected an expression but found ';'"],
  ['1 +', "43: expected an expression but found ';'"],
  ['(true', "45: expected ')' but found ';'"],
  ['true)', "44: expected ';' but found ')'"],
  ['a b', "42: expected ';' but found 'b'"],
  ['a = b', "42: expected ';' but found '='"],
  ['a === b', "44: expected an expression but found '='"],
  ['a & b', "42: expected ';' but found '&'"],
  ['a | b', "42: expected ';' but found '|'"],
  ['a ? b', "45: expected ':' but found ';'"],
  ['a ? b : ', "48: expected an expression but found ';'"],
  ['a.1', "42: expected a name after '.' but found '1'"],
  ['a.', "42: expected a name after '.' but found ';'"],
  ['a[', "42: expected an expression but found ';'"],
  ['a[1', "43: expected ']' but found ';'"],
  ['a[1:]', "44: expected an expression but found ']'"],
  ['[1, 2', "45: expected ']' but found ';'"],
  ["{'a' 1}", "45: expected ':' but found '1'"],
  ["{'a': }", "46: expected an expression but found '}'"],
  ["'open", '40: this text is never closed'],
  ['"a\\x"', "42: '\\x' is not an escape that rules know"],
  ["'a\nb'", '40: this text is never closed'],
  ['f(1', "43: expected ')' but found ';'"],
  ['f(1,,2)', "44: expected an expression but found ','"],
  ['a is thing', "45: 'thing' is not a type"],
  ['a is', "44: ';' is not a type"],
  ['!', "41: expected an expression but found ';'"],
  ['-', "41: expected an expression but found ';'"],
  ['9223372036854775808 > 1', '40: 9223372036854775808 does not fit in 64 bits'],
  ['/a/$(b', "46: expected ')' but found ';'"],
  ['@', "40: expected an expression but found '@'"],
  ["'a'.matches('(')", "52: '(' is not a regular expression of RE2"],
  ["'a'.matches('(?=a)')", "52: '(?=a)' is not a regular expression of RE2"],
  ['a ?? b', "43: expected an expression but found '?'"],
  ['a => b', "42: expected ';' but found '='"],
  ['return', "40: expected an expression but 'return' is a reserved word"],
]

describe('expressions that are no rules', () => {
  it.each(EXPRESSIONS)('%j', (expression, message) => {
    const source = firestoreRules(`match /docs/{document} { allow get: if ${expression}; }`)
    expect(messageOf(source)).toBe(`firestore.rules:4:${message}`)
  })
})

describe('limits of a rules file', () => {
  const rule = (condition: string) => firestoreRules(`match /docs/{id} { allow get: if ${condition}; }`)
  const parens = (count: number) => `${'('.repeat(count)}true${')'.repeat(count)}`
  const matches = (count: number) => `${'match /a {'.repeat(count)} allow read; ${'}'.repeat(count)}`

  it.each<[string, string, string]>([
    ['nesting', rule(parens(98)), rule(parens(99))],
    ['depth of match blocks', firestoreRules(matches(9)), firestoreRules(matches(10))],
    [
      'segments of a path',
      firestoreRules(`match ${'/a'.repeat(97)} {}`),
      firestoreRules(`match ${'/a'.repeat(98)} {}`),
    ],
    [
      'wildcards of a path',
      firestoreRules(`match ${'/{a}'.repeat(19)} {}`),
      firestoreRules(`match ${'/{a}'.repeat(20)} {}`),
    ],
    [
      'size',
      `${firestoreRules('')}\n//${'x'.repeat(200_000)}`,
      `${firestoreRules('')}\n//${'x'.repeat(262_144)}`,
    ],
  ])('takes the greatest %s and nothing beyond', (_what, within, beyond) => {
    expect(messageOf(within)).toBeNull()
    expect(messageOf(beyond)).toMatch(/^firestore\.rules:\d+:\d+: /)
  })

  it("takes {name=**} in the middle of a path only under rules_version '2'", () => {
    const body = 'match /{path=**}/parts/{id} { allow read; }'
    expect(messageOf(firestoreRules(body, '2'))).toBeNull()
    expect(messageOf(firestoreRules(body, '1'))).toBe(
      "firestore.rules:4:7: {name=**} must be the last segment unless rules_version is '2'",
    )
  })
})

describe('warnings', () => {
  it.each<[string, string[]]>([
    ['missing()', ['4:40: there is no function missing()']],
    ['missing', ['4:40: there is no variable missing']],
    ['math.missing(1) == 1', ['4:40: there is no function math.missing()']],
    ['exists()', ['4:40: exists() takes 1 arguments, not 0']],
    ['f(1)', ['4:40: f() takes 2 arguments, not 1']],
    ['f(a, b)', ['4:42: there is no variable a', '4:45: there is no variable b']],
    ['true', []],
  ])('%s: %j', (expression, expected) => {
    const source = firestoreRules(
      `match /docs/{document} { allow get: if ${expression}; function f(x, y) { return x == y; } }`,
    )
    const { warnings } = compileRules(source, 'firestore.rules', 'cloud.firestore')
    expect(warnings).toEqual(expected.map((warning) => `firestore.rules:${warning}`))
  })
})
