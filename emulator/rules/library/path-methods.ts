import { type RuleMap, RulePath } from '../values'
import { methods } from './arguments'
import { RuleError } from './rule-error'

const PLACEHOLDER = /^\{([A-Za-z_][A-Za-z0-9_]*)\}$/

/** A path whose `{name}` segments were filled in; the values stay readable by name. */
export class BoundPath extends RulePath {
  constructor(
    segments: readonly string[],
    readonly bindings: ReadonlyMap<string, string>,
  ) {
    super(segments)
  }
}

function bind(path: RulePath, values: RuleMap): BoundPath {
  const bindings = new Map<string, string>()
  const segments = path.segments.map((segment) => {
    const name = PLACEHOLDER.exec(segment)?.[1]
    if (name === undefined) return segment
    const value = values.get(name)
    if (typeof value !== 'string') throw new RuleError(`bind() has no string for {${name}}`)
    bindings.set(name, value)
    return value
  })
  return new BoundPath(segments, bindings)
}

/** Methods of paths. */
export const pathMethods = methods<RulePath>({
  bind: { arity: 1, run: (self, args) => bind(self, args.map(0)) },
})
