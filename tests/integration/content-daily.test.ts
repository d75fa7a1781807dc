/** `content daily` on the seeded backend: the days that have no quiz get one, and no other document changes. */
import { collection, deleteDoc, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite'
import { describe, expect, test } from 'vitest'
import { dailyQuizSchema } from '@/content/daily-quizzes/schema'
import { indiaDayOf, startOfIndiaDay, writeIndiaDay } from '@/domain/india-day'
import { setUpContentTool } from './testing/content-tool'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { run } = setUpContentTool(backend)

const today = indiaDayOf(Date.now())
const dayText = (ahead: number) => writeIndiaDay(today + ahead)
const stored = async (ahead: number) =>
  (await getDoc(doc(backend.admin(), 'daily_quizzes', dayText(ahead)))).data()
const idsOf = async (ahead: number) => {
  const quiz = dailyQuizSchema.parse({ ...(await stored(ahead)), id: dayText(ahead) })
  return quiz.questions.map(({ id }) => id)
}

describe('the seed', () => {
  test('has thirty days, today and two weeks more', async () => {
    for (const ahead of [-30, 0, 14]) expect(await idsOf(ahead)).toHaveLength(10)
    for (const ahead of [-31, 15]) expect(await stored(ahead)).toBeUndefined()
    expect((await stored(3))?.opensAt.toMillis()).toBe(startOfIndiaDay(today + 3))
  })
})

describe('content daily', () => {
  test('writes nothing for days that have a quiz', async () => {
    const before = await stored(2)
    const { code, last } = await run('daily')
    expect([code, last]).toEqual([
      0,
      `Each day from ${dayText(0)} on has its quiz: 14 looked at, nothing to draw.`,
    ])
    expect(await stored(2)).toEqual(before)
  })

  test('draws the days that are missing, with questions that rest 60 days, and again the same', async () => {
    const before = await stored(13)
    const command = `daily --from ${dayText(13)} --days 5`
    const { code, last } = await run(command)
    expect([code, last]).toEqual([
      0,
      `3 daily quizzes written to the local backend, ${dayText(15)} to ${dayText(17)}.`,
    ])
    expect(await stored(13)).toEqual(before)
    expect((await stored(15))?.opensAt.toMillis()).toBe(startOfIndiaDay(today + 15))
    const all = await Promise.all(Array.from({ length: 48 }, (_, index) => idsOf(index - 30)))
    expect(new Set(all.flat()).size).toBe(480)
    const drawn = await stored(16)
    await deleteDoc(doc(backend.admin(), 'daily_quizzes', dayText(16)))
    await run(command)
    expect(await stored(16)).toEqual(drawn)
  })

  test('says when questions come again, and refuses where there are too few', async () => {
    const removeAll = async (name: string) => {
      const { docs } = await getDocs(query(collection(backend.admin(), name), limit(300)))
      for (const { ref } of docs) await deleteDoc(ref)
    }
    for (const name of ['mock_tests', 'test_series']) await removeAll(name)
    const { out } = await run(`daily --from ${dayText(18)} --days 60`)
    expect(out.find((line) => line.includes('come again within 60 days'))).toMatch(/^From \d{4}-\d\d-\d\d on/)
    await removeAll('quizzes')
    const { code, err } = await run(`daily --from ${dayText(100)}`)
    expect(code).toBe(1)
    expect(err.at(-1)).toBe(
      'A daily quiz has 10 questions, and only 0 are published that everybody may read. Nothing was written.',
    )
  })

  test.each([
    ['daily --from tomorrow', '--from needs a day such as 2026-11-22, not "tomorrow".'],
    ['daily --days 0', '--days needs a number from 1 to 366.'],
    ['daily now', 'daily: unexpected argument "now".'],
  ])('%s is no command', async (line, sentence) => {
    const { code, err } = await run(line)
    expect([code, err.at(-1)]).toEqual([2, sentence])
  })
})
