import { describe, expect, test } from 'vitest'
import type { BegunSitting } from '@/domain/sitting/sitting-state'
import { paperOf, readyFor } from '@/domain/testing/sitting-samples'
import { createAttemptKeeper } from './attempt-keeper'

const ready = readyFor(paperOf(3))

/** A device that keeps what it is told when the test says so. */
function slowDevice() {
  const saved: BegunSitting[] = []
  const waiting: Array<{ resolve: () => void; reject: (reason: Error) => void }> = []
  return {
    saved,
    waiting,
    save: (sitting: BegunSitting) => {
      saved.push(sitting)
      return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }))
    },
    async finish(how: 'resolve' | 'reject' = 'resolve') {
      const next = waiting.shift()
      if (how === 'resolve') next?.resolve()
      else next?.reject(new Error('full'))
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
  }
}

function setUp(now: () => number = () => 1000) {
  const device = slowDevice()
  const keeper = createAttemptKeeper({ sitting: ready, save: device.save, now })
  return { device, keeper, shown: () => keeper.view().sitting }
}

describe('an attempt keeper', () => {
  test('shows nothing that the device does not have yet', async () => {
    const { device, keeper, shown } = setUp()
    keeper.act({ type: 'start' })
    expect(shown().status).toBe('ready')
    await device.finish()
    expect(shown().status).toBe('running')
    keeper.act({ type: 'choose', option: 2 })
    expect(shown()).toMatchObject({ questions: [{ option: null }, {}, {}] })
    await device.finish()
    expect(shown()).toMatchObject({ questions: [{ option: 2 }, {}, {}] })
    expect(keeper.view().keeping).toEqual({ status: 'saved' })
  })

  test('loses no action that comes while another is being saved, and skips states that are already past', async () => {
    const { device, keeper, shown } = setUp()
    keeper.act({ type: 'start' })
    await device.finish()
    keeper.act({ type: 'choose', option: 0 })
    keeper.act({ type: 'save-and-next' })
    keeper.act({ type: 'choose', option: 1 })
    keeper.act({ type: 'mark-and-next' })
    await device.finish()
    await device.finish()
    expect(device.saved).toHaveLength(3)
    expect(shown()).toMatchObject({
      current: 2,
      questions: [
        { option: 0, marked: false },
        { option: 1, marked: true },
        { option: null, marked: false },
      ],
    })
  })

  test('tells its listeners once for each state it shows', async () => {
    const { device, keeper } = setUp()
    let told = 0
    const leave = keeper.subscribe(() => {
      told += 1
    })
    keeper.act({ type: 'start' })
    await device.finish()
    keeper.act({ type: 'tick' })
    keeper.act({ type: 'go', to: 0 })
    expect(told).toBe(1)
    leave()
    keeper.act({ type: 'go', to: 1 })
    await device.finish()
    expect(told).toBe(1)
  })

  test('two steps back before the first is shown are two questions back', async () => {
    const { device, keeper, shown } = setUp()
    keeper.act({ type: 'start' })
    keeper.act({ type: 'go', to: 2 })
    keeper.act({ type: 'step', by: -1 })
    keeper.act({ type: 'step', by: -1 })
    await device.finish()
    await device.finish()
    expect(shown()).toMatchObject({ current: 0 })
  })

  test('goes on when the device refuses, and says so until it keeps again', async () => {
    const { device, keeper, shown } = setUp()
    keeper.act({ type: 'start' })
    await device.finish('reject')
    expect(shown().status).toBe('running')
    expect(keeper.view().keeping).toEqual({ status: 'refused' })
    keeper.act({ type: 'choose', option: 1 })
    await device.finish()
    expect(keeper.view().keeping.status).toBe('saved')
  })

  test('submits once, however often and however late it is asked', async () => {
    let now = 1000
    const { device, keeper, shown } = setUp(() => now)
    keeper.act({ type: 'start' })
    await device.finish()
    keeper.act({ type: 'choose', option: 1 })
    keeper.act({ type: 'submit' })
    keeper.act({ type: 'submit' })
    now += 3_600_000
    keeper.act({ type: 'tick' })
    keeper.act({ type: 'submit' })
    await device.finish()
    await device.finish()
    await device.finish()
    expect(device.saved.filter(({ status }) => status === 'submitted')).toHaveLength(1)
    expect(shown()).toMatchObject({ status: 'submitted', endedBy: 'student', submittedAt: 1000 })
  })
})
