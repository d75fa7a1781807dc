import { control } from './testing/addresses'
import { keptOnDevice } from './testing/device'
import { appOnDevice, killed } from './testing/installed'
import { expect, test } from './testing/journey'
import { haveStudent, logOut } from './testing/student'

test.use({ serviceWorkers: 'allow' })
// In order: the last two deploy a new version, which the others would notice.
test.describe.configure({ mode: 'default' })
test.skip(({ isMobile }) => !isMobile, 'the same at any size')

test('without a network the app opens, shows the lists and articles that were read, and says from when they are', async ({
  page,
  context,
}) => {
  await page.goto('/content/current-affairs')
  await appOnDevice(page)
  const first = page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .or(page.getByRole('main').getByRole('heading', { level: 2 }))
    .first()
  const title = (await first.textContent()) ?? ''
  // The list is kept behind its coming; a page that is left at once may be quicker.
  await expect.poll(() => keptOnDevice(page, '/visitor/')).toContain(title)
  await page.goto('/content/jobs')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()

  await context.setOffline(true)
  const later = await context.newPage()
  // An hour on, so that what was kept is no longer fresh.
  await later.clock.install({ time: Date.now() + 3_600_000 })
  const begin = Date.now()
  await later.goto('/content/current-affairs')
  await expect(later.getByRole('main').getByText(title).first()).toBeVisible()
  console.log(`opened without a network in ${Date.now() - begin} ms`)
  const line = later.getByText(/You are offline\. Showing what was saved on \d/)
  await expect(line).toBeVisible()
  // It goes by itself, and covers nothing for long.
  await expect(line).toBeHidden()

  await later.goto('/')
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible()
  await later.goto('/content/videos')
  const alert = later.getByRole('alert').filter({ hasText: 'It loads when you are online.' })
  await expect(alert).toBeVisible()
  await expect(alert.getByRole('link', { name: 'Downloads' })).toHaveAttribute('href', '/offline')

  await context.setOffline(false)
  await later.getByRole('button', { name: 'Try Again' }).click()
  await expect(later.getByText(/You are offline/)).toHaveCount(0)
})

test('a page that was on its way while the worker became active is kept on the device as well', async ({
  page,
  context,
}) => {
  const first = await context.newPage()
  let arrive = () => {}
  const underWay = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/content/jobs', async (route) => {
    await underWay
    await route.continue()
  })
  const opening = page.goto('/content/jobs')
  await first.goto('/')
  await appOnDevice(first)
  arrive()
  await opening
  await appOnDevice(page)
})

test('a first copy that did not come whole is fetched again when the network is back', async ({
  page,
  context,
}) => {
  let faults = 0
  await context.route('**/assets/**', (route) => {
    if (!route.request().serviceWorker()) return route.continue()
    faults += 1
    return route.abort()
  })
  await page.goto('/')
  await expect.poll(() => faults).toBeGreaterThan(0)
  await expect
    .poll(() => page.evaluate(async () => !(await navigator.serviceWorker.getRegistration())))
    .toBe(true)

  await context.setOffline(true)
  await context.unroute('**/assets/**')
  await context.setOffline(false)
  await appOnDevice(page)
})

test('what was read while signed in is forgotten when the student logs out', async ({ page, context }) => {
  await haveStudent(page)
  await page.goto('/content/jobs')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await appOnDevice(page)
  // Logging out on a page with a list would read that list again, as a visitor.
  await page.goto('/')
  await logOut(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeVisible()

  await context.setOffline(true)
  await page.goto('/content/jobs')
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
})

test('a new version that loses the network while it loads leaves the old one in place, offline too', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  await appOnDevice(page)
  let refused = 0
  await context.route(/\/(claim|workbox-\w+)\.js$/, (route) => {
    refused += 1
    return route.abort()
  })
  await page.request.get(`${control}/app/deploy`)
  await page.reload()
  await expect.poll(() => refused).toBeGreaterThan(0)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing))
    .toBeNull()

  await context.setOffline(true)
  const later = await killed(context, page, '/about')
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a new version waits for the student and then comes with one press', async ({ page, context }) => {
  await page.goto('/about')
  await appOnDevice(page)
  const other = await context.newPage()
  await other.goto('/contact')
  await other.getByLabel('Subject').fill('Half a message')

  await page.request.get(`${control}/app/deploy`)
  await page.reload()
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update' }).click()
  await reloaded
  await expect(page.getByText('A new version is ready.')).toBeHidden()
  // The other tab has not been reloaded under the student's hands.
  await expect(other.getByLabel('Subject')).toHaveValue('Half a message')
})
