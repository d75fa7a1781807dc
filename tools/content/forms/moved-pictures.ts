/** Pictures of questions that other people may read than before: they are copied to the folder of their new readers. */
import type { WireFields, WireValue } from '../../../emulator/firestore/wire-value'
import { pictureFacts } from '../formats/picture-size'
import type { Upload } from '../question-files'
import type { Target } from '../target'

/** Folders of pictures of questions (docs/decisions/063). */
const ofQuestions = /^(images|members|unpublished|paid\/[^/]+)\/questions\/.*\//

interface Moved {
  fields: WireFields
  uploads: Upload[]
}

/**
 * The fields with their pictures in another folder.
 * @param folder without a slash at its end
 * @param given pictures that are not in Storage yet
 * @throws Error for a picture that is not in Storage
 */
export async function movePictures(
  target: Target,
  fields: WireFields,
  folder: string,
  given: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<Moved> {
  const places = new Map<string, string>()
  const moved = (value: WireValue, name: string): WireValue => {
    if ('arrayValue' in value)
      return { arrayValue: { values: value.arrayValue.values.map((one) => moved(one, name)) } }
    if ('mapValue' in value) return { mapValue: { fields: movedFields(value.mapValue.fields) } }
    if (!('stringValue' in value) || !['image', 'imageUrl'].includes(name)) return value
    const path = value.stringValue
    if (!ofQuestions.test(path) || path.startsWith(`${folder}/`)) return value
    const place = path.replace(ofQuestions, `${folder}/`)
    places.set(path, place)
    return { stringValue: place }
  }
  const movedFields = (all: WireFields): WireFields =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [name, moved(value, name)]))
  const result = movedFields(fields)
  const uploads: Upload[] = []
  for (const [from, path] of places) {
    const bytes = given.get(from) ?? (await target.files.read(from))
    const type = bytes && pictureFacts(bytes)?.type
    if (!bytes || !type) throw new Error(`The picture "${from}" of a question is not in Storage.`)
    uploads.push({ path, type, bytes })
  }
  return { fields: result, uploads }
}
