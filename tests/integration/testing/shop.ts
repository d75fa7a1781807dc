/** The order/verify endpoint on the seeded backend, and students who register and buy there: only the browser is missing. */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, createUserWithEmailAndPassword, getAuth } from 'firebase/auth'
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite'
import { afterAll, beforeAll } from 'vitest'
import * as z from 'zod'
import { createUserRepository } from '@/session/user-repository'
import { createApp } from '../../../api/app'
import { createDeps } from '../../../api/deps'
import { readEnv } from '../../../api/env'
import { projectId, setUpSeededBackend } from './seeded-backend'

interface Product {
  productId: string
  productName: string
  /** Rupees. */
  amount: number
}

interface Payment {
  orderId: string
  productId: string
  paymentId: string
  signature: string
}

export interface Buyer {
  userId: string
  email: string
  /** The database as the student sees it, by the token of their account. */
  db: Firestore
  post: (path: string, body: object) => Promise<{ status: number; body: unknown }>
  get: (path: string) => Promise<{ status: number; body: unknown }>
  /** What Storage answers to the file's address, with the student's token or none. */
  fileStatus: (path: string, options?: { token: null }) => Promise<number>
  /** @returns the order's id. */
  order: (product: Product) => Promise<string>
  /** Pays at the local provider. @returns what its checkout would hand to the page, as the page passes it on. */
  pay: (orderId: string, product: Product) => Promise<Payment>
}

const orderedSchema = z.object({ orderId: z.string() })
const paidSchema = z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() })

/** Registers the hooks. @returns how a student registers: account by the identity service, record by the repository. */
export function setUpShop(): (name: string) => Promise<Buyer> {
  const backend = setUpSeededBackend()
  const apps: FirebaseApp[] = []
  let endpoint: ReturnType<typeof createApp> | undefined

  beforeAll(() => {
    const { firestore, auth } = backend.ports()
    const env = readEnv({
      FIRESTORE_URL: `http://127.0.0.1:${firestore}`,
      AUTH_URL: `http://127.0.0.1:${auth}`,
      PAYMENT_KEY_SECRET: 'secret-of-this-test',
    })
    endpoint = createApp(createDeps(env, () => undefined))
  })
  afterAll(() => Promise.all(apps.map((app) => deleteApp(app))))

  return async (name) => {
    const email = `${name}@demo.test`
    const app = initializeApp({ projectId, apiKey: 'demo-key' }, name)
    apps.push(app)
    const auth = getAuth(app)
    connectAuthEmulator(auth, `http://127.0.0.1:${backend.ports().auth}`, { disableWarnings: true })
    const { user } = await createUserWithEmailAndPassword(auth, email, 'Student@123')
    const userId = user.uid
    const db = getFirestore(app)
    connectFirestoreEmulator(db, '127.0.0.1', backend.ports().firestore)
    await createUserRepository(db).create({
      id: userId,
      name: 'Asha Rao',
      email,
      phone: '',
      notice: '2026-11-24',
    })

    const call = async (path: string, request: RequestInit) => {
      if (!endpoint) throw new Error('the endpoint does not run')
      const authorization = `Bearer ${await user.getIdToken()}`
      const headers = { 'content-type': 'application/json', authorization }
      const response = await endpoint.request(path, { ...request, headers })
      const answer: unknown = await response.json()
      return { status: response.status, body: answer }
    }
    const post: Buyer['post'] = (path, body) => call(path, { method: 'POST', body: JSON.stringify(body) })
    return {
      userId,
      email,
      db,
      post,
      get: (path) => call(path, { method: 'GET' }),
      fileStatus: async (path, options) => {
        const object = `v0/b/${projectId}.appspot.com/o/${encodeURIComponent(path)}?alt=media`
        const headers = options ? {} : { authorization: `Firebase ${await user.getIdToken()}` }
        return (await fetch(`http://127.0.0.1:${backend.ports().storage}/${object}`, { headers })).status
      },
      order: async (product) => {
        const customer = { currency: 'INR', customerEmail: email, customerName: 'Asha Rao', userId }
        const answer = await post('/api/create-order', { ...product, ...customer })
        return orderedSchema.parse(answer.body).orderId
      },
      pay: async (orderId, { productId }) => {
        const answer = await post('/local-provider/payments', { orderId, outcome: 'pay' })
        const paid = paidSchema.parse(answer.body)
        return {
          orderId,
          productId,
          paymentId: paid.razorpay_payment_id,
          signature: paid.razorpay_signature,
        }
      },
    }
  }
}
