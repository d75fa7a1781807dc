import { HttpError } from '../http'

/** A refusal of the identity service: always a 400 whose message is the code that the SDK maps, e.g. `EMAIL_EXISTS`. */
export function authError(message: string): HttpError {
  return new HttpError(400, message, {
    error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] },
  })
}
