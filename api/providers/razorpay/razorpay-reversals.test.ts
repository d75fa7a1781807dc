/** What goes back of a payment, told by webhooks in any order, twice or not at all: access ends, and comes back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reconcileOrders } from '../../reconcile'
import type { Dispute, ProviderPayment } from '../../testing/razorpay-server'
import { type RazorpayShop, startRazorpayShop } from '../../testing/razorpay-shop'
import type { Student } from '../../testing/shop'

let market: RazorpayShop

beforeAll(async () => {
  market = await startRazorpayShop()
})
afterAll(() => market.close())

const outcome = (name: string) => ({ status: 200, body: { outcome: name } })
const active = { isActive: true }
const refunded = { isActive: false, endedBy: 'refund', endedAt: expect.any(Date), givenBack: 130 }
const disputed = { isActive: false, endedBy: 'dispute', endedAt: expect.any(Date), givenBack: 130 }

async function purchaseOf(student: Student) {
  const [purchase, ...others] = await market.shop.documents('user_purchases', student)
  expect(others).toEqual([])
  return purchase?.data
}

/** A student who has bought, and what the webhook tells of the payment. */
async function bought() {
  const { student, orderId } = await market.buyer()
  const payment = market.server.pay(orderId)
  expect((await market.verify(student, payment)).status).toBe(200)
  return { student, orderId, payment, ...eventsOf(payment) }
}

function eventsOf(payment: ProviderPayment) {
  const { server } = market
  const refund = (amount?: number) => {
    const made = server.refund(payment, amount)
    return server.event('refund.processed', { ...payment }, undefined, { refund: made })
  }
  const dispute = (status: 'lost' | 'won', of?: Dispute) => {
    const decided = server.dispute(payment, { ...(of && { id: of.id }), status })
    return {
      decided,
      call: server.event(`payment.dispute.${status}`, payment, undefined, { dispute: decided }),
    }
  }
  return { refund, dispute }
}

const again = (student: Student) => market.shop.order(student, {}, market.app)

