import { describe, expect, it, vi } from 'vitest'
import { compileRules } from './compile-rules'
import type { Verdict } from './contract'
import { access, document, judge, map, prove, query, reader, user, where } from './testing/rules-fixture'

function reason(verdict: Verdict): string {
  return verdict.allowed ? 'allowed' : verdict.reason
}

/** Line 4 holds the match of `/docs/{id}`; the statements follow on lines 5 and up. */
function refusal(...statements: string[]): string {
  const options = { resource: document('docs/d1', { owner: 'bob', count: 3n, tags: ['a'] }) }
  return reason(judge(`match /docs/{id} {\n${statements.join('\n')}\n}`, options))
}

describe('the reason of a refused access', () => {
  it.each<[string[], string]>([
    [['allow get: if false;'], '5: nothing is allowed here'],
    [['allow list;'], ' no rule covers get of /databases/(default)/documents/docs/d1'],
    [["allow get: if resource.data.owner == 'alice';"], "5: resource.data.owner == 'alice' is false"],
    [
      ['allow get: if request.auth != null', '  && resource.data.count > 5', '  && true;'],
      '6: resource.data.count > 5 is false',
    ],
    [['allow get: if resource.data.count == 3 && !(1 == 1);'], '5: !(1 == 1) is false'],
    [["allow get: if resource.data.tags.hasAny(['b']);"], "5: resource.data.tags.hasAny(['b']) is false"],
    [["allow get: if true ? 'x' in resource.data : true;"], "5: 'x' in resource.data is false"],
    [
      [
        'allow get: if isOwner();',
        'function isOwner() {',
        '  return resource.data.owner == request.auth.uid;',
        '}',
      ],
      '7: resource.data.owner == request.auth.uid is false',
    ],
    [
      [
        'allow get: if isBig(1) && isBig(0);',
        'function isBig(n) {',
        '  let least = 1;',
        '  return n >= least;',
        '}',
      ],
      '8: n >= least is false',
    ],
    [['allow get: if resource.data.typo == 1;'], "5: resource.data.typo: there is no key 'typo'"],
    [
      ['allow get: if', '  resource.data.owner.size() / 0 > 1;'],
      '6: resource.data.owner.size() / 0: division by zero',
    ],
    [['allow get: if missing();'], '5: missing(): there is no function missing()'],
    [['allow get: if resource.data.count;'], '5: resource.data.count: '],
    [
      ['allow get: if false;', "allow get: if request.auth.uid == 'zed';"],
      "6: request.auth.uid == 'zed' is false",
    ],
    [
      ["allow get: if request.auth.uid == 'zed';", 'allow get: if false;'],
      "5: request.auth.uid == 'zed' is false",
    ],
    [
      ["allow get: if request.auth.uid == 'zed';", 'allow get: if resource.data.typo;'],
      '6: resource.data.typo: ',
    ],
    [
      ['allow get: if resource.data.typo;', "allow get: if request.auth.uid == 'zed';"],
      '5: resource.data.typo: ',
    ],
  ])('%j: %s', (statements, expected) => {
    expect(refusal(...statements)).toContain(`firestore.rules:${expected}`)
  })

  it('names the method on a null', () => {
    const verdict = judge("match /docs/{id} { allow get: if request.auth.uid == 'alice'; }", { auth: null })
    expect(reason(verdict)).toMatch(/^firestore\.rules:4: request\.auth\.uid: .*null/)
  })

  it('names the document that get() did not find', () => {
    const verdict = judge(
      'match /docs/{id} { allow get: if get(/databases/$(database)/documents/users/$(request.auth.uid)).data.admin; }',
    )
    expect(reason(verdict)).toContain('/databases/(default)/documents/users/alice')
  })

  it('shortens a long condition', () => {
    const long = `[${Array.from({ length: 60 }, (_, at) => at).join(', ')}].size() == 1`
    expect(refusal(`allow get: if ${long};`).length).toBeLessThan(180)
  })

  it('looks for the reason without counting towards the limits of the rules that follow', () => {
    const trues = Array.from({ length: 80 }, () => 'true').join(' && ')
    const body = (rules: string) => `match /docs/{id} { function f() { return ${trues}; } ${rules} }`
    const [failing, passing] = ['allow get: if (f() && f()) && false;', 'allow get: if f() && f();']
    expect(judge(body(`${failing} ${passing}`))).toEqual({ allowed: true })
    expect(reason(judge(body(`${failing} ${failing} ${passing}`)))).toContain('more than 1000 expressions')
  })
})

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /quizzes/{id} {
      allow list: if
        resource.data.published == true
        && request.query.limit <= 50;
    }
    match /notes/{id} {
      allow list: if resource.data.owner == request.auth.uid;
    }
  }
}`

describe('the reason of a refused query', () => {
  const rules = compileRules(RULES, 'firestore.rules', 'cloud.firestore')
  const filter = where('published', '==', true)

  it.each<[string, Parameters<typeof query>[0], string]>([
    ['a filter that is missing', { limit: 10 }, '6: resource.data.published is not constrained by the query'],
    [
      'a filter that says too little',
      { limit: 10, filter: where('published', '!=', false) },
      '6: resource.data.published is not constrained enough by the query',
    ],
    [
      'a filter with the wrong value',
      { limit: 10, filter: where('published', '==', false) },
      '6: resource.data.published == true is false',
    ],
    ['a limit that is missing', { filter }, "7: request.query.limit: there is no key 'limit'"],
    ['a limit that is too high', { filter, limit: 51 }, '7: request.query.limit <= 50 is false'],
    [
      'a visitor',
      { collectionId: 'notes', auth: null, filter: where('owner', '==', 'x') },
      '10: request.auth.uid: ',
    ],
    [
      'a collection that no rule covers',
      { collectionId: 'attempts' },
      ' no rule covers list of /databases/(default)/documents/attempts',
    ],
    [
      'a collection group that no rule covers',
      { allDescendants: true },
      " no rule covers list of the collection group 'quizzes'",
    ],
  ])('%s', (_what, options, expected) => {
    expect(reason(rules.judgeQuery(query(options)))).toContain(`firestore.rules:${expected}`)
  })

  it('allows what meets the rules', () => {
    expect(rules.judgeQuery(query({ filter, limit: 50 }))).toEqual({ allowed: true })
  })

  it('names a nested field in full', () => {
    const verdict = prove('match /quizzes/{id} { allow list: if resource.data.access.level == 1; }', {
      filter: where('access.plan', '==', 'p1'),
    })
    expect(reason(verdict)).toBe(
      'firestore.rules:4: resource.data.access.level is not constrained by the query',
    )
  })
})

describe('debug()', () => {
  it('prints the value with its place once and gives it on', () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const body =
      "match /docs/{id} { allow get: if debug(request.auth.uid) == 'alice' && debug([1, true]) == 0; }"
    expect(judge(body).allowed).toBe(false)
    expect(info.mock.calls).toEqual([
      ['firestore.rules:4:34: debug "alice"'],
      ['firestore.rules:4:72: debug [1, true]'],
    ])
    info.mockRestore()
  })
})

describe('what a request leaves behind', () => {
  it('is nothing: each request has its own limits', () => {
    const condition = Array.from(
      { length: 10 },
      (_, at) => `exists(/databases/$(database)/documents/many/m${at}) == false`,
    )
    const source = `service cloud.firestore { match /databases/{database}/documents/docs/{id} { allow get: if ${condition.join(' && ')}; } }`
    const rules = compileRules(source, 'firestore.rules', 'cloud.firestore')
    const verdicts = [1, 2, 3].map(() =>
      rules.judge(access({ reader: reader(), auth: user('bob'), resource: map() })),
    )
    expect(verdicts).toEqual([{ allowed: true }, { allowed: true }, { allowed: true }])
  })
})
