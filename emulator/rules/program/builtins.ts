import type { RulesService } from '../contract'
import { callMethod, type Method, type MethodTable } from '../library/arguments'
import { convertToFloat, convertToInt, convertToPath, convertToString } from '../library/conversions'
import { durationFunctions } from '../library/duration-methods'
import { hashingFunctions } from '../library/hashing-functions'
import { latlngFunctions } from '../library/latlng-methods'
import { mathFunctions } from '../library/math-functions'
import { RuleError } from '../library/rule-error'
import { timestampFunctions } from '../library/timestamp-methods'
import { typeName } from '../library/type-names'
import { type RuleMap, RulePath, type RuleValue } from '../values'
import type { Run } from './run'

/** A built-in function that is called by its plain name or by `namespace.name`. */
export interface Builtin {
  readonly arity: number
  readonly call: (run: Run, values: readonly RuleValue[]) => RuleValue
}

function pure(name: string, convert: (value: RuleValue) => RuleValue): [string, Builtin] {
  const method: Method<null> = { arity: 1, run: (_, args) => convert(args.any(0)) }
  return [name, { arity: 1, call: (_, values) => callMethod(method, name, null, values) }]
}

function reading(
  name: string,
  when: 'now' | 'after',
  use: (found: RuleMap | null, path: string) => RuleValue,
): Builtin {
  return {
    arity: 1,
    call: (run, values) => {
      const [path] = values
      if (values.length !== 1 || !(path instanceof RulePath)) {
        throw new RuleError(`${name}() takes a path, not ${values.map(typeName).join(', ')}`)
      }
      return use(run.read(path, when), `/${path.segments.join('/')}`)
    },
  }
}

function found(document: RuleMap | null, path: string): RuleMap {
  if (document === null) throw new RuleError(`there is no document ${path}`)
  return document
}

function namespace(name: string, table: MethodTable<null>): Array<[string, Builtin]> {
  return [...table].map(([method, entry]) => [
    `${name}.${method}`,
    { arity: entry.arity, call: (_, values) => callMethod(entry, `${name}.${method}`, null, values) },
  ])
}

const SHARED: ReadonlyArray<[string, Builtin]> = [
  pure('int', convertToInt),
  pure('float', convertToFloat),
  pure('string', convertToString),
  pure('path', convertToPath),
  ...namespace('math', mathFunctions),
  ...namespace('hashing', hashingFunctions),
  ...namespace('timestamp', timestampFunctions),
  ...namespace('duration', durationFunctions),
  ...namespace('latlng', latlngFunctions),
]

const BUILTINS: Readonly<Record<RulesService, ReadonlyMap<string, Builtin>>> = {
  'cloud.firestore': new Map([
    ...SHARED,
    ['get', reading('get', 'now', found)],
    ['exists', reading('exists', 'now', (document) => document !== null)],
    ['getAfter', reading('getAfter', 'after', found)],
    ['existsAfter', reading('existsAfter', 'after', (document) => document !== null)],
  ]),
  'firebase.storage': new Map([
    ...SHARED,
    ['firestore.get', reading('firestore.get', 'now', found)],
    ['firestore.exists', reading('firestore.exists', 'now', (document) => document !== null)],
  ]),
}

const NAMESPACES = new Set(['math', 'hashing', 'timestamp', 'duration', 'latlng', 'firestore'])

/** Is `name.…()` a call into a namespace rather than a method of a variable? */
export function isNamespace(name: string): boolean {
  return NAMESPACES.has(name)
}

/** The built-in function of that name, undefined if the service has none. */
export function builtin(service: RulesService, name: string): Builtin | undefined {
  return BUILTINS[service].get(name)
}
