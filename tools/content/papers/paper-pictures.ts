/** Pictures of a paper's questions go to the folder of those who may read the questions (docs/decisions/063). */
import type { WireFields, WireValue } from '../../../emulator/firestore/wire-value'
import type { StoredDocument } from '../check'
import { pictureFacts } from '../formats/picture-size'
import type { Upload } from '../question-files'
import type { Files } from '../storage'
import type { NewPicture } from './paper'

/** Folders that pictures of questions may be in. */
const ofQuestions = /^(?:images|members|unpublished|paid\/[^/]+)\/questions\/.*\//

function movedValue(value: WireValue, name: string, place: (path: string) => string): WireValue {
  if ('arrayValue' in value)
    return { arrayValue: { values: value.arrayValue.values.map((one) => movedValue(one, name, place)) } }
  if ('mapValue' in value) return { mapValue: { fields: movedFields(value.mapValue.fields, place) } }
  const isPicture = name === 'image' || name === 'imageUrl'
  if (!isPicture || !('stringValue' in value) || !ofQuestions.test(value.stringValue)) return value
  return { stringValue: place(value.stringValue) }
}

const movedFields = (fields: WireFields, place: (path: string) => string): WireFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, movedValue(value, name, place)]))

/**
 * The documents with their pictures in `folder`, and what has to be uploaded for that.
 * @param given pictures that are not in Storage yet
 * @throws Error for a picture that is nowhere
 */
export async function withPicturesIn(
  folder: string,
  documents: readonly StoredDocument[],
  given: readonly NewPicture[],
  files: Files,
): Promise<{ documents: StoredDocument[]; uploads: Upload[] }> {
  const from = new Map<string, string>()
  const place = (path: string) => {
    if (path.startsWith(`${folder}/`)) return path
    const moved = path.replace(ofQuestions, `${folder}/`)
    from.set(moved, path)
    return moved
  }
  const moved = documents.map(({ path, fields }) => ({ path, fields: movedFields(fields, place) }))
  const missing = await files.missing([...from].map(([path, old]) => ({ path, old })))
  const uploads: Upload[] = []
  for (const { path, old } of missing) {
    const own = given.find((picture) => picture.path === old)
    const bytes = own ? Buffer.from(own.data, 'base64') : await files.read(old)
    if (!bytes) throw new Error(`The picture "${old}" is not in Storage. Add it again to its question.`)
    const type = pictureFacts(bytes)?.type ?? own?.type
    if (!type) throw new Error(`"${old}" is no picture that the app shows.`)
    uploads.push({ path, type, bytes })
  }
  return { documents: moved, uploads }
}
