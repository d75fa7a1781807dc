/**
 * On each route the page stands, the network goes, everything on it is pressed; the network comes back, it is pressed
 * again and works, without a reload. What is pressed comes from the page itself. A visitor presses it on a phone; a student, on a
 * desktop, what visitors have not.
 */
import type { ElementHandle, Page } from '@playwright/test'
import { expect, goBack, test } from './testing/journey'
import { settled, watchRequests } from './testing/settled'
import { demoStudent, signIn } from './testing/student'

test.describe.configure({ timeout: 600_000 })

/** One address of every pattern of the route table that a visitor may see. */
const visitors = [
  // Where nothing was begun yet, the way to go on stays where it is.
  '/continue',
  '/',
  '/about',
  '/contact',
  '/terms',
  '/pricing',
  '/content/test-series',
  '/content/mock-test',
  '/content/current-affairs',
  '/content/quizzes',
  '/content/daily-dose',
  '/content/videos',
  '/content/jobs',
  '/content/resource',
  '/content/paid-resources',
  '/current-affair/navic-navigation',
  '/quiz/rivers-of-india',
  '/quiz/rivers-of-india/preview',
  '/test-series',
  '/mock-test/railway-ntpc-stage-1',
  '/saved',
  '/offline',
  '/share',
  '/no-such-page',
  '/login',
  '/register',
  '/forgot-password',
]
/** The pages on which a student may press what a visitor may not. */
const students = [
  '/',
  '/quiz/rivers-of-india',
  '/saved',
  '/content/paid-resources/indian-polity-notes',
  '/purchases',
  '/history',
  '/reports',
  '/account',
]
/** The same component on every page: pressed once a visit. */
const sameEverywhere =
  /header|Search|menu|profile|Show more|Save for later|Share$|Download for offline|Remove download|Show password|Hide the time|^button Close$/

/** What cannot be pressed twice in one visit: it ends the session, and another journey is about it. */
const endsTheVisit = /^(Logout|Sign out|(English|తెలుగు|हिन्दी)$)/
/** What a page says when something could not be loaded or reached. */
const failure =
  /Failed to load content|could not be loaded|Network error|internet connection|could not be (read|sent|saved)/

interface Control {
  /** The same for controls that do the same: the cards of a list, a link of the header. */
  key: string
  isLink: boolean
}

/** Everything that can be pressed now: in the open dialog, if there is one. */
function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate(() => {
    const open = [...document.querySelectorAll('dialog[open]')].at(-1)
    const found = new Map<string, { key: string; isLink: boolean }>()
    for (const element of (open ?? document).querySelectorAll<HTMLElement>('button, a[href], summary')) {
      const isPressable =
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [aria-disabled="true"]') &&
        element.getBoundingClientRect().width > 1
      const isLink = element instanceof HTMLAnchorElement
      const isOurs = !isLink || (element.origin === location.origin && element.target !== '_blank')
      if (!isPressable || !isOurs) continue
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ')
      const item = element.closest('li, article')
      // The cards of a list are alike: the same place on each, and a link to the same kind of page.
      const place = item ? [...item.querySelectorAll('button, summary')].indexOf(element) : 0
      const isSection = /^\/content\/[^/]+$/.test(location.pathname)
      const kind = isLink
        ? element.pathname.replace(/^(\/content\/[^/]+|\/(?!content)[^/]+)\/.*/, (whole, first: string) =>
            item ? `${first}/…` : whole,
          )
        : item && isSection && !/^(Save|Share)/.test(name)
          ? `${place} of a card`
          : // Without the title of what it saves, shares or removes.
            name.replace(/^(Save for later|Share|Download for offline|Remove download)\b.*/, '$1')
      const key = `${isLink ? 'link' : 'button'} ${kind}`
      element.dataset.pressKey = key
      if (!found.has(key)) found.set(key, { key, isLink })
    }
    return [...found.values()]
  })
}

async function find(page: Page, { key }: Control): Promise<ElementHandle<HTMLElement> | null> {
  await controlsOf(page)
  const handle = await page.evaluateHandle(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>('[data-press-key]')].find(
        (element) =>
          element.dataset.pressKey === wanted &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(':disabled'),
      ) ?? null,
    key,
  )
  return handle.asElement()
}

/** Fills in what a form asks for, and answers what can be answered. */
async function fillIn(page: Page) {
  await page.evaluate(() =>
    document.querySelector<HTMLInputElement>('input[type=radio]:not(:disabled)')?.click(),
  )
  const typed: Array<[string, string]> = [
    ['Email', demoStudent.email],
    ['Password', demoStudent.password],
    ['Name', 'Lakshmi Rao'],
    ['Subject', 'Payment'],
    ['Message', 'Which payment id do you need?'],
  ]
  for (const [label, text] of typed) {
    const field = page.locator('input, textarea').and(page.getByLabel(label, { exact: true }))
    if ((await field.count()) > 0) await field.first().fill(text)
  }
}

