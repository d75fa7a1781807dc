import { isJsonObject } from '../request-fields'
import { authError } from './auth-error'

const MOST_CHARACTERS = 1000
const RESERVED = 'acr amr at_hash aud auth_time azp c_hash cnf exp firebase iat iss jti nbf nonce sub'.split(
  ' ',
)

/** Checks the JSON of custom claims. @throws authError INVALID_CLAIMS, CLAIMS_TOO_LARGE or FORBIDDEN_CLAIM */
export function checkCustomClaims(json: string): void {
  if (json.length > MOST_CHARACTERS) throw authError('CLAIMS_TOO_LARGE')
  let claims: unknown
  try {
    claims = JSON.parse(json)
  } catch {
    throw authError('INVALID_CLAIMS')
  }
  if (!isJsonObject(claims)) throw authError('INVALID_CLAIMS')
  const reserved = RESERVED.find((name) => name in claims)
  if (reserved) throw authError(`FORBIDDEN_CLAIM : ${reserved}`)
}