describe('a refund', () => {
  test('of everything ends access, and the product can be bought again', async () => {
    const { student, orderId, payment, refund } = await bought()
    const call = refund()
    expect(await market.deliver(call)).toEqual(outcome('applied'))
    expect(await purchaseOf(student)).toMatchObject({ ...refunded, amount: 130, paymentId: payment.id })
    expect(await market.deliver(call)).toEqual(outcome('repeated'))
    // The page reports the old payment once more.
    expect(await market.verify(student, payment)).toEqual({
      status: 409,
      body: { error: 'This payment was refunded.' },
    })
    expect((await market.shop.look(student, orderId, market.app)).body).toMatchObject({ status: 'reversed' })
    expect(await purchaseOf(student)).toMatchObject(refunded)

    const { body } = await again(student)
    expect(body.orderId).not.toBe(orderId)
    const second = market.server.pay(String(body.orderId))
    expect((await market.verify(student, second)).status).toBe(200)
    const purchase = await purchaseOf(student)
    expect(purchase).toMatchObject({ ...active, paymentId: second.id })
    expect(purchase).not.toHaveProperty('endedBy')
  })

  test('of a part is noted and changes nothing; the parts together end access', async () => {
    const { student, refund } = await bought()
    await market.deliver(refund(5000))
    expect(await purchaseOf(student)).toMatchObject({ ...active, givenBack: 50, endedBy: null })
    await market.deliver(refund(8000))
    expect(await purchaseOf(student)).toMatchObject(refunded)
  })

  test('is applied although an old webhook call came again under its name, which nobody signs', async () => {
    const { student, payment } = await bought()
    const refund = market.server.refund(payment)
    const old = market.server.event('payment.captured', payment, `refunded_${refund.id}`)
    expect(await market.deliver(old)).toEqual(outcome('applied'))
    const call = market.server.event('refund.processed', payment, undefined, { refund })
    expect(await market.deliver(call)).toEqual(outcome('applied'))
    expect(await purchaseOf(student)).toMatchObject(refunded)
  })

  test('that is not carried out yet changes nothing', async () => {
    const { student, payment } = await bought()
    const pending = market.server.refund(payment, undefined, { status: 'pending' })
    const call = market.server.event('refund.processed', payment, undefined, { refund: pending })
    expect(await market.deliver(call)).toEqual(outcome('ignored'))
    expect(await purchaseOf(student)).toMatchObject(active)
  })

  test('that fails leaves the access, or gives it back, in either order of the news, and marks the order', async () => {
    const attention = async (student: Student) =>
      (await market.shop.documents('orders', student))[0]?.data.attentionAt
    for (const order of ['failed first', 'failed last']) {
      const { student, payment } = await bought()
      const made = market.server.refund(payment)
      const processed = market.server.event('refund.processed', payment, undefined, { refund: { ...made } })
      made.status = 'failed'
      const failed = market.server.event('refund.failed', payment, undefined, { refund: { ...made } })
      const calls = order === 'failed first' ? [failed, processed] : [processed, failed]
      expect(await attention(student)).toBeUndefined()
      for (const call of calls) expect(await market.deliver(call)).toEqual(outcome('applied'))
      expect(await market.deliver(failed)).toEqual(outcome('repeated'))
      expect(await purchaseOf(student)).toMatchObject({ ...active, endedBy: null, givenBack: 0 })
      expect(await attention(student)).toEqual(expect.any(Date))
    }
  })

  test('of an earlier payment leaves what was bought again', async () => {
    const { student, refund } = await bought()
    const [first, late] = [refund(5000), refund(8000)]
    await market.deliver(first)
    const path = `user_purchases/${student.uid}_testseries_group2`
    await market.shop.firestore.commit([{ patch: path, fields: { isActive: false } }])
    const second = market.server.pay(String((await again(student)).body.orderId))
    await market.verify(student, second)
    await market.deliver(late)
    expect(await purchaseOf(student)).toMatchObject({ ...active, paymentId: second.id })
  })

  test('of a payment made twice touches nothing', async () => {
    const { student, orderId, payment } = await bought()
    const second = market.server.pay(orderId)
    await market.deliver(market.server.event('payment.captured', second))
    expect(await market.deliver(eventsOf(second).refund())).toEqual(outcome('applied'))
    expect(await purchaseOf(student)).toMatchObject({ ...active, paymentId: payment.id })
  })

  test.each(['webhook', 'poll'])(
    'of the first of two payments of one order leaves it to the second: %s',
    async (told) => {
      const { student, orderId, payment, refund } = await bought()
      const second = market.server.pay(orderId)
      await market.deliver(market.server.event('payment.captured', second))
      const give = async (events: ReturnType<typeof eventsOf>) => {
        const call = events.refund()
        await (told === 'webhook' ? market.deliver(call) : reconcileOrders(market.deps, 0))
      }
      await give({ ...eventsOf(payment), refund })
      expect(await purchaseOf(student)).toMatchObject({ ...active, paymentId: second.id })
      expect((await market.shop.look(student, orderId, market.app)).body).toMatchObject({ status: 'paid' })
      await give(eventsOf(second))
      expect(await purchaseOf(student)).toMatchObject({ ...refunded, paymentId: second.id })
    },
  )

  test('of the recorded payment, and a second one of the same order is told afterwards: it opens', async () => {
    const { student, orderId, refund } = await bought()
    const second = market.server.pay(orderId)
    await market.deliver(refund())
    await market.deliver(market.server.event('payment.captured', second))
    expect(await purchaseOf(student)).toMatchObject({ ...active, paymentId: second.id })
  })

  test('of the first of two orders that were both paid leaves the product to the second', async () => {
    const { student, orderId } = await market.buyer()
    market.shop.passMinutes(31)
    const { body } = await again(student)
    market.shop.passMinutes(-31)
    const [first, second] = [market.server.pay(orderId), market.server.pay(String(body.orderId))]
    await market.verify(student, first)
    await market.deliver(market.server.event('payment.captured', second))
    expect(await purchaseOf(student)).toMatchObject({ ...active, paymentId: first.id })
    await market.deliver(eventsOf(first).refund())
    expect(await purchaseOf(student)).toMatchObject({ ...active, paymentId: second.id })
    await market.deliver(eventsOf(second).refund())
    expect(await purchaseOf(student)).toMatchObject({ ...refunded, paymentId: second.id })
  })

  test('of a payment of another shop is answered', async () => {
    const { payment } = await bought()
    const stray = { ...payment, id: 'pay_elsewhere', order_id: 'order_elsewhere' }
    expect(await market.deliver(eventsOf(stray).refund())).toEqual(outcome('unknown order'))
  })
})

