import { expect, test } from 'vitest'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { createAttemptRepository } from '../../src/own/attempts/account/attempt-repository'
import { fieldsOf } from '../../src/own/attempts/account/stored-attempt'
import { attemptOf } from '../../src/own/attempts/testing/attempt-samples'
import { check } from '../../tools/bench/load/checks'
import type { Outcome } from '../../tools/bench/load/student'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const uid = 'student-demo'
const outcome = (over: Partial<Outcome>): Outcome => ({ uid, given: [], bought: null, fault: null, ...over })

async function keep(id: string, isSubmitted: boolean): Promise<void> {
  const choice = { type: 'choose', option: 2 } as const
  const sitting = begunWith(paperOf(3), isSubmitted ? [choice, { type: 'submit' }] : [choice])
  const fields = fieldsOf(attemptOf(paperOf(3), sitting, id), { clock: sitting.countedTo, follows: 0 })
  await createAttemptRepository(backend.db('student')).save(uid, id, fields)
}

test('the load finds an answer that the account has lost', async () => {
  await keep('whole', true)
  await keep('running', false)
  const lost = async (attemptId: string, options: Array<number | null>) => {
    const other = { attemptId: attemptId === 'whole' ? 'running' : 'whole', options: [] }
    const { lostAnswers } = await check(backend.admin(), [
      outcome({ given: [{ attemptId, options }, other] }),
    ])
    return lostAnswers.filter((line) => line.startsWith(attemptId))
  }
  expect(await lost('whole', [2, null, null])).toEqual([])
  expect(await lost('whole', [2, 1, null])).toEqual(['whole has 1 other answers in the account'])
  expect(await lost('running', [2, null, null])).toEqual(['running is not submitted in the account'])
  expect(await lost('gone', [2])).toEqual(['gone is not in the account'])
})

test('the load finds a payment without its purchase, and a purchase without its payment', async () => {
  const bought = { orderId: 'o', paymentId: 'p', productId: 'testseries_x', productName: 'X' }
  const found = await check(backend.admin(), [outcome({ bought }), outcome({ uid: 'member-demo' })])
  expect(found.lostPayments).toEqual([
    'student-demo paid o: 0 paid orders, 0 purchases, named 0 times',
    'member-demo has what nobody was told to have bought',
  ])
})
