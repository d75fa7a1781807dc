import type { Page } from '@playwright/test'
import { choose } from './testing/exam'
import { expect, test } from './testing/journey'
import { settled, watchRequests } from './testing/settled'
import { haveStudent, ownToken } from './testing/student'
import { billedTo, type DayPart, dayTable, partOf, totalOf, writeDay } from './testing/usage'

const dayMs = 24 * 60 * 60_000

/**
 * What the learning loop may cost a busy student a day (docs/costs.md). Which tests a practice is drawn from is chance: 58 to
 * 61 reads were seen.
 */
const most = { reads: 64, writes: 20 }

/** The student's own record as a page starts, and twice an hour what keys were corrected: with or without the loop. */
const ofAll = ['users', 'corrections']
/** The same of home. */
const ofHome = [...ofAll, 'users/{}/attempts', 'current_affairs']

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

/** As a link within the app leads there: the page lives on. */
async function follow(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await expect(page).toHaveURL(path)
}
const placeOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)

/** A student thinks: the clock of the page goes on, with the timers that fall into that time. */
const think = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1000)

/** @param reloadAt the question at which the page is reloaded */
async function answerAll(page: Page, total: number, reloadAt = 0) {
  for (let number = 1; number <= total; number++) {
    const question = page.getByText(`Question ${number} of ${total}`)
    await expect(question).toBeVisible()
    if (number === reloadAt) {
      await page.reload()
      await expect(question).toBeVisible()
    }
    await think(page, 40)
    await choose(page, number % 4)
    if (number < total) await button(page, 'Next').click()
  }
  await button(page, `Submit (${total})`).click()
}

/** The day before yesterday: what is due today. */
async function haveSomethingDue(page: Page) {
  for (const quiz of ['rivers-of-india', 'ancient-and-medieval-india', 'india-in-space']) {
    await page.goto(`/quiz/${quiz}`)
    await choose(page, 0)
    // A question that was never on the screen is in no book.
    for (let number = 2; number <= 10; number++) {
      await button(page, 'Next').click()
      await expect(page.getByText(`Question ${number} of 10`)).toBeVisible()
      await think(page, 5)
    }
    await button(page, 'Submit (1)').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Quiz' }).click()
    await expect(heading(page, 'Quiz Results')).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Questions' }).click()
  const star = page.getByRole('main').getByRole('button', { name: 'Save question' }).last()
  // A jump to the end of a review lays out its last questions, and moves them for one frame.
  await star.scrollIntoViewIfNeeded()
  await star.click()
  await page.goto('/progress')
  await settled(page)
  // No page lives on into today.
  await page.waitForTimeout(5000)
  await page.goto('about:blank')
}

async function revise(page: Page, total: number) {
  await expect(heading(page, /questions, about \d+ minutes$/)).toBeVisible()
  await button(page, 'Start').click()
  for (let number = 1; number <= total; number++) {
    await expect(page.getByText(new RegExp(`^${number} of \\d+$`))).toBeVisible()
    await think(page, 30)
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^(Next question|Finish)$/ })).toBeFocused()
    await page.keyboard.press('Enter')
  }
}

test('a busy day of the learning loop costs at most 64 reads and 20 writes', { tag: '@phone' }, async ({
  page,
}) => {
  watchRequests(page)
  await page.clock.install({ time: Date.now() - 2 * dayMs })
  await haveStudent(page)
  const { uid } = await ownToken(page)
  await haveSomethingDue(page)
  await think(page, (2 * dayMs) / 1000)

  const parts: DayPart[] = []
  let before = await billedTo(page, uid)
  const part = async (name: string, act: () => Promise<void>) => {
    await act()
    await settled(page)
    // What is told when a page has nothing else to do.
    await page.waitForTimeout(1500)
    const after = await billedTo(page, uid)
    const anyway = name.startsWith('home') ? ofHome : ofAll
    parts.push(partOf(name, [before, after], (collection) => anyway.includes(collection)))
    before = after
  }

  const today = page.getByRole('list', { name: 'Today’s tasks' })
  await part('home', async () => {
    await page.goto('/')
    await expect(today).toBeVisible()
  })
  await part('daily quiz', async () => {
    await follow(page, '/daily')
    await page.locator('a[href^="/daily/"]', { hasText: 'Start Quiz' }).click()
    await answerAll(page, 10)
    await expect(page.getByText(/^Counted for today: your streak is \d+ days?\.$/)).toBeVisible()
  })
  const dailyResult = placeOf(page)
  await part('revision of 20', async () => {
    await follow(page, '/daily')
    await expect(page.getByText('Done. Your score:')).toBeVisible()
    await follow(page, '/revise')
    await revise(page, 20)
  })
  await part('home again', async () => {
    await follow(page, '/')
    await expect(today).toBeVisible()
  })
  await part('mistakes: a reason, a note, a star', async () => {
    await follow(page, '/mistakes')
    const list = page.getByRole('list', { name: 'Questions' })
    await list.getByRole('heading').getByRole('button').first().click()
    await button(page, 'Concept').click()
    await page.getByLabel('Your note').fill('Source first.')
    await button(page, 'Save question').click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await think(page, 60)
  })
  await part('timed practice of 20, reloaded', async () => {
    await follow(page, '/practice?count=20&mode=timed')
    await button(page, 'Start practice').click()
    await answerAll(page, 20, 11)
    await expect(heading(page, 'Practice results')).toBeVisible()
    await think(page, 120)
  })
  const practiceResult = placeOf(page)
  await part('progress', async () => {
    await follow(page, '/progress')
    await expect(page.getByRole('region', { name: 'Scores' })).toBeVisible()
    await think(page, 60)
  })
  await part('plan, changed', async () => {
    await follow(page, '/plan')
    await page.getByLabel('Minutes a day').fill('45')
    await button(page, 'Save plan').click()
    await expect(page.getByText('Saved in your account, for all your devices.')).toBeVisible()
  })

  const looks = [
    ['/daily', page.getByText('Done. Your score:')],
    [dailyResult, heading(page, 'Quiz Results')],
    ['/mistakes', page.getByRole('list', { name: 'Questions' })],
    ['/revise', heading(page, 'Revision').first()],
    ['/practice', page.getByText(/to choose from/)],
    [practiceResult, heading(page, 'Practice results')],
    ['/progress', page.getByRole('region', { name: 'Scores' })],
    ['/plan', page.getByLabel('Minutes a day')],
  ] as const
  for (const when of ['after a reload', 'in the evening']) {
    if (when === 'in the evening') await think(page, 6 * 60 * 60)
    await part(`home ${when}`, async () => {
      await page.goto('/')
      await expect(today).toBeVisible()
    })
    await part(`all eight screens ${when}`, async () => {
      for (const [path, sign] of looks) {
        await follow(page, path)
        await expect(sign).toBeVisible()
        await settled(page)
        await think(page, 30)
      }
    })
  }

  console.log(dayTable(parts))
  if (process.env.WRITE_READS) writeDay(parts)
  const { reads, ofRules, writes } = totalOf(parts)
  expect(reads - ofRules).toBeLessThanOrEqual(most.reads)
  expect(writes).toBeLessThanOrEqual(most.writes)
})
