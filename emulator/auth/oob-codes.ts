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

export type OobCodes = ReturnType<typeof createOobCodes>

/** True for a request type that this backend can make a code for. */
export function isRequestType(value: string): value is RequestType {
  return Object.hasOwn(REQUEST_TYPES, value)
}

/** Creates an empty list; `changed` gets each change of a code: before (undefined: new) and after (undefined: removed). */
export function createOobCodes(options: {
  /** Milliseconds since the epoch. */
  now: () => number
  changed: (code: string, before: OobCode | undefined, after: OobCode | undefined) => void
}) {
  const codes = new Map<string, OobCode>()
  /** Adds a record that was made before. */
  function keep(record: OobCode): void {
    const before = codes.get(record.oobCode)
    codes.set(record.oobCode, record)
    options.changed(record.oobCode, before, record)
  }
  function remove(code: string): void {
    const before = codes.get(code)
    if (codes.delete(code)) options.changed(code, before, undefined)
  }

  return {
    /** Makes a code; `link` builds the address that the mail would hold. */
    create(
      request: Pick<OobCode, 'email' | 'newEmail' | 'requestType'>,
      link: (code: string) => string,
    ): OobCode {
      const oobCode = randomBytes(40).toString('base64url')
      const record = { ...request, oobCode, oobLink: link(oobCode), createdAt: options.now() }
      keep(record)
      return record
    },
    /** The code's record, still usable. @throws authError INVALID_OOB_CODE or EXPIRED_OOB_CODE */
    find(code: string): OobCode {
      const record = codes.get(code)
      if (!record) throw authError('INVALID_OOB_CODE')
      const validMs = REQUEST_TYPES[record.requestType].hoursValid * 3_600_000
      if (options.now() >= record.createdAt + validMs) throw authError('EXPIRED_OOB_CODE')
      return record
    },
    remove,
    /** Drops all codes sent to an address, or only those of one type. */
    removeAllOf(email: string, requestType?: RequestType) {
      for (const record of codes.values()) {
        const isMeant = !requestType || record.requestType === requestType
        if (record.email === email && isMeant) remove(record.oobCode)
      }
    },
    /** In the order of their making. */
    all: () => [...codes.values()].sort((a, b) => a.createdAt - b.createdAt),
    keep,
    clear() {
      for (const code of codes.keys()) remove(code)
    },
  }
}
