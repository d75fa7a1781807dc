import { describe, expect, test } from 'vitest'
import { createUserRepository } from '@/session/user-repository'
import { type Claims, setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()

const claims = (sub: string, verified: boolean, email = `${sub}@demo.test`): Claims => ({
  sub,
  email,
  email_verified: verified,
})
const usersOf = (account: Claims) => createUserRepository(backend.connect(account))
const refused = { name: 'AppError', code: 'permission-denied' }

const ashaFound = (id: string) => ({
  id,
  name: 'Asha Rao',
  email: `${id}@demo.test`,
  phone: '+91 90000 00009',
})
const asha = (id: string) => ({ ...ashaFound(id), notice: '2026-11-24' })

describe('the record of a new account', () => {
  test('is not there, then is made and found, without purchases', async () => {
    const users = usersOf(claims('new-1', false))
    expect(await users.find('new-1', 'new-1@demo.test')).toBeNull()
    await users.create(asha('new-1'))
    expect(await users.find('new-1', 'new-1@demo.test')).toEqual({
      ...ashaFound('new-1'),
      isActive: true,
      testSeriesNames: [],
      resourceNames: [],
    })
  })

  test('never replaces one that is there', async () => {
    const users = createUserRepository(backend.db('member'))
    const fresh = { ...asha('member-demo'), email: 'member@demo.test' }
    await expect(users.create(fresh)).rejects.toMatchObject(refused)
    expect(await users.find('member-demo', 'member@demo.test')).toMatchObject({
      name: 'Arjun Reddy',
      testSeriesNames: ['APPSC Group II Screening'],
      resourceNames: ['Indian Polity Notes'],
    })
  })
})

describe('an older record, with a generated id', () => {
  const email = 'older@demo.test'
  const older = { name: 'Older Student', email, purchase: ['IBPS PO Prelims'] }

  test('is found by the address of an account that has verified it', async () => {
    await backend.put('users/generated-7', older)
    const found = await usersOf(claims('older', true, email)).find('older', email)
    expect(found).toMatchObject({ id: 'generated-7', testSeriesNames: ['IBPS PO Prelims'], phone: '' })
  })

  test('is no record for an account that has not verified it, or has another address', async () => {
    await backend.put('users/generated-7', older)
    expect(await usersOf(claims('older', false, email)).find('older', email)).toBeNull()
    expect(await usersOf(claims('curious', true)).find('curious', email)).toBeNull()
  })

  test('gives way to the record that has the account’s own id', async () => {
    await backend.put('users/generated-8', { name: 'Older', email: 'both@demo.test' })
    await backend.put('users/both', { name: 'Own', email: 'both@demo.test' })
    const found = await usersOf(claims('both', true)).find('both', 'both@demo.test')
    expect(found).toMatchObject({ id: 'both', name: 'Own' })
  })
})

describe('a student’s record', () => {
  test('takes a new name and phone', async () => {
    const users = createUserRepository(backend.db('student'))
    await users.update('student-demo', { name: 'లక్ష్మి', phone: '', email: 'student@demo.test' })
    const found = await users.find('student-demo', 'student@demo.test')
    expect(found).toMatchObject({ name: 'లక్ష్మి', phone: '', email: 'student@demo.test' })
  })

  test('takes the address that the account has by now, and no other', async () => {
    await backend.put('users/moved', { name: 'Moved', email: 'before@demo.test', phone: '' })
    const users = usersOf(claims('moved', false, 'after@demo.test'))
    const change = { name: 'Moved', phone: '' }
    await expect(users.update('moved', { ...change, email: 'member@demo.test' })).rejects.toMatchObject(
      refused,
    )
    await users.update('moved', { ...change, email: 'after@demo.test' })
    expect(await users.find('moved', 'after@demo.test')).toMatchObject({ email: 'after@demo.test' })
  })
})
