/**
 * Password hashes. The cost is light on purpose: this is a backend for development, and each test file starts its
 * own; the point is that a data folder holds no readable password.
 */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

const COST = 1024
const BYTES = 32

/** Hashes a password with a fresh salt, as `scrypt$cost$salt$hash` in base64url. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  const hash = scryptSync(password, salt, BYTES, { N: COST })
  return `scrypt$${COST}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

/** True when `password` made this hash; false for a hash in any other form. */
export function verifyPassword(password: string, stored: string): boolean {
  const [scheme, cost, salt, hash] = stored.split('$')
  if (scheme !== 'scrypt' || !cost || !salt || !hash) return false
  const expected = Buffer.from(hash, 'base64url')
  const actual = scryptSync(password, Buffer.from(salt, 'base64url'), expected.length, { N: Number(cost) })
  return timingSafeEqual(actual, expected)
}
