import {
  RuleBytes,
  RuleDuration,
  RuleLatLng,
  RuleMapDiff,
  RulePath,
  RuleSet,
  RuleTimestamp,
  type RuleValue,
} from '../values'
import { callMethod, type MethodTable } from './arguments'
import { bytesMethods } from './bytes-methods'
import { listMethods, setMethods } from './collection-methods'
import { durationMethods } from './duration-methods'
import { latlngMethods } from './latlng-methods'
import { mapDiffMethods, mapMethods } from './map-methods'
import { pathMethods } from './path-methods'
import { RuleError } from './rule-error'
import { stringMethods } from './string-methods'
import { timestampMethods } from './timestamp-methods'
import { isList, isMap, typeName } from './type-names'

function call<Self extends RuleValue>(
  table: MethodTable<Self>,
  name: string,
  self: Self,
  values: readonly RuleValue[],
): RuleValue {
  const method = table.get(name)
  if (method === undefined) throw new RuleError(`${typeName(self)} has no method ${name}()`)
  return callMethod(method, name, self, values)
}

/** `self.name(values…)`. @throws RuleError when the type has no such method or an argument does not fit. */
export function callMethodOf(self: RuleValue, name: string, values: readonly RuleValue[]): RuleValue {
  if (typeof self === 'string') return call(stringMethods, name, self, values)
  if (isMap(self)) return call(mapMethods, name, self, values)
  if (isList(self)) return call(listMethods, name, self, values)
  if (self instanceof RuleSet) return call(setMethods, name, self, values)
  if (self instanceof RuleMapDiff) return call(mapDiffMethods, name, self, values)
  if (self instanceof RuleTimestamp) return call(timestampMethods, name, self, values)
  if (self instanceof RuleDuration) return call(durationMethods, name, self, values)
  if (self instanceof RuleBytes) return call(bytesMethods, name, self, values)
  if (self instanceof RuleLatLng) return call(latlngMethods, name, self, values)
  if (self instanceof RulePath) return call(pathMethods, name, self, values)
  throw new RuleError(`${typeName(self)} has no method ${name}()`)
}
