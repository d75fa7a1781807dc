/** The one-time codes of e-mailed links. No mail is sent: the link is logged and listed by the `oobCodes` hook. */
import { randomBytes } from 'node:crypto'
import { authError } from './auth-error'

export const REQUEST_TYPES = {
  PASSWORD_RESET: { mode: 'resetPassword', hoursValid: 1 },
  VERIFY_EMAIL: { mode: 'verifyEmail', hoursValid: 72 },
  VERIFY_AND_CHANGE_EMAIL: { mode: 'verifyAndChangeEmail', hoursValid: 72 },
} as const

export type RequestType = keyof typeof REQUEST_TYPES

export interface OobCode {
  email: string
  newEmail: string | null
  requestType: RequestType
  oobCode: string
  oobLink: string
  /** Milliseconds since the epoch. */
  createdAt: number
}

export interface OobCodes {
  /** Makes a code; `link` builds the address that the mail would hold. */
  create(
    request: Pick<OobCode, 'email' | 'newEmail' | 'requestType'>,
    link: (code: string) => string,
  ): OobCode
  /** The code's record, still usable. @throws authError INVALID_OOB_CODE or EXPIRED_OOB_CODE */
  find(code: string): OobCode
  remove(code: string): void
  /** Drops all codes sent to an address, or only those of one type. */
  removeAllOf(email: string, requestType?: RequestType): void
  /** In the order of their making. */
  all(): OobCode[]
  replaceAll(codes: readonly OobCode[]): void
}

/** True for a request type that this backend can make a code for. */
export function isRequestType(value: string): value is RequestType {
  return Object.hasOwn(REQUEST_TYPES, value)
}

export function createOobCodes(options: { now: () => number; changed: () => void }): OobCodes {
  let codes: OobCode[] = []
  function replace(next: OobCode[]): void {
    codes = next
    options.changed()
  }

  return {
    create(request, link) {
      const oobCode = randomBytes(40).toString('base64url')
      const record = { ...request, oobCode, oobLink: link(oobCode), createdAt: options.now() }
      replace([...codes, record])
      return record
    },
    find(code) {
      const record = codes.find((candidate) => candidate.oobCode === code)
      if (!record) throw authError('INVALID_OOB_CODE')
      const validMs = REQUEST_TYPES[record.requestType].hoursValid * 3_600_000
      if (options.now() >= record.createdAt + validMs) throw authError('EXPIRED_OOB_CODE')
      return record
    },
    remove: (code) => replace(codes.filter((record) => record.oobCode !== code)),
    removeAllOf: (email, requestType) =>
      replace(
        codes.filter(
          (record) => record.email !== email || (requestType && record.requestType !== requestType),
        ),
      ),
    all: () => codes,
    replaceAll: (next) => replace([...next]),
  }
}
