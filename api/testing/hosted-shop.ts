/** The shop of razorpay-shop.ts as it is when hosted: Firebase signs the students' tokens. Each app has its own rate limits. */
import type { Hono } from 'hono'
import { type AppDeps, createApp } from '../app'
import { createIdTokens } from '../id-token'
import { type RazorpayShop, startRazorpayShop } from './razorpay-shop'
import type { Student } from './shop'
import { claimsOf, type SigningKeys, startSigningKeys } from './signing-keys'

export interface HostedShop {
  market: RazorpayShop
  keys: SigningKeys
  openApp: (changes?: Partial<AppDeps>) => { app: Hono; lookups: () => number }
  newStudent: () => Promise<Student>
  /** A token that names the student and that Firebase has not signed. */
  forge: (uid: string) => Promise<string>
  close: () => Promise<void>
}

export async function startHostedShop(): Promise<HostedShop> {
  const [market, keys] = await Promise.all([startRazorpayShop(), startSigningKeys()])
  const { env, deps } = market.shop
  const projectId = env.FIREBASE_PROJECT_ID
  return {
    market,
    keys,
    openApp(changes = {}) {
      const tokens = createIdTokens({
        authUrl: env.AUTH_URL,
        apiKey: env.FIREBASE_API_KEY,
        projectId,
        keysUrl: keys.url,
        now: deps.now,
        log: deps.log,
      })
      let lookups = 0
      const requireActive: typeof tokens.requireActive = (token) => {
        lookups += 1
        return tokens.requireActive(token)
      }
      const app = createApp({ ...market.deps, ...changes, idTokens: { read: tokens.read, requireActive } })
      return { app, lookups: () => lookups }
    },
    newStudent: async () => {
      const student = await market.shop.signUp()
      return { ...student, idToken: await keys.sign(claimsOf(student.uid, projectId)) }
    },
    forge: (uid) => keys.sign(claimsOf(uid, projectId), 'foreign'),
    close: async () => {
      await Promise.all([market.close(), keys.close()])
    },
  }
}
