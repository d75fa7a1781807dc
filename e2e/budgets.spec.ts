import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { demoMember, signIn } from './student'

/** KiB of compressed JavaScript and CSS (design.md section 9). */
const budgets = { landing: 95, route: 175, css: 15 }
const fonts = [/inter-latin-wght-normal/, /poppins-latin-600-normal/]

interface Weight {
  js: number
  css: number
  fonts: string[]
  pdf: number
}

/** Opens a page in a fresh document and weighs all that it loads until the network is quiet. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = { js: 0, css: 0, fonts: [], pdf: 0 }
  const bodies: Promise<void>[] = []
  const listener = (response: import('@playwright/test').Response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/assets/')) return
    bodies.push(
      response.body().then((body) => {
        const kib = gzipSync(body, { level: 9 }).length / 1024
        if (/\/pdf[.-].*\.m?js$/.test(pathname)) weight.pdf += kib
        else if (/\.m?js$/.test(pathname)) weight.js += kib
        else if (pathname.endsWith('.css')) weight.css += kib
        else if (pathname.endsWith('.woff2')) weight.fonts.push(pathname)
      }),
    )
  }
  page.on('response', listener)
  await page.goto(path, { waitUntil: 'networkidle' })
  page.off('response', listener)
  await Promise.all(bodies)
  console.log(`${path.padEnd(60)} ${weight.js.toFixed(1).padStart(6)} KiB js ${weight.css.toFixed(1).padStart(5)} KiB css`)
  return weight
}

test('the landing page is light before any interaction', async ({ page }) => {
  const weight = await weigh(page, '/')
  expect(weight.js).toBeLessThanOrEqual(budgets.landing)
  expect(weight.css).toBeLessThanOrEqual(budgets.css)
  expect(weight.fonts.every((font) => fonts.some((known) => known.test(font)))).toBe(true)
})

test('every other route keeps its budget, from a cold cache', async ({ browser }) => {
  test.setTimeout(180_000)
  const signedIn = await browser.newContext()
  await signIn(await signedIn.newPage(), demoMember.email, demoMember.password)
  const state = await signedIn.storageState({ indexedDB: true })
  await signedIn.close()

  const paths = [
    '/login',
    '/register',
    '/about',
    '/content/current-affairs',
    '/content/jobs',
    '/content/test-series',
    '/content/paid-resources',
    '/content/quizzes',
    '/test-series/appsc-group-2-screening',
    '/content/paid-resources/indian-polity-notes',
  ]
  for (const path of paths) {
    const isAccountPage = path === '/login' || path === '/register'
    const context = await browser.newContext(isAccountPage ? {} : { storageState: state })
    const weight = await weigh(await context.newPage(), path)
    await context.close()
    expect.soft(weight.js, path).toBeLessThanOrEqual(budgets.route)
    expect.soft(weight.css, path).toBeLessThanOrEqual(budgets.css)
    expect.soft(weight.fonts.length, path).toBeLessThanOrEqual(fonts.length)
  }
})
