/** What search engines and messengers get: pages that say who they are, before and after any script has run. */
import type { Page } from '@playwright/test'
import { expect, goBack, test } from './testing/journey'

test.skip(({ isMobile }) => !isMobile, 'the head is the same at every size')

/** Where the build believes to be; without it no page names a whole address. */
const site = process.env.VITE_SITE_URL || undefined

/** Every tag by which a page is known, as often as it stands in the head. */
const headOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.head.querySelectorAll('title, meta[name], meta[property], link[rel=canonical]'),
      (tag) => [
        tag.getAttribute('property') ?? tag.getAttribute('name') ?? tag.getAttribute('rel') ?? 'title',
        tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent,
      ],
    ),
  )

/** The head as one value a tag. A tag that stands there twice fails. */
async function tagsOf(page: Page): Promise<Record<string, string>> {
  const pairs = await headOf(page)
  const names = pairs.map(([name]) => name)
  expect(names, 'no tag twice').toEqual([...new Set(names)])
  return Object.fromEntries(pairs)
}

const isKnownAs = (title: RegExp, path: string) => ({
  title: expect.stringMatching(title),
  description: expect.stringMatching(/^.{40,160}$/),
  'og:title': expect.stringMatching(title),
  'og:type': 'website',
  'twitter:card': 'summary_large_image',
  ...(site && { canonical: site + path, 'og:url': site + path, 'og:image': `${site}/og.png` }),
})

/** What the page says of itself as data. */
const dataOf = async (page: Page): Promise<unknown> => {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks.map((block): unknown => JSON.parse(block))
}

test('a reader without scripts gets whole pages that say who they are', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  expect(await tagsOf(page)).toMatchObject(isKnownAs(/^Pariksha Academy · /, '/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Walk into the exam having already sat it.',
  )
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute('href', '/register')
  expect(await dataOf(page)).toMatchObject([{ '@type': 'EducationalOrganization', name: 'Pariksha Academy' }])
  await page.goto('/about')
  expect(await tagsOf(page)).toMatchObject(isKnownAs(/^About/, '/about'))
  // Its prices are read by scripts; all else is there.
  await page.goto('/pricing')
  expect(await tagsOf(page)).toMatchObject(isKnownAs(/^Pricing/, '/pricing'))
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Free', 'Test series', 'PDF packs'])
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await context.close()
})

test('the head follows the reader from a page that came as HTML, and names nothing twice', async ({
  page,
}) => {
  const named = async () => Object.fromEntries(await headOf(page))['og:title'] ?? 'nothing'
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL('/about')
  await expect.poll(named).toMatch(/^About/)
  expect(await tagsOf(page)).toMatchObject(isKnownAs(/^About/, '/about'))
  await goBack(page)
  await expect.poll(named).toMatch(/^Pariksha Academy · /)
  expect(await tagsOf(page)).toMatchObject(isKnownAs(/^Pariksha Academy · /, '/'))
})

test('an article tells engines what it is; a missing page asks not to be listed', async ({ page }) => {
  await page.goto('/current-affair/navic-navigation')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NavIC')
  await expect.poll(async () => (await headOf(page)).map(([name]) => name)).toContain('og:title')
  const article = await tagsOf(page)
  expect(article).toMatchObject({ 'og:type': 'article', title: expect.stringContaining('NavIC') })
  if (site) expect(article.canonical).toMatch(new RegExp(`^${site}/current-affairs/.+-navic-navigation$`))
  expect(await dataOf(page)).toMatchObject([
    {
      '@type': 'NewsArticle',
      headline: expect.stringContaining('NavIC'),
      datePublished: expect.stringMatching(/^\d{4}-/),
      publisher: { name: 'Pariksha Academy' },
    },
    ...(site ? [{ '@type': 'BreadcrumbList' }] : []),
  ])

  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect.poll(async () => (await headOf(page)).map(([name]) => name)).not.toContain('og:title')
  expect(await tagsOf(page)).toMatchObject({ robots: 'noindex' })
})

test('robots.txt, the list of pages and the picture of a shared link are served', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.ok()).toBe(true)
  const text = await robots.text()
  expect(text).toContain('User-agent: *')
  expect(text.includes('Sitemap:')).toBe(site !== undefined)
  const picture = await request.get('/og.png')
  expect(picture.headers()['content-type']).toBe('image/png')
  if (site) {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    for (const path of ['/', '/about', '/content/jobs'])
      expect(sitemap).toContain(`<loc>${site}${path}</loc>`)
  }
})
