/** Orders, refunds, gifts and sales of the operator's tool, on the local backend. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { doc, getDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from '../../api/errors'
import { applyPaymentEvent } from '../../api/payment-events'
import { createRazorpayProvider } from '../../api/providers/razorpay/razorpay-provider'
import { type RazorpayServer, startRazorpayServer } from '../../api/testing/razorpay-server'
import { listAudit } from '../../tools/content/audit'
import { undo } from '../../tools/content/audit-undo'
import { parseCsv } from '../../tools/content/csv'
import { failedPayments } from '../../tools/content/money/failed-payments'
import { findOrders } from '../../tools/content/money/find-orders'
import { grantProduct } from '../../tools/content/money/grant'
import { readOrder } from '../../tools/content/money/order'
import { openOrderDesk } from '../../tools/content/money/order-desk'
import { listProducts } from '../../tools/content/money/products'
import { refundOrder } from '../../tools/content/money/refund'
import { planRefund } from '../../tools/content/money/refund-plan'
import { salesByMonth, salesCsv } from '../../tools/content/money/sales'
import { settleRefund } from '../../tools/content/money/settle-refund'
import { takeBackGift } from '../../tools/content/money/take-back'
import { openTarget } from '../../tools/content/target'
import { setUpContentTool } from './testing/content-tool'
import { setUpSeededBackend } from './testing/seeded-backend'
import { buy, order, pay } from './testing/sold'

const backend = setUpSeededBackend()
const { run, services } = setUpContentTool(backend)
const open = () => openTarget(null, () => undefined, undefined, services())
const stored = async (path: string) => (await getDoc(doc(backend.admin(), path))).data()
const product = 'resource_indian_polity'
const purchaseOf = (uid: string) => stored(`user_purchases/${uid}_${product}`)
const student = async (uid: string, name = uid) => {
  await backend.put(`users/${uid}`, { name, email: `${uid}@demo.test`, isActive: true })
  return uid
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'money-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a refund', () => {
  const request = (orderId: string) => ({ order: orderId, payment: null, reason: 'Bought twice' })

  test('gives the money back once for two presses, ends access, and is listed', async () => {
    const target = open()
    const orderId = await buy(target, await student('refunded'), product)
    expect(await purchaseOf('refunded')).toMatchObject({ isActive: true, amount: 199 })
    const both = await Promise.all([
      refundOrder(target, request(orderId)),
      refundOrder(target, request(orderId)),
    ])
    for (const result of both) expect(result).toMatchObject({ hasAccess: false })
    expect(await purchaseOf('refunded')).toMatchObject({ isActive: false, endedBy: 'refund', givenBack: 199 })
    expect(await refundOrder(target, request(orderId))).toMatchObject({
      state: 'already',
      message: expect.stringMatching(
        /^Rs\. 199 was refunded at the provider on \d+ \w+ \d{4}, so nothing more was refunded\. The student has no access any more\.$/,
      ),
    })
    const { payments, state } = await readOrder(target, orderId)
    expect([state, payments]).toEqual(['refunded', [expect.objectContaining({ givenBack: 199 })]])
    const [entry] = await listAudit(target)
    expect(entry).toMatchObject({
      what: `Refund of Rs. 199 for Indian Polity Notes: Bought twice`,
      isDone: true,
      count: 0,
    })
  })

  test('of an unpaid or an unknown order, or without a reason, is refused', async () => {
    const target = open()
    const orderId = await order(target, await student('unpaid'), product)
    await expect(refundOrder(target, request(orderId))).rejects.toThrow('This order was not paid')
    await expect(refundOrder(target, request('order_none'))).rejects.toThrow(
      'There is no order "order_none".',
    )
    for (const id of ['a/b', '', '..', '__x__']) {
      await expect(refundOrder(target, request(id))).rejects.toThrow(`There is no order "${id}".`)
      await expect(readOrder(target, id)).rejects.toThrow(`There is no order "${id}".`)
    }
    await expect(refundOrder(target, { ...request(orderId), reason: ' ' })).rejects.toThrow('needs a reason')
  })

  test('of an order that was paid twice names its payment, and leaves the access of the other one', async () => {
    const target = open()
    const orderId = await buy(target, await student('twice'), product)
    const first = (await readOrder(target, orderId)).payments[0]?.paymentId ?? ''
    await target.students.firestore.commit([
      { patch: `orders/${orderId}`, fields: { furtherPayments: { pay_second: true } } },
    ])
    expect((await failedPayments(target)).find((one) => one.orderId === orderId)).toMatchObject({
      need: 'refund',
    })
    await expect(refundOrder(target, request(orderId))).rejects.toThrow(
      `This order was paid 2 times: name one of the payments ${first}, pay_second.`,
    )
    await expect(refundOrder(target, { ...request(orderId), payment: 'pay_none' })).rejects.toThrow(
      'no payment "pay_none"',
    )
    expect(await refundOrder(target, { ...request(orderId), payment: 'pay_second' })).toMatchObject({
      hasAccess: true,
      message: 'Rs. 199 was refunded. The student still has access by another payment.',
    })
    expect((await failedPayments(target)).some((one) => one.orderId === orderId)).toBe(false)
  })

  test('that could not be stored says what is done, and the next one stores it', async () => {
    const target = open()
    const orderId = await buy(target, await student('halfway'), product)
    const desk = openOrderDesk(target)
    const down = { ...desk.firestore, commit: () => Promise.reject(new ApiError(503, 'down')) }
    await expect(refundOrder(target, request(orderId), { ...desk, firestore: down })).rejects.toThrow(
      'The money was refunded, but this could not be stored',
    )
    expect(await purchaseOf('halfway')).toMatchObject({ isActive: true })
    expect((await listAudit(target))[0]).toMatchObject({ isDone: false })
    expect(await refundOrder(target, request(orderId))).toMatchObject({ state: 'already', hasAccess: false })
    expect(await purchaseOf('halfway')).toMatchObject({ isActive: false, givenBack: 199 })
  })

  test('asks the operator first, and says what it will do', async () => {
    const orderId = await buy(open(), await student('asked'), product)
    const refused = await run(['refund', orderId, '--reason', 'Asked to'], 'no')
    expect(refused.questions[0]).toContain('This refunds Rs. 199 for Indian Polity Notes to asked@demo.test.')
    expect(await purchaseOf('asked')).toMatchObject({ isActive: true })
    const done = await run(['refund', orderId, '--reason', 'Asked to', '--yes'])
    expect(done.last).toBe('Rs. 199 was refunded. The student has no access any more.')
    expect((await run(`refund ${orderId}`)).err[0]).toContain('refund needs --reason')
  })

  describe('through the real provider', () => {
    const account = { keyId: 'rzp_test_key', keySecret: 'key-secret' }
    let server: RazorpayServer
    beforeAll(async () => {
      server = await startRazorpayServer({ ...account, webhookSecret: '' })
    })
    afterAll(() => server.close())

    const deskOf = (target: ReturnType<typeof open>) => ({
      ...openOrderDesk(target),
      provider: createRazorpayProvider({
        ...account,
        apiUrl: server.origin,
        webhookSecret: '',
        log: () => undefined,
      }),
    })

    const bill = (orderId: string) => ({ orderId, amount: 19_900, currency: 'INR' })
    function paymentOf(orderId: string) {
      const payment = [...server.payments.values()].find((one) => one.order_id === orderId)
      if (!payment) throw new Error(`no payment of ${orderId}`)
      return payment
    }

    async function sold(uid: string) {
      const target = open()
      const desk = deskOf(target)
      const { orderId } = await desk.provider.createOrder({
        amount: 19_900,
        currency: 'INR',
        userId: uid,
        productId: product,
      })
      const local = await order(target, await student(uid), product)
      await target.students.firestore.commit([
        {
          set: `orders/${orderId}`,
          fields: { ...(await target.students.firestore.get(`orders/${local}`))?.data } as never,
        },
      ])
      server.pay(orderId)
      await pay(desk, orderId)
      return { target, desk, orderId }
    }

    test('one that is only accepted leaves access until it is carried out', async () => {
      const { target, desk, orderId } = await sold('pending')
      server.refunding.push('pending')
      expect(await refundOrder(target, request(orderId), desk)).toMatchObject({
        state: 'pending',
        hasAccess: true,
        message:
          'The payment provider has accepted the refund of Rs. 199. Access ends when it has carried it out.',
      })
    })

    test('one that it refuses changes nothing, and a lost answer says what to do', async () => {
      const { target, desk, orderId } = await sold('lost')
      server.refunding.push('no balance')
      await expect(refundOrder(target, request(orderId), desk)).rejects.toThrow(
        'does not have enough balance',
      )
      server.refunding.push('lost')
      await expect(refundOrder(target, request(orderId), desk)).rejects.toThrow(
        'Refund it again: nothing is refunded twice.',
      )
      expect(await purchaseOf('lost')).toMatchObject({ isActive: true })
      expect(await refundOrder(target, request(orderId), desk)).toMatchObject({
        state: 'already',
        hasAccess: false,
      })
      expect(paymentOf(orderId).amount_refunded).toBe(19_900)
      const asked = server.calls.filter(
        (call) => call === `POST /v1/payments/${paymentOf(orderId).id}/refund`,
      )
      expect(asked).toHaveLength(2)
    })

    test('names what was refunded at the provider, and refunds only what is left', async () => {
      const { target, desk, orderId } = await sold('partly')
      server.refund(paymentOf(orderId), 5000)
      expect(await planRefund(target, { order: orderId, payment: null }, desk)).toMatchObject({
        left: 149,
        refunds: [{ state: 'refunded', amount: 50 }],
      })
      await expect(refundOrder(target, { ...request(orderId), left: 199 }, desk)).rejects.toThrow(
        'Rs. 149 is left to refund, not Rs. 199: something was refunded meanwhile.',
      )
      expect(await refundOrder(target, { ...request(orderId), left: 149 }, desk)).toMatchObject({
        state: 'refunded',
        message: 'Rs. 149 was refunded. The student has no access any more.',
      })
      expect((await listAudit(target))[0]?.what).toBe(
        `Refund of Rs. 149 for Indian Polity Notes: Bought twice`,
      )
      expect(await purchaseOf('partly')).toMatchObject({ isActive: false, givenBack: 199 })
    })

    test('that was made at the provider is recorded, and says when it was made', async () => {
      const { target, desk, orderId } = await sold('elsewhere')
      server.refund(paymentOf(orderId), undefined, { created_at: Date.parse('2026-11-20T20:00:00Z') / 1000 })
      expect(await planRefund(target, { order: orderId, payment: null }, desk)).toMatchObject({
        left: 0,
        isStored: false,
      })
      expect(await refundOrder(target, request(orderId), desk)).toMatchObject({
        state: 'already',
        message:
          'Rs. 199 was refunded at the provider on 21 Nov 2026, so nothing more was refunded. The student has no access any more.',
      })
      expect((await listAudit(target))[0]?.what).toBe(
        `Recorded the refund of Rs. 199 for Indian Polity Notes that was made at the provider: Bought twice`,
      )
      expect(await purchaseOf('elsewhere')).toMatchObject({ isActive: false, endedBy: 'refund' })
    })

    test('that was made in part and is pending for the rest names what was refunded', async () => {
      const { target, desk, orderId } = await sold('in-part')
      server.refund(paymentOf(orderId), 5000)
      server.refunding.push('pending')
      await desk.provider.refund(bill(orderId), paymentOf(orderId).id)
      expect(await refundOrder(target, request(orderId), desk)).toMatchObject({ state: 'pending' })
      expect((await listAudit(target))[0]?.what).toBe(
        `Recorded the refund of Rs. 50 for Indian Polity Notes that was made at the provider: Bought twice`,
      )
    })

    test('whose earlier refunds cannot be read is not made', async () => {
      const { target, desk, orderId } = await sold('unread')
      server.trouble.push({ delayMs: 0 }, { refusal: 'Refunds are not enabled' })
      await expect(refundOrder(target, request(orderId), desk)).rejects.toThrow(
        'The payment provider does not show the refunds of this payment',
      )
      expect(await purchaseOf('unread')).toMatchObject({ isActive: true })
    })

    test('that the provider could not carry out says so, leaves the access, and can be made again', async () => {
      const { target, desk, orderId } = await sold('bounced')
      server.refunding.push('failed')
      await expect(refundOrder(target, request(orderId), desk)).rejects.toThrow(
        'The payment provider could not send Rs. 199 back. The student keeps the access.',
      )
      expect(await purchaseOf('bounced')).toMatchObject({ isActive: true })
      expect((await failedPayments(target)).find((one) => one.orderId === orderId)?.need).toBe(
        'refund failed',
      )
      const plan = await planRefund(target, { order: orderId, payment: null }, desk)
      expect(plan).toMatchObject({ left: 199, isStored: true, refunds: [{ state: 'failed', amount: 199 }] })
      expect(plan.effect).toContain('The student loses the files of Indian Polity Notes at once.')
      expect(await refundOrder(target, request(orderId), desk)).toMatchObject({ state: 'refunded' })
      expect((await failedPayments(target)).find((one) => one.orderId === orderId)).toBeUndefined()
    })

    test('that fails later gives the access back and needs somebody, also of an old order', async () => {
      const { target, desk, orderId } = await sold('failing')
      await target.students.firestore.commit([
        { patch: `orders/${orderId}`, fields: { createdAt: new Date('2026-01-05T10:00:00Z') } },
      ])
      await refundOrder(target, request(orderId), desk)
      expect(await purchaseOf('failing')).toMatchObject({ isActive: false })
      const [refund] = (await desk.provider.refund(bill(orderId), paymentOf(orderId).id)).reversals
      if (!refund) throw new Error('no refund')
      const failed = {
        ...refund,
        kind: 'refund failed',
        eventId: `refund-failed_${refund.reversalId}`,
      } as const
      expect(await applyPaymentEvent(desk, failed)).toBe('applied')
      expect(await purchaseOf('failing')).toMatchObject({ isActive: true, givenBack: 0 })
      const found = (await failedPayments(target)).find((one) => one.orderId === orderId)
      expect(found).toMatchObject({ need: 'refund failed' })
    })

    test('of a part that failed needs somebody until that part is made again', async () => {
      const { target, desk, orderId } = await sold('parts')
      const needs = async () => (await failedPayments(target)).some((one) => one.orderId === orderId)
      const made = async (status: 'failed' | 'processed', amount: number, minute: number) => {
        const created_at = Date.parse(`2026-11-20T20:${minute}:00Z`) / 1000
        server.refund(paymentOf(orderId), amount, { status, created_at })
        for (const one of (await desk.provider.refundsOf(bill(orderId), paymentOf(orderId).id)).reversals)
          await applyPaymentEvent(desk, one)
      }
      await made('processed', 5000, 10)
      await made('failed', 5000, 20)
      expect(await needs()).toBe(true)
      await made('failed', 5000, 30)
      await made('failed', 3000, 31)
      await made('processed', 5000, 40)
      expect(await needs()).toBe(true)
      await made('processed', 3000, 50)
      expect(await needs()).toBe(false)
      expect((await readOrder(target, orderId)).state).toBe('paid')
    })

    test('that failed is settled another way once, says why, and needs somebody again when it is undone', async () => {
      const { target, desk, orderId } = await sold('settled')
      const settle = (change: object = {}) =>
        settleRefund(target, { order: orderId, payment: null, reason: 'NEFT 7', amount: 199, ...change })
      const need = async () => (await failedPayments(target)).find((one) => one.orderId === orderId)?.need
      await expect(settle()).rejects.toThrow('No refund of this order has failed and waits.')
      server.refunding.push('failed')
      await expect(refundOrder(target, request(orderId), desk)).rejects.toThrow('could not send')
      expect(await need()).toBe('refund failed')
      await expect(settle({ reason: ' ' })).rejects.toThrow('Settling a refund needs a reason.')
      await expect(settle({ amount: 50 })).rejects.toThrow('The order was changed meanwhile.')
      await expect(settle({ order: 'a/b' })).rejects.toThrow('There is no order "a/b".')
      const refused = await run(['settle-refund', orderId, '--reason', 'NEFT 7'], 'no')
      expect(refused.questions[0]).toContain(
        'This marks the failed refund of Rs. 199 for Indian Polity Notes',
      )
      expect(await need()).toBe('refund failed')
      const both = await Promise.allSettled([settle(), settle()])
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await need()).toBeUndefined()
      const what = 'Settled the failed refund of Rs. 199 for Indian Polity Notes in another way: NEFT 7'
      const entries = (await listAudit(target)).filter((entry) => entry.what === what)
      expect(entries).toHaveLength(1)
      expect((await readOrder(target, orderId)).payments[0]?.reversals).toMatchObject([{ isSettled: true }])
      expect(await purchaseOf('settled')).toMatchObject({ isActive: true })
      await undo(target, entries[0]?.id ?? '')
      expect(await need()).toBe('refund failed')
      expect((await run(['settle-refund', orderId, '--reason', 'NEFT 7', '--yes'])).last).toBe(
        'Settled the failed refund of Rs. 199 for Indian Polity Notes in another way.',
      )
      // One that fails later needs somebody again.
      server.refunding.push('failed')
      await expect(refundOrder(target, request(orderId), desk)).rejects.toThrow('could not send')
      expect(await need()).toBe('refund failed')
    })

    test('of a payment that was one too many needs nobody once it is settled another way', async () => {
      const { target, desk, orderId } = await sold('too-many')
      const { firestore } = target.students
      const path = `orders/${orderId}`
      const fields = { ...(await firestore.get(path))?.data, isExtra: true }
      await firestore.commit([{ set: path, fields: fields }])
      const need = async () => (await failedPayments(target)).find((one) => one.orderId === orderId)?.need
      expect(await need()).toBe('refund')
      server.refunding.push('failed')
      await expect(refundOrder(target, request(orderId), desk)).rejects.toThrow('could not send')
      await settleRefund(target, { order: orderId, payment: null, reason: 'NEFT 7', amount: 199 })
      expect(await need()).toBeUndefined()
    })

    test('whose keys it does not know says so', async () => {
      const { target, desk, orderId } = await sold('keys')
      const log = () => undefined
      const wrong = { ...account, keySecret: 'wrong', apiUrl: server.origin, webhookSecret: '', log }
      await expect(
        refundOrder(target, request(orderId), { ...desk, provider: createRazorpayProvider(wrong) }),
      ).rejects.toThrow('refuses PAYMENT_KEY_ID and PAYMENT_KEY_SECRET. Nothing was refunded.')
    })

    test('needs the keys of the endpoint', () => {
      const project = { ...open(), isLocal: false }
      expect(() => openOrderDesk(project, {})).toThrow('A refund needs PAYMENT_KEY_ID and PAYMENT_KEY_SECRET')
      const keys = { PAYMENT_KEY_ID: 'rzp_live_1', PAYMENT_KEY_SECRET: 'aVerySecretKeyOfTheShop' }
      expect(() => openOrderDesk(project, { ...keys, PAYMENT_API_URL: 'http://127.0.0.1:1' })).toThrow(
        'https:',
      )
      expect(() => openOrderDesk(project, keys)).not.toThrow()
    })
  })
})

describe('a gift', () => {
  test('opens the product once, says by whom and why, and is listed', async () => {
    const target = open()
    await student('given', '=HYPERLINK("x")\u0007')
    const grant = { product, who: 'given@demo.test', reason: 'Topper of\nthe school' }
    expect(await grantProduct(target, grant)).toEqual({
      uid: 'given',
      productName: 'Indian Polity Notes',
      isNew: true,
    })
    expect(await grantProduct(target, grant)).toMatchObject({ isNew: false })
    expect(await purchaseOf('given')).toMatchObject({
      isActive: true,
      amount: 0,
      paymentId: null,
      grantedBy: target.operator,
      grantReason: 'Topper of the school',
    })
    expect((await listAudit(target))[0]).toMatchObject({
      what: 'Gave Indian Polity Notes to a student without a payment: Topper of the school',
    })
    expect((await run(['grant', product, 'given', '--reason', 'Again', '--yes'])).last).toBe(
      'given owns Indian Polity Notes already.',
    )
  })

  test('is given once by two operators at once, and once more after a lost answer', async () => {
    const target = open()
    const grant = { product, who: await student('raced'), reason: 'Topper' }
    const both = await Promise.all([grantProduct(target, grant), grantProduct(target, grant)])
    expect(both.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect((await listAudit(target)).filter(({ deed }) => deed.student === 'raced')).toHaveLength(1)
    const first = await purchaseOf('raced')
    expect(await grantProduct(target, grant)).toMatchObject({ isNew: false })
    expect(await purchaseOf('raced')).toEqual(first)
  })

  test('is taken back once, says by whom and why, and can be given again', async () => {
    const target = open()
    const gift = { product, who: await student('losing'), reason: 'Given to the wrong Ravi' }
    await expect(takeBackGift(target, gift)).rejects.toThrow('The student has no purchase')
    await grantProduct(target, gift)
    await expect(takeBackGift(target, { ...gift, reason: ' ' })).rejects.toThrow('needs a reason')
    const both = await Promise.all([takeBackGift(target, gift), takeBackGift(target, gift)])
    expect(both.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await purchaseOf('losing')).toMatchObject({
      isActive: false,
      takenBackBy: target.operator,
      takenBackReason: 'Given to the wrong Ravi',
      endedAt: expect.anything(),
    })
    const taken = (await listAudit(target)).filter(({ what }) => what.startsWith('Took'))
    expect(taken.map(({ what }) => what)).toEqual([
      'Took Indian Polity Notes back from a student, who had it as a gift: Given to the wrong Ravi',
    ])
    expect(await takeBackGift(target, gift)).toMatchObject({ isNew: false })
    expect(await grantProduct(target, gift)).toMatchObject({ isNew: true })
    const refused = await run(['take-back', product, 'losing', '--reason', 'Wrong'], 'no')
    expect(refused.questions[0]).toContain(`This takes ${product} back from losing`)
    const done = await run(['take-back', product, 'losing', '--reason', 'Wrong', '--yes'])
    expect(done.last).toBe('losing does not have Indian Polity Notes any more.')
  })

  test('that was paid is never taken back, and one that was paid for meanwhile goes over to the payment', async () => {
    const target = open()
    await buy(target, await student('payer'), product)
    const take = (who: string) => takeBackGift(target, { product, who, reason: 'Wrong' })
    await expect(take('payer')).rejects.toThrow('has paid for this product. Refund the payment instead.')
    expect(await purchaseOf('payer')).toMatchObject({ isActive: true, amount: 199 })
    const orderId = await order(target, await student('both'), product)
    await grantProduct(target, { product, who: 'both', reason: 'Topper' })
    await pay(openOrderDesk(target), orderId)
    expect((await failedPayments(target)).find((one) => one.orderId === orderId)).toMatchObject({
      need: 'refund',
    })
    expect(await take('both')).toMatchObject({ isNew: true, hasAccess: true })
    expect(await purchaseOf('both')).toMatchObject({ isActive: true, amount: 199, orderId })
    expect((await failedPayments(target)).find((one) => one.orderId === orderId)).toBeUndefined()
  })

  test('opens again what a refund has ended', async () => {
    const target = open()
    const orderId = await buy(target, await student('again'), product)
    await refundOrder(target, { order: orderId, payment: null, reason: 'Mistake' })
    expect(await grantProduct(target, { product, who: 'again', reason: 'Sorry' })).toMatchObject({
      isNew: true,
    })
    expect(await purchaseOf('again')).toMatchObject({ isActive: true })
  })

  test('of an unknown product, to nobody, to an erased student or without a reason is refused', async () => {
    const target = open()
    await backend.put('users/tombstone', { isActive: false, deletedAt: new Date() })
    const give = (change: object) => grantProduct(target, { product, who: 'given', reason: 'x', ...change })
    await expect(give({ product: 'none' })).rejects.toThrow(
      /No product on sale has the id "none"\. There are .*polity/,
    )
    for (const id of ['a/b', '', '..', '__x__'])
      await expect(give({ product: id })).rejects.toThrow(`No product on sale has the id "${id}".`)
    await backend.put('users/given/saved/below', { items: [] })
    for (const who of ['nobody@demo.test', 'given/saved/below', ''])
      await expect(give({ who })).rejects.toThrow(
        `Nobody in the local backend has the uid or e-mail "${who}".`,
      )
    expect(await purchaseOf('below')).toBeUndefined()
    await expect(give({ who: 'tombstone' })).rejects.toThrow('This student was erased.')
    await expect(give({ reason: '' })).rejects.toThrow('needs a reason')
    expect(await listProducts(target)).toContainEqual({
      productId: product,
      productName: 'Indian Polity Notes',
      price: 199,
    })
  })
})

describe('orders', () => {
  const ids = async (search: Parameters<typeof findOrders>[1]) =>
    (await findOrders(open(), search)).orders.map(({ orderId }) => orderId)

  test('are found by student, product, order and payment, by state and by day', async () => {
    const target = open()
    const orderId = await buy(target, await student('finder', 'Zubeida Begum'), product)
    const { payments } = await readOrder(target, orderId)
    for (const text of [
      'zubeida',
      'finder@demo',
      orderId,
      payments[0]?.paymentId ?? '',
      orderId.toUpperCase(),
    ])
      expect(await ids({ text })).toEqual([orderId])
    expect(await ids({ text: 'polity' })).toContain(orderId)
    expect(await ids({ text: orderId, state: 'paid', from: '2026-11-01' })).toEqual([orderId])
    expect(await ids({ text: orderId, state: 'refunded' })).toEqual([])
    expect(await ids({ text: orderId, to: '2026-01-01' })).toEqual([])
    expect(await ids({ text: 'zubeida', state: 'paid' })).toEqual([orderId])
    expect(await ids({ text: 'zubeida', state: 'refunded' })).toEqual([])
    expect(await ids({ from: '2026-08-21', to: '2026-08-21' })).toEqual(['order_demo_appsc_0001'])
    await expect(ids({ from: '2026-02-31' })).rejects.toThrow('is no day')
    await expect(ids({ after: 'x' })).rejects.toThrow('Search again')
    expect((await run('orders --find zubeida')).out[1]).toMatch(/paid +Rs\. 199 +pay_\w+ +finder@demo.test/)
  })

  test('come newest first and in pages, a damaged one and one of an erased student too', async () => {
    const target = open()
    const moment = new Date('2025-01-05T10:00:00Z')
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        backend.put(`orders/paged-${String(index).padStart(2, '0')}`, {
          userId: 'gone',
          productId: product,
          productName: index === 0 ? '=1+1\u001b[2J' : 'Paged',
          createdAt: moment,
          status: 'created',
        }),
      ),
    )
    const first = await findOrders(target, { to: '2025-01-06' })
    expect(first.orders).toHaveLength(50)
    expect(first.orders[0]).toMatchObject({
      orderId: 'paged-59',
      student: null,
      amount: null,
      state: 'unpaid',
    })
    const second = await findOrders(target, { to: '2025-01-06', after: first.next ?? '' })
    expect(second.orders.map(({ orderId }) => orderId)).toEqual(
      Array.from({ length: 10 }, (_, index) => `paged-0${9 - index}`),
    )
    expect(second.next).toBeNull()
    expect((await run('orders --to 2025-01-06 --find 1+1')).out.join('')).not.toContain('\u001b')
  })

  test('without a moment, or with another kind of one, are in the lists', async () => {
    const target = open()
    const fields = {
      userId: 'timeless',
      productId: product,
      productName: 'Timeless',
      categoryId: 'c',
      categoryName: 'C',
      amount: 77,
      currency: 'INR',
    }
    const paid = { ...fields, status: 'paid', paymentId: 'pay_timeless' }
    await backend.put('orders/t-none', paid)
    await backend.put('orders/t-text', { ...paid, createdAt: '2026-11-01' })
    await backend.put('orders/t-dated', { ...paid, createdAt: new Date(), paidAt: new Date() })
    expect(await ids({ text: 'timeless' })).toEqual(['t-dated', 't-none', 't-text'])
    expect(await ids({ text: 'Rs. 77' })).toEqual(['t-dated', 't-none', 't-text'])
    expect(await ids({ text: 'timeless', from: '2026-01-01' })).toEqual(['t-dated'])
    const needs = (await failedPayments(target)).filter(({ orderId }) => orderId.startsWith('t-'))
    expect(needs.map(({ orderId, need }) => [orderId, need])).toEqual([
      ['t-dated', 'access'],
      ['t-none', 'damaged'],
      ['t-text', 'damaged'],
    ])
    expect((await salesByMonth(target, '2026-01', '2026-12')).leftOut).toBeGreaterThanOrEqual(1)
    await target.database.remove(['orders/t-none', 'orders/t-text', 'orders/t-dated'])
  })

  test('that need somebody are listed with what they need', async () => {
    const target = open()
    const now = new Date()
    const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
    const fields = {
      ...(await stored('orders/order_demo_polity_0001')),
      userId: 'needy',
      createdAt: ago(2),
    }
    const unpaid = { ...fields, paymentId: null, paidAt: null }
    await backend.put('orders/n-access', fields)
    await backend.put('orders/n-extra', { ...fields, isExtra: true })
    await backend.put('orders/n-held', { ...unpaid, status: 'attempted', heldSince: ago(2) })
    await backend.put('orders/n-damaged', { userId: 'needy', createdAt: ago(2), status: 'paid' })
    await backend.put('orders/n-failed', { ...unpaid, status: 'attempted' })
    await backend.put('orders/n-recent', { ...unpaid, status: 'attempted', createdAt: ago(0.5) })
    await backend.put('orders/n-old', { ...fields, createdAt: ago(24 * 15) })
    const found = (await failedPayments(target, now)).filter(({ orderId }) => orderId.startsWith('n-'))
    expect(found.map(({ orderId, need }) => [orderId, need])).toEqual([
      ['n-access', 'access'],
      ['n-extra', 'refund'],
      ['n-held', 'confirm'],
      ['n-damaged', 'damaged'],
      ['n-failed', 'failed'],
    ])
    expect((await run('orders --attention')).out).toContain('Paid, and the student has no access:')
    await target.database.remove(found.map(({ orderId }) => `orders/${orderId}`))
  })
})

test('sales count payments in the month of the payment and refunds in the month of the refund', async () => {
  const target = open()
  const sale = (id: string, paidAt: string, change: object = {}) =>
    backend.put(`orders/${id}`, {
      userId: 'buyer',
      productId: 'p1',
      productName: '=cmd|"x"!A1, నోట్స్',
      amount: 99.5,
      currency: 'INR',
      status: 'paid',
      paymentId: `pay-${id}`,
      createdAt: new Date(paidAt),
      paidAt: new Date(paidAt),
      ...change,
    })
  // 00:10 in India is the evening before in UTC.
  await sale('s-1', '2024-01-31T18:40:00Z')
  await sale('s-2', '2024-02-10T10:00:00Z', {
    reversals: {
      'pay-s-2': { r1: { kind: 'refunded', amount: 99.5, at: new Date('2024-03-01T10:00:00Z') } },
    },
  })
  // Its second payment is of another month.
  await sale('s-5', '2023-12-10T10:00:00Z', {
    furtherPayments: { 'pay-second': true },
    furtherPaidAt: { 'pay-second': new Date('2024-01-05T10:00:00Z') },
  })
  await sale('s-3', '2024-02-10T10:00:00Z', { currency: 'USD' })
  await sale('s-4', '2024-02-10T10:00:00Z', { status: 'created', paymentId: null })
  const sales = await salesByMonth(target, '2024-01', '2024-03')
  const row = { productId: 'p1', productName: '=cmd|"x"!A1, నోట్స్' }
  expect(sales.rows).toEqual([
    { ...row, month: '2024-03', count: 0, gross: 0, refunded: 99.5, net: -99.5 },
    { ...row, month: '2024-02', count: 2, gross: 199, refunded: 0, net: 199 },
    { ...row, month: '2024-01', count: 1, gross: 99.5, refunded: 0, net: 99.5 },
  ])
  expect(sales.total).toEqual({ count: 3, gross: 298.5, refunded: 99.5, net: 199 })
  await expect(salesByMonth(target, '2024-13', '2024-12')).rejects.toThrow('is no month')
  await expect(salesByMonth(target, '2024-03', '2024-01')).rejects.toThrow('later than the last')

  const csv = salesCsv(sales)
  expect(csv.split('\r\n')[1]).toBe(`2024-03,p1,"'=cmd|""x""!A1, నోట్స్",0,0,99.5,-99.5`)
  expect(parseCsv(csv)[1]?.cells[2]).toBe(`'=cmd|"x"!A1, నోట్స్`)
  const file = join(folder, 'sales.csv')
  expect((await run(['sales', '--from', '2024-01', '--to', '2024-03', '--out', file])).code).toBe(0)
  expect(readFileSync(file, 'utf8')).toBe(csv)
  expect((await run('sales --from 2024-01 --to 2024-03')).last).toMatch(
    /^all +3 +Rs\. 298\.50 +Rs\. 99\.50 +Rs\. 199$/,
  )
})
