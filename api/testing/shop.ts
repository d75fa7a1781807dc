/** A shop on a fresh local backend: products, students, and the two calls that sell. */
import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { expect } from 'vitest'
import { startBackend } from '../../emulator/server'
import { type AppDeps, createApp } from '../app'
import { createDeps } from '../deps'
import { type Env, readEnv } from '../env'
import type { FirestoreClient } from '../firestore/client'
import type { StoredDocument } from '../firestore/values'
import { sign } from '../providers/signature'
import { stockShelves } from './products'

const KEY_SECRET = 'secret-that-no-answer-may-hold'

export interface Student {
  uid: string
  email: string
  idToken: string
}

interface Answer {
  status: number
  body: Record<string, unknown>
}

export interface Shop {
  env: Env
  deps: AppDeps
  app: Hono
  firestore: FirestoreClient
  /** Lines that the endpoint has logged. */
  logged: string[]
  /** Moves the endpoint's clock; the backend's stays. */
  passMinutes: (minutes: number) => void
  signUp: () => Promise<Student>
  /** Changes an account as administrator (`disableUser`, `password`, ...). */
  changeAccount: (uid: string, change: Record<string, unknown>) => Promise<void>
  post: (path: string, body: unknown, idToken?: string, app?: Pick<Hono, 'request'>) => Promise<Answer>
  /** What `GET /api/orders/{orderId}` answers the student. */
  look: (student: Student | null, orderId: unknown, app?: Hono) => Promise<Answer>
  /** Orders the Group 2 test series (Rs. 130), or something else by `changes`. */
  order: (student: Student, changes?: Record<string, unknown>, app?: Hono) => Promise<Answer>
  /** Reports a payment that the provider signed for this order, or something else by `changes`. */
  verify: (student: Student, payment: SignedPayment, changes?: Record<string, unknown>) => Promise<Answer>
  documents: (collection: string, student: Student) => Promise<StoredDocument[]>
  close: () => Promise<void>
}

export interface SignedPayment {
  orderId: string
  paymentId: string
  signature: string
  productId: string
}

/** What the provider hands out for a payment of `orderId`. */
export function signedPayment(
  orderId: unknown,
  paymentId = 'pay_1',
  productId = 'testseries_group2',
): SignedPayment {
  const order = { orderId: String(orderId), paymentId }
  return { ...order, signature: sign(order, KEY_SECRET), productId }
}

const parseAnswer = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  expect(text).not.toContain(KEY_SECRET)
  // Every answer of the endpoint is a JSON object.
  return { status: response.status, body: JSON.parse(text) as Record<string, unknown> }
}

export async function startShop(): Promise<Shop> {
  const backend = await startBackend({
    ports: { firestore: 0, auth: 0, storage: 0 },
    projectId: 'demo-pariksha',
    bucket: 'demo-pariksha.appspot.com',
    rulesDir: process.cwd(),
    log: () => {},
  })
  const env = readEnv({
    FIRESTORE_URL: `http://127.0.0.1:${backend.ports.firestore}`,
    AUTH_URL: `http://127.0.0.1:${backend.ports.auth}`,
    PAYMENT_KEY_SECRET: KEY_SECRET,
  })
  const logged: string[] = []
  let shift = 0
  const deps = createDeps(
    env,
    (line) => logged.push(line),
    () => new Date(Date.now() + shift),
  )
  const app = createApp(deps)
  await stockShelves(deps.firestore)

  async function identity(path: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
    const response = await fetch(`${env.AUTH_URL}/identitytoolkit.googleapis.com/v1/${path}?key=demo-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    // Identity Toolkit answers with an object.
    return (await response.json()) as Record<string, unknown>
  }

  const post: Shop['post'] = async (path, body, idToken, target = app) =>
    parseAnswer(
      await target.request(`/api/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(idToken && { authorization: `Bearer ${idToken}` }),
        },
        body: JSON.stringify(body),
      }),
    )

  return {
    env,
    deps,
    app,
    firestore: deps.firestore,
    logged,
    passMinutes: (minutes) => {
      shift += minutes * 60_000
    },
    signUp: async () => {
      const email = `${randomUUID()}@example.com`
      const body = { email, password: 'Student@123', returnSecureToken: true }
      const account = await identity('accounts:signUp', body)
      return { uid: String(account.localId), email, idToken: String(account.idToken) }
    },
    changeAccount: async (uid, change) => {
      await identity(
        `projects/${env.FIREBASE_PROJECT_ID}/accounts:update`,
        { localId: uid, ...change },
        'owner',
      )
    },
    post,
    look: async (student, orderId, target = app) =>
      parseAnswer(
        await target.request(`/api/orders/${String(orderId)}`, {
          headers: student ? { authorization: `Bearer ${student.idToken}` } : {},
        }),
      ),
    order: (student, changes = {}, target = app) => {
      const body = {
        amount: 130,
        currency: 'INR',
        productId: 'testseries_group2',
        productName: 'Group 2 Test Series',
        customerEmail: student.email,
        customerName: 'Asha Rao',
        userId: student.uid,
        ...changes,
      }
      return post('create-order', body, student.idToken, target)
    },
    verify: (student, payment, changes = {}) =>
      post('verify-payment', { ...payment, ...changes }, student.idToken),
    documents: (collection, student) => deps.firestore.query(collection, { userId: student.uid }, 50),
    close: async () => {
      expect(logged.join('\n')).not.toContain(KEY_SECRET)
      await backend.close()
    },
  }
}
