import { expect, it } from 'vitest'
import { compileRules } from './compile-rules'
import { access, document, firestoreRules, reader } from './testing/rules-fixture'

/** A ruleset of about 100 lines: 15 collections with the checks that such rules usually make. */
function typicalRules(): string {
  const collections = Array.from({ length: 15 }, (_, at) => {
    const name = at === 14 ? 'docs' : `kind${at}`
    return `match /${name}/{id} {
      allow get: if isOwner(resource.data) || resource.data.published == true && isMember(id);
      allow list: if request.query.limit <= 50 && resource.data.published == true;
      allow create: if isOwner(request.resource.data) && request.resource.data.keys().hasOnly(['owner', 'title']);
      allow update: if isAdmin();
    }`
  })
  return firestoreRules(`
    function isSignedIn() { return request.auth != null && request.auth.uid.matches('[a-z0-9]{3,20}'); }
    function isOwner(data) { return isSignedIn() && data.owner == request.auth.uid; }
    function isAdmin() { return isSignedIn() && request.auth.token.get('admin', false); }
    function isMember(id) {
      let member = /databases/$(database)/documents/docs/$(id)/members/$(request.auth.uid);
      return exists(member) && get(member).data.until > request.time;
    }
${collections.join('\n')}
    match /{all=**} { allow read, write: if isAdmin(); }`)
}

/** Milliseconds of processor time that 1,000 judgements take; other work on the machine does not count. */
function timeOf(judge: () => boolean): number {
  const started = process.cpuUsage()
  let allowed = 0
  for (let at = 0; at < 1000; at++) if (judge()) allowed++
  const { user, system } = process.cpuUsage(started)
  expect(allowed).toBe(1000)
  return (user + system) / 1000
}

it('judges 1,000 gets in well under 200 ms', () => {
  const rules = compileRules(typicalRules(), 'firestore.rules', 'cloud.firestore')
  expect(rules.warnings).toEqual([])
  const resource = document('docs/d1', { owner: 'alice', published: false, title: 'A title' })
  const request = access({ resource, reader: reader() })
  const judge = () => rules.judge(request).allowed
  // The best of a few rounds: the first ones are spent on warming up.
  expect(Math.min(timeOf(judge), timeOf(judge), timeOf(judge))).toBeLessThan(100)
})