describe('a reversal that comes before its payment', () => {
  test.each(['refund', 'dispute'] as const)('%s: the payment is recorded and opens nothing', async (kind) => {
    const { student, orderId } = await market.buyer()
    const payment = market.server.pay(orderId)
    const events = eventsOf(payment)
    const captured = market.server.event('payment.captured', { ...payment })
    await market.deliver(kind === 'refund' ? events.refund() : events.dispute('lost').call)
    expect(await purchaseOf(student)).toBeUndefined()
    expect(await market.deliver(captured)).toEqual(outcome('applied'))
    expect(await purchaseOf(student)).toMatchObject(kind === 'refund' ? refunded : disputed)
    expect((await market.verify(student, payment)).status).toBe(409)
  })

  test('a refund of a part: the payment counts, and nobody pays for it anew', async () => {
    const { student, orderId } = await market.buyer()
    await market.deliver(eventsOf(market.server.pay(orderId)).refund(5000))
    expect(await again(student)).toEqual({ status: 409, body: { error: 'You already own this product.' } })
    expect(await purchaseOf(student)).toMatchObject({ ...active, givenBack: 50 })
  })

  test('its order is not given out again', async () => {
    const { student, orderId } = await market.buyer()
    await market.deliver(eventsOf(market.server.pay(orderId)).refund())
    const { status, body } = await again(student)
    expect([status, body.orderId === orderId]).toEqual([200, false])
  })
})

describe('a dispute', () => {
  test('that is lost ends access, and one that is won afterwards restores it', async () => {
    const { student, dispute } = await bought()
    const lost = dispute('lost')
    await market.deliver(lost.call)
    expect(await purchaseOf(student)).toMatchObject(disputed)
    const won = dispute('won', lost.decided)
    expect(await market.deliver(won.call)).toEqual(outcome('applied'))
    expect(await purchaseOf(student)).toMatchObject({ ...active, endedBy: null, givenBack: 0 })
    expect(await market.deliver(won.call)).toEqual(outcome('repeated'))
  })

  test('whose loss is told after its win stays won', async () => {
    const { student, dispute } = await bought()
    const lost = dispute('lost')
    await market.deliver(dispute('won', lost.decided).call)
    await market.deliver(lost.call)
    expect(await purchaseOf(student)).toMatchObject(active)
  })

  test('that is won does not restore what was refunded in full, or what an operator took back', async () => {
    const { student, dispute, refund } = await bought()
    const lost = dispute('lost')
    await market.deliver(lost.call)
    await market.deliver(refund())
    await market.deliver(dispute('won', lost.decided).call)
    expect(await purchaseOf(student)).toMatchObject(refunded)

    const other = await bought()
    const path = `user_purchases/${other.student.uid}_testseries_group2`
    await market.shop.firestore.commit([{ patch: path, fields: { isActive: false } }])
    await market.deliver(other.dispute('won').call)
    expect(await purchaseOf(other.student)).toMatchObject({ isActive: false })
  })

  test('that is lost and then won opens nothing that an operator took back before', async () => {
    const { student, dispute } = await bought()
    const path = `user_purchases/${student.uid}_testseries_group2`
    await market.shop.firestore.commit([{ patch: path, fields: { isActive: false } }])
    const lost = dispute('lost')
    await market.deliver(lost.call)
    expect(await purchaseOf(student)).toMatchObject({ isActive: false, givenBack: 130 })
    await market.deliver(dispute('won', lost.decided).call)
    expect(await purchaseOf(student)).toMatchObject({ isActive: false, givenBack: 0 })
  })

  test.each(['created', 'under_review', 'action_required', 'closed'])(
    'that is %s changes nothing',
    async (name) => {
      const { student, payment } = await bought()
      const open = market.server.dispute(payment, { status: 'under_review' })
      const call = market.server.event(`payment.dispute.${name}`, payment, undefined, { dispute: open })
      expect(await market.deliver(call)).toEqual(outcome('ignored'))
      expect(await purchaseOf(student)).toMatchObject(active)
    },
  )
})