/** Closes what has been opened and comes back to the page. */
async function comeBack(page: Page, address: string) {
  const alert = page.getByRole('alertdialog').getByRole('button', { name: 'OK' })
  const checkout = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Pay', exact: true }) })
  const leave = page.getByRole('dialog').getByRole('button', { name: /^Leave/ })
  for (let tries = 0; tries < 6; tries += 1) {
    const isElsewhere = new URL(page.url()).pathname !== address
    // A form of its own page is a dialog, and stays.
    const isForm = ['/login', '/register', '/forgot-password'].includes(address)
    const [isOpen, checkouts] = await Promise.all([
      page.evaluate(
        (most) => document.querySelectorAll('dialog[open], :popover-open').length > most,
        isForm ? 1 : 0,
      ),
      checkout.count(),
    ])
    if (!isOpen && !isElsewhere && checkouts === 0) return
    if (checkouts > 0) await checkout.getByRole('button', { name: 'Cancel', exact: true }).click()
    else if ((await alert.count()) > 0) await alert.last().click()
    else if (isElsewhere) {
      await goBack(page)
      if ((await leave.count()) > 0) await leave.click()
    } else await page.keyboard.press('Escape')
  }
}

/** Presses, once what an earlier press still brings is out of the way. @returns whether it was there */
async function press(page: Page, control: Control, address: string): Promise<boolean> {
  for (let tries = 0; ; tries += 1) {
    const element = await find(page, control)
    if (!element) return false
    try {
      await element.click({ timeout: 3000 })
      await settled(page)
      return true
    } catch (error) {
      // It went away under the finger: an earlier press has led elsewhere.
      if (/not attached/.test(String(error)) && tries > 0) return false
      if (tries === 2) throw new Error(`${control.key} on ${page.url()} cannot be pressed`, { cause: error })
      await comeBack(page, address)
    }
  }
}

/** @param within the whole page, or only what was said about a press */
async function expectNoFailure(page: Page, what: string, within: 'page' | 'alert') {
  const place = within === 'page' ? page.locator('body') : page.getByRole('alertdialog')
  await expect(place.getByText(failure).filter({ visible: true }), `${what} on ${page.url()}`).toHaveCount(0)
  await expect(
    page.locator('[data-loading]').filter({ visible: true }),
    `${what} on ${page.url()}`,
  ).toHaveCount(0)
}

/**
 * Links lead to the same places wherever they stand, so each is pressed once a visit.
 * @param elsewhere what another visit presses
 */
async function pressEverything(page: Page, addresses: readonly string[], elsewhere: readonly string[] = []) {
  const seen = new Set<string>(elsewhere)
  let pressed = 0
  watchRequests(page)
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator('[data-loading]').filter({ visible: true })).toHaveCount(0)
    // The page stands when what it loads behind itself has come.
    await page.waitForLoadState('networkidle')
    await fillIn(page)
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    const controls = (await controlsOf(page)).filter(({ key, isLink }) => {
      const name = isLink || sameEverywhere.test(key) ? key : `${address} ${key}`
      if (seen.has(name) || endsTheVisit.test(key.replace('button ', ''))) return false
      seen.add(name)
      return true
    })
    await page.context().setOffline(true)
    for (const control of controls) {
      if (await press(page, control, address)) pressed += 1
      await comeBack(page, address)
    }
    await page.context().setOffline(false)
    // What failed may offer another way now: "Try Again" where "Show more" was.
    const offered = (await controlsOf(page)).filter(({ key, isLink }) => !isLink && /Try [Aa]gain/.test(key))
    for (const control of [...controls, ...offered]) {
      if (!(await press(page, control, address))) continue
      const isElsewhere = new URL(page.url()).pathname !== address
      await expectNoFailure(page, control.key, isElsewhere ? 'page' : 'alert')
      // What a dialog offers works too.
      for (const inner of (await page.locator('dialog[open]').count()) > 0 ? await controlsOf(page) : []) {
        if (
          inner.isLink ||
          /Close|Leave|Delete|Submit|Logout|Pay|^button (English|తెలుగు|हिन्दी)$/.test(inner.key) ||
          seen.has(inner.key)
        )
          continue
        seen.add(inner.key)
        if (await press(page, inner, address)) await expectNoFailure(page, inner.key, 'alert')
      }
      await comeBack(page, address)
    }
    // A read that failed at the last moment offers another try, and nothing goes on saying that it failed.
    const again = page.getByRole('main').getByRole('button', { name: 'Try Again' })
    for (const button of await again.all()) await button.click({ timeout: 2000 }).catch(() => undefined)
    await expectNoFailure(page, 'what was pressed', 'page')
    expect(await page.evaluate(() => 'sameDocument' in globalThis), `${address} was not reloaded`).toBe(true)
  }
  return pressed
}

test('everything that a visitor can press works again when the network is back', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  context.on('page', (other) => void other.close())
  expect(await pressEverything(page, visitors)).toBeGreaterThan(40)
})

test('everything that a student can press works again when the network is back', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await signIn(page, demoStudent.email, demoStudent.password)
  context.on('page', (other) => void other.close())
  const ofVisitors = [...visitors, '/daily', '/privacy', '/refund-policy'].map((address) => `link ${address}`)
  expect(await pressEverything(page, students, ['button Search', ...ofVisitors])).toBeGreaterThan(20)
})
