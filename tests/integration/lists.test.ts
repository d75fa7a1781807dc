import { deleteDoc, doc } from 'firebase/firestore/lite'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectConsole } from '../testing/setup-console'
import type { List } from './testing/list'
import { lists } from './testing/lists'
import { type Role, roles, setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
/** No document of the seed has it, and it sorts before all of them. */
const addedId = '0-added'

const added = new Set<string>()

/** Puts a document that belongs on the list, but for `change`, among the others until the test ends. */
async function add(list: List, change: Record<string, unknown> = {}): Promise<void> {
  added.add(list.collection)
  await backend.put(`${list.collection}/${addedId}`, { ...list.fields, ...change })
}

const idsFor = async (role: Role, list: List) =>
  (await list.read(backend.db(role))).map(({ id }) => id).sort()

/** The seed fills some lists to their limit. These keep seven of ten places, which leaves one for what is added here. */
async function makeRoom(list: List): Promise<void> {
  const surplus = (await idsFor('visitor', list)).slice(list.limit - 3)
  if (surplus.length === 0) return
  await Promise.all(surplus.map((id) => deleteDoc(doc(backend.admin(), list.collection, id))))
  await makeRoom(list)
}

beforeAll(async () => {
  for (const list of lists) await makeRoom(list)
})

async function expectForEverybody(list: List, ids: string[]): Promise<void> {
  expect(
    Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await idsFor(role, list)]))),
  ).toEqual(Object.fromEntries(roles.map((role) => [role, ids])))
}

afterEach(async () => {
  await Promise.all([...added].map((collection) => deleteDoc(doc(backend.admin(), collection, addedId))))
  added.clear()
})

describe.each(lists)('the list of $name', (list) => {
  test('shows what the seed holds, and a new document, to everybody alike', async () => {
    const before = await idsFor('visitor', list)
    expect(before).not.toEqual([])
    await add(list)
    await expectForEverybody(list, [addedId, ...before])
  })
})

const hidden = lists.flatMap((list) => list.hiddenBy.map((change) => ({ name: list.name, list, change })))

test.each(hidden)('the list of $name leaves out what says $change', async ({ list, change }) => {
  const before = await idsFor('visitor', list)
  await add(list, change)
  await expectForEverybody(list, before)
})

const breakable = lists.flatMap((list) =>
  list.brokenBy ? [{ name: list.name, list, change: list.brokenBy }] : [],
)

test.each(breakable)(
  'the list of $name goes on without a document that cannot be used, and says so once',
  async ({ list, change }) => {
    const before = await idsFor('student', list)
    await add(list, change)
    expectConsole(new RegExp(`${list.collection}/${addedId} cannot be used: (title|name): `))
    expect(await idsFor('student', list)).toEqual(before)
    expect(console.warn).toHaveBeenCalledOnce()
  },
)

// Quizzes say so when they are opened; what is in a pack stays with those who bought it.
const kept = lists.filter(({ hiddenBy }) => !hiddenBy.some((change) => change.isActive === false))

test.each(kept)('the list of $name keeps what is switched off', async (list) => {
  await add(list, { isActive: false })
  expect(await idsFor('visitor', list)).toContain(addedId)
})
