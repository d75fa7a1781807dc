import type { AccessRequest, RulesService, Verdict } from './contract'
import { matchingRules } from './matching'
import type { Program } from './program/rule-tree'
import { Run } from './program/run'
import type { SourceText } from './syntax/source-text'
import { RulePath, type RuleValue } from './values'
import { decide } from './verdict'

/** `request` as the rules see it; `resource` and `query` are there only when the request has them. */
function requestValue(access: AccessRequest): RuleValue {
  const request = new Map<string, RuleValue>([
    ['auth', access.auth],
    ['method', access.method],
    ['path', new RulePath(access.path)],
    ['time', access.time],
  ])
  if (access.requestResource !== null) request.set('resource', access.requestResource)
  if (access.query !== undefined) request.set('query', access.query)
  return request
}

/** Judges the access to one document or object. */
export function judgeAccess(
  source: SourceText,
  program: Program,
  service: RulesService,
  access: AccessRequest,
): Verdict {
  const run = new Run(service, requestValue(access), access.resource, access.reader)
  const otherwise = `no rule covers ${access.method} of /${access.path.join('/')}`
  return decide(source, matchingRules(program, access.path, access.method), run, otherwise)
}
