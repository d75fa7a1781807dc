import { describe, expect, it, vi } from 'vitest'
import { createDeviceKeeper } from './device-keeper'

/** A device that takes each state when told to. */
function slowDevice() {
  const waiting: Array<{ state: number; resolve: () => void; reject: (reason: Error) => void }> = []
  return {
    save: vi.fn(
      (state: number) =>
        new Promise<void>((resolve, reject) => {
          waiting.push({ state, resolve, reject })
        }),
    ),
    async takes() {
      waiting.shift()?.resolve()
      await Promise.resolve()
      await Promise.resolve()
    },
    async refuses() {
      waiting.shift()?.reject(new Error('full'))
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

const add = (amount: number) => (state: number) => state + amount

describe('createDeviceKeeper', () => {
  it('shows nothing before the device has it', async () => {
    const device = slowDevice()
    const keeper = createDeviceKeeper<number>(0, device.save)
    keeper.change(add(1))
    expect(keeper.view()).toEqual({ state: 0, keeping: 'unsaved' })
    await device.takes()
    expect(keeper.view()).toEqual({ state: 1, keeping: 'saved' })
  })

  it('loses no change that comes while another is being saved, and saves only the last of them', async () => {
    const device = slowDevice()
    const keeper = createDeviceKeeper<number>(0, device.save)
    for (const amount of [1, 10, 100]) keeper.change(add(amount))
    await device.takes()
    expect(keeper.view().state).toBe(1)
    await device.takes()
    expect(keeper.view().state).toBe(111)
    expect(device.save.mock.calls).toEqual([[1], [111]])
  })

  it('follows at once when the device has refused, and says when it keeps again', async () => {
    const device = slowDevice()
    const keeper = createDeviceKeeper<number>(0, device.save)
    const seen = vi.fn<() => void>()
    keeper.subscribe(seen)
    keeper.keep()
    await device.refuses()
    expect(keeper.view()).toEqual({ state: 0, keeping: 'refused' })
    keeper.change(add(5))
    expect(keeper.view()).toEqual({ state: 5, keeping: 'refused' })
    await device.takes()
    expect(keeper.view()).toEqual({ state: 5, keeping: 'saved' })
    expect(seen).toHaveBeenCalledTimes(3)
  })

  it('never goes back from what it has shown, though the device takes an older state after a refusal', async () => {
    const device = slowDevice()
    const keeper = createDeviceKeeper<number>(0, device.save)
    keeper.change(add(1))
    keeper.change(add(10))
    await device.refuses()
    expect(keeper.view()).toEqual({ state: 11, keeping: 'refused' })
    keeper.change(add(100))
    await device.takes()
    expect(keeper.view()).toEqual({ state: 111, keeping: 'refused' })
    await device.takes()
    expect(keeper.view()).toEqual({ state: 111, keeping: 'saved' })
  })

  it('does nothing for a step that changes nothing', () => {
    const device = slowDevice()
    const keeper = createDeviceKeeper<number>(0, device.save)
    keeper.change((state) => state)
    expect(device.save).not.toHaveBeenCalled()
  })
})