test('all orders of the news of a payment end alike', async () => {
  const orders = (list: number[]): number[][] =>
    list.length < 2
      ? [list]
      : list.flatMap((one) => orders(list.filter((other) => other !== one)).map((rest) => [one, ...rest]))
  const ends = new Set<string>()
  for (const order of orders([0, 1, 2, 3])) {
    const { student, orderId } = await market.buyer()
    const payment = market.server.pay(orderId)
    const captured = market.server.event('payment.captured', { ...payment })
    const { refund, dispute } = eventsOf(payment)
    const lost = dispute('lost')
    const calls = [captured, lost.call, dispute('won', lost.decided).call, refund(5000)]
    for (const index of order) await market.deliver(calls[index] ?? captured)
    const { isActive, endedBy = null, givenBack } = (await purchaseOf(student)) ?? {}
    ends.add(JSON.stringify({ isActive, endedBy, givenBack }))
  }
  expect([...ends]).toEqual([JSON.stringify({ isActive: true, endedBy: null, givenBack: 50 })])
})

describe('the hourly look', () => {
  const look = () => reconcileOrders({ ...market.shop.deps, provider: market.provider }, 0)

  test('finds what no webhook told, once', async () => {
    const [one, other] = [await bought(), await bought()]
    one.refund()
    const { decided } = other.dispute('lost')
    await look()
    expect([await purchaseOf(one.student), await purchaseOf(other.student)]).toMatchObject([
      refunded,
      disputed,
    ])
    other.dispute('won', decided)
    const lines = market.shop.logged.length
    await look()
    expect(await purchaseOf(other.student)).toMatchObject(active)
    expect(market.shop.logged.slice(lines).filter((line) => line.includes('given back'))).toHaveLength(1)
  })

  test('finds a refund that failed, and reads refunds where disputes may not be listed', async () => {
    const [one, other] = [await bought(), await bought()]
    one.refund()
    market.server.refund(other.payment, undefined, { status: 'failed' })
    market.server.trouble.push({ delayMs: 0 }, { refusal: 'Disputes are not enabled' })
    await look()
    expect(await purchaseOf(one.student)).toMatchObject(refunded)
    expect(await purchaseOf(other.student)).toMatchObject(active)
    expect((await market.shop.documents('orders', other.student))[0]?.data).toMatchObject({
      attentionAt: expect.any(Date),
    })
  })

  test('reads every page, and no refund from long ago', async () => {
    const [old, late] = [await bought(), await bought()]
    market.server.refund(old.payment, undefined, { created_at: Math.floor(Date.now() / 1000) - 20 * 86_400 })
    for (let count = 0; count < 100; count++) market.server.refund({ ...old.payment, id: 'pay_elsewhere' }, 1)
    late.refund()
    await look()
    expect([await purchaseOf(old.student), await purchaseOf(late.student)]).toMatchObject([active, refunded])
  })

  test('that the provider does not answer leaves the orders to be looked at', async () => {
    const { student, orderId } = await market.buyer()
    market.server.pay(orderId)
    market.shop.passMinutes(10)
    market.server.trouble.push({ status: 500 })
    await look()
    market.shop.passMinutes(-10)
    expect(await purchaseOf(student)).toMatchObject(active)
    expect(market.shop.logged.some((line) => line.startsWith('refunds and disputes could not be read'))).toBe(
      true,
    )
  })
})
