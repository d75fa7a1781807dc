import { AppError } from '../app-error'
import { confirmSession } from '../identity-needed'
import { storageMediaUrl } from './public-file'

/**
 * The bytes of a file that only students or owners may read, asked for with the student's own token, so that no lasting
 * link to it is ever made.
 * @param path Storage path `members/…` or `paid/{productId}/…`; the storage rules decide.
 * @param failure the sentence of the error.
 * @param signal ends the download when nobody waits for it any more.
 * @throws AppError
 */
export async function readPaidFile(
  path: string,
  idToken: () => Promise<string>,
  failure: string,
  signal?: AbortSignal,
): Promise<Blob> {
  try {
    const headers = { Authorization: `Firebase ${await idToken()}` }
    const response = await fetch(storageMediaUrl(path), { headers, signal: signal ?? null })
    if (response.ok) return await response.blob()
    if (response.status === 401 || response.status === 403) confirmSession()
    throw new AppError(`http-${response.status}`, failure)
  } catch (error) {
    throw error instanceof AppError
      ? error
      : new AppError('network-request-failed', failure, { cause: error })
  }
}
