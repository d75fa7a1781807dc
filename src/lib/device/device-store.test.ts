import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { createDeviceStore, everythingOf, forgetOthers, forgetOwner, visitor } from './device-store'

const saved = createDeviceStore('saved-things', { atSignOut: 'forgotten' })
const savedElse = createDeviceStore('saved-things-too', { atSignOut: 'forgotten' })
const payments = createDeviceStore('payments-of-test', { atSignOut: 'kept' })

describe('createDeviceStore', () => {
  test('gives back what was kept, for its owner and area alone', async () => {
    await saved.setMany('lakshmi', [['a', { answers: new Map([[1, 2]]) }]])
    expect(await saved.get('lakshmi', 'a')).toEqual({ answers: new Map([[1, 2]]) })
    expect(await saved.get('ravi', 'a')).toBeUndefined()
    expect(await saved.get(visitor, 'a')).toBeUndefined()
    expect(await savedElse.get('lakshmi', 'a')).toBeUndefined()
  })

  test('lists the entries of one owner by their own keys, slashes included', async () => {
    await saved.setMany('meera', [
      ['job/1', 'one'],
      ['job/2', 'two'],
    ])
    await savedElse.setMany('meera', [['job/3', 'three']])
    expect(await saved.entries('meera')).toEqual([
      ['job/1', 'one'],
      ['job/2', 'two'],
    ])
    expect(await saved.getMany('meera', ['job/2', 'none', 'job/1'])).toEqual(['two', undefined, 'one'])
  })

  test('a page that stood still for longer than the device may take still gets its answer', async () => {
    await saved.setMany('kiran', [['a', 1]])
    const answer = saved.get('kiran', 'a')
    const still = performance.now() + 3100
    while (performance.now() < still);
    expect(await answer).toBe(1)
  })

  test('keeps all entries or none', async () => {
    const uncloneable = () => undefined
    await expect(
      saved.setMany('asha', [
        ['first', 1],
        ['second', uncloneable],
      ]),
    ).rejects.toThrow('could not be cloned')
    expect(await saved.entries('asha')).toEqual([])
  })

  test('changes all entries or none', async () => {
    await saved.setMany('usha', [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ])
    await saved.update('usha', ['a', 'b', 'd'], (key, value) => (key === 'a' ? undefined : [key, value]))
    const changed = [
      ['b', ['b', 2]],
      ['c', 3],
      ['d', ['d', undefined]],
    ]
    expect(await saved.entries('usha')).toEqual(changed)
    const failing = saved.update('usha', ['b', 'c'], (key) => (key === 'b' ? 0 : () => key))
    await expect(failing).rejects.toThrow('could not be cloned')
    expect(await saved.entries('usha')).toEqual(changed)
    await saved.update('usha', [], () => 1)
  })

  test('deletes one entry', async () => {
    await saved.setMany('vani', [
      ['a', 1],
      ['b', 2],
    ])
    await saved.delete('vani', 'a')
    expect(await saved.entries('vani')).toEqual([['b', 2]])
  })
})

describe('forgetOwner', () => {
  test('forgets what one owner keeps until sign-out, and nothing else', async () => {
    await saved.setMany('uma', [['a', 1]])
    await savedElse.setMany('uma', [['a', 1]])
    await payments.setMany('uma', [['a', 'paid']])
    await saved.setMany('uma2', [['a', 'of somebody else']])
    await forgetOwner('uma')
    expect(await saved.entries('uma')).toEqual([])
    expect(await savedElse.entries('uma')).toEqual([])
    expect(await payments.get('uma', 'a')).toBe('paid')
    expect(await saved.get('uma2', 'a')).toBe('of somebody else')
  })
})

test('when somebody signs in, every other student is forgotten, but not what is kept nor a visitor', async () => {
  for (const owner of ['tara', 'vani', visitor]) await saved.setMany(owner, [['a/b', owner]])
  await payments.setMany('vani', [['p', 1]])
  await forgetOthers('tara')
  expect(await everythingOf('tara')).toEqual([{ area: 'saved-things', key: 'a/b', value: 'tara' }])
  expect(await everythingOf('vani')).toEqual([{ area: 'payments-of-test', key: 'p', value: 1 }])
  expect(await saved.get(visitor, 'a/b')).toBe(visitor)
})
