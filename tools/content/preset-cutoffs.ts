import { isJsonObject, type JsonObject } from '../../emulator/request-fields'
import { presets } from './presets'
import type { Preset } from './presets/preset'

/**
 * The fields of a test, or of a series that holds its tests with their questions, with the past cut-offs of the exams that
 * they name. A test with `cutoffs` of its own keeps them, also an empty list.
 */
export function withPresetCutoffs(
  fields: JsonObject,
  from: ReadonlyArray<Pick<Preset, 'id' | 'cutoffs'>> = presets,
): JsonObject {
  const own = from.find(({ id }) => id === fields.preset)?.cutoffs
  const { tests } = fields
  return {
    ...(own && { cutoffs: [...own] }),
    ...fields,
    ...(Array.isArray(tests) && {
      tests: tests.map((test: unknown) =>
        isJsonObject(test) && test.questions !== undefined ? withPresetCutoffs(test, from) : test,
      ),
    }),
  }
}
