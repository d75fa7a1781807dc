/** The indexes that Firestore keeps by itself for one field, and what fieldOverrides make of them. */
import type { CompositeIndex, FieldOverride, IndexDefinitions, IndexMode, IndexScope } from '../indexes'
import { formatFieldPath, parseFieldPath } from '../names/field-path'

const AUTOMATIC: FieldOverride['indexes'] = [
  { mode: 'ASC', scope: 'COLLECTION' },
  { mode: 'DESC', scope: 'COLLECTION' },
  { mode: 'CONTAINS', scope: 'COLLECTION' },
]

/** A field inherits the override of the nearest map around it, then that of `*`. */
function overrideFor(
  definitions: IndexDefinitions,
  collectionGroup: string,
  field: string,
): FieldOverride | undefined {
  const own = definitions.overrides.filter((item) => item.collectionGroup === collectionGroup)
  const segments = parseFieldPath(field)
  for (let length = segments.length; length > 0; length -= 1) {
    const path = formatFieldPath(segments.slice(0, length))
    const found = own.find((item) => item.field === path)
    if (found) return found
  }
  return own.find((item) => item.field === '*')
}

function directionOfName(mode: IndexMode): IndexMode {
  return mode === 'DESC' ? 'DESC' : 'ASC'
}

/** The single-field indexes on `field`, written like composite ones. */
export function singleFieldIndexes(
  definitions: IndexDefinitions,
  collectionGroup: string,
  scope: IndexScope,
  field: string,
): readonly CompositeIndex[] {
  const indexes = overrideFor(definitions, collectionGroup, field)?.indexes ?? AUTOMATIC
  return indexes
    .filter((index) => index.scope === scope)
    .map(({ mode }) => ({
      collectionGroup,
      scope,
      fields: [
        { field, mode },
        { field: '__name__', mode: directionOfName(mode) },
      ],
    }))
}
