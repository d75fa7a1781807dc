/** Who may use the desk: a window that opened an address with a code. Each code opens one window. */
import { randomBytes, timingSafeEqual } from 'node:crypto'

const secret = () => randomBytes(32).toString('base64url')

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

export function createSessions() {
  let code = secret()
  const tokens = new Set<string>()
  return {
    /** The code that the next window opens with. */
    code: () => code,
    /** Exchanges a code for the token of a window, once; null for any other text. */
    open(given: string): string | null {
      if (!isSame(given, code)) return null
      code = secret()
      const token = secret()
      tokens.add(token)
      return token
    },
    isOpen: (given: string) => [...tokens].some((token) => isSame(given, token)),
  }
}

export type Sessions = ReturnType<typeof createSessions>
