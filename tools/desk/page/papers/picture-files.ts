/** Pictures of questions on the desk: from the file that was read, else from Storage by way of the desk. */
import { call } from '../call'
import type { NewPicture } from './paper-state'

const given = new Map<string, NewPicture>()

/** Makes pictures that are not in Storage yet known to what draws them. */
export function rememberPictures(pictures: readonly NewPicture[]): void {
  for (const picture of pictures) given.set(picture.path, picture)
}

/** @param data base64 */
export const bytesOf = (data: string) => Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))

/** @throws DeskError when the desk does not have it */
export async function readPicture(path: string): Promise<Blob> {
  const { type, data } = given.get(path) ?? (await call('readPicture', { path }))
  return new Blob([bytesOf(data)], { type })
}
