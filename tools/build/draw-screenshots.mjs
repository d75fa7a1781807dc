/**
 * Draws public/screenshots/, which a browser shows before it installs the app, from the app with the seed's documents:
 * `npm start`, and beside it `node tools/build/draw-screenshots.mjs [http://127.0.0.1:5173]`. Run it again when these screens
 * look otherwise. What names them: tools/build/pwa-options.ts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, devices } from '@playwright/test'
import { ensureBrowser } from '../../scripts/ensure-browser.mjs'
import { withPalette } from './palette-png.mjs'

const [baseURL = 'http://127.0.0.1:5173'] = process.argv.slice(2)
const folder = fileURLToPath(new URL('../../public/screenshots/', import.meta.url))
mkdirSync(folder, { recursive: true })

const testId = 'railway-ntpc-stage-1'
const seed = new URL('../../seed/documents/mock_tests.json', import.meta.url)
const { questions } = JSON.parse(readFileSync(seed, 'utf8'))[testId]
/** A good result: one in six is wrong. */
const good = questions
  .slice(0, 27)
  .map(({ correctAnswer: key }, index) => (index % 6 === 4 ? (key + 1) % 4 : key))

async function begin(page) {
  await page.goto(`/mock-test/${testId}`)
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByRole('button', { name: 'I am ready to begin' }).click()
  await page.getByText('Entering Fullscreen Mode').waitFor({ state: 'hidden' })
  await page.getByRole('radio').first().waitFor({ state: 'attached' })
}

async function answer(page, options) {
  for (const option of options) {
    await page.getByRole('radio').nth(option).locator('..').click()
    await page.getByRole('button', { name: 'Save & Next' }).click()
    await page.clock.fastForward(41_000)
  }
}

const screens = {
  async exam(page) {
    await begin(page)
    await answer(page, good.slice(0, 8))
    await page.getByRole('radio').nth(good[8]).locator('..').click()
  },
  async result(page) {
    await begin(page)
    await answer(page, good)
    await page.getByRole('button', { name: 'Submit Test' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click()
    await page.getByRole('heading', { name: 'What to do next' }).waitFor()
  },
  async articles(page) {
    await page.goto('/content/current-affairs')
    await page.getByRole('main').getByRole('article').first().waitFor()
  },
}

const forms = {
  narrow: { ...devices['Pixel 5'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 },
  wide: { viewport: { width: 1440, height: 900 } },
}

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const [form, screen] of Object.entries(forms)) {
    for (const [name, open] of Object.entries(screens)) {
      if (form === 'wide' && name === 'result') continue
      const context = await browser.newContext({
        ...screen,
        baseURL,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      })
      const page = await context.newPage()
      await page.clock.install()
      await open(page)
      await page.waitForLoadState('networkidle')
      // As on the second visit, when the letters are on the device.
      await page.evaluate(async () => {
        document.documentElement.dataset.letters = ''
        await document.fonts.load('16px Inter')
        await document.fonts.ready
      })
      const png = await withPalette(page, await page.screenshot({ animations: 'disabled' }))
      writeFileSync(`${folder}${name}-${form}.png`, png)
      console.log(`public/screenshots/${name}-${form}.png: ${(png.length / 1024).toFixed(0)} KiB`)
      await context.close()
    }
  }
} finally {
  await browser.close()
}
