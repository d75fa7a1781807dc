import { HttpError } from '../http'

const MOST_BYTES = 1024

/** Reads a name or bucket out of an address. @throws HttpError 400 */
export function decodeName(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new HttpError(400, 'The address holds a malformed escape.')
  }
}

/** What Cloud Storage allows as an object's name. @throws HttpError 400 */
export function checkNewName(name: string): void {
  if (name === '') throw new HttpError(400, 'An upload needs the name of its object.')
  if (Buffer.byteLength(name) > MOST_BYTES)
    throw new HttpError(400, `A name holds at most ${MOST_BYTES} bytes.`)
  if (name === '.' || name === '..' || /[\r\n\p{Surrogate}]/u.test(name))
    throw new HttpError(400, 'The name is not allowed.')
}
