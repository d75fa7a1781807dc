import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CompiledRuleset, compileRules } from './compile-rules'
import { matches } from './testing/filter-fixture'
import { filter, quizFor } from './testing/query-arbitraries'
import { ruleFor } from './testing/rule-arbitraries'
import { access, firestoreRules, map, query } from './testing/rules-fixture'
import type { RuleMap } from './values'

const RUNS = 2000

const FUNCTIONS = `
  function same(x, y) { let equal = x == y; return equal; }
  function isPlain(x) { let unused = x + 1; return x is string || x == 1; }`

/** The same question for one document that the query returned. */
function mayList(rules: CompiledRuleset, resource: RuleMap): boolean {
  const id = resource.get('id')
  return rules.judge(
    access({
      method: 'list',
      path: `quizzes/${typeof id === 'string' ? id : ''}`,
      resource,
      query: map({ limit: 5n, offset: 0n, orderBy: map() }),
    }),
  ).allowed
}

const proof = filter.chain((asked) =>
  fc.record({
    asked: fc.constant(asked),
    conditions: fc.array(ruleFor(asked), { minLength: 1, maxLength: 2 }),
    documents: fc.array(quizFor(asked), { minLength: 6, maxLength: 6 }),
  }),
)

describe('a proven query', () => {
  it('returns only documents that the rules allow one by one', () => {
    let found = 0
    fc.assert(
      fc.property(proof, ({ asked, conditions, documents }) => {
        const allows = conditions.map((it) => `allow list: if ${it};`).join('\n')
        const source = firestoreRules(`match /quizzes/{quiz} {\n${allows}\n${FUNCTIONS}\n}`)
        const rules = compileRules(source, 'firestore.rules', 'cloud.firestore')
        if (!rules.judgeQuery(query({ filter: asked, limit: 5 })).allowed) return
        const returned = documents.filter((resource) => matches(asked, resource))
        found += returned.length
        for (const resource of returned) expect(mayList(rules, resource)).toBe(true)
      }),
      { numRuns: RUNS },
    )
    // Otherwise the property would say nothing.
    expect(found).toBeGreaterThan(RUNS / 4)
  }, 60_000)
})
