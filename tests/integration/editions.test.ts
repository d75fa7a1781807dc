import { describe, expect, it } from 'vitest'
import type { EditionRead } from '@/app/edition'
import {
  currentAffairQuery,
  currentAffairsList,
  importantQuery,
  relatedQuery,
} from '@/content/current-affairs/queries'
import { currentAffairSchema } from '@/content/current-affairs/schema'
import { renderEdition } from '@/entry-server'
import { readWithMoments } from '@/lib/moments'

const at = Date.parse('2026-11-27T06:00:00Z')

/** An article with all that its page asks for, so that nothing is read. */
function articlePage(fields: object) {
  const article = currentAffairSchema.parse({ id: 'a1', title: 'Census law', category: 'Polity', ...fields })
  const known = [
    [currentAffairQuery({ slugId: 'census-law-a1' }).queryKey, article],
    [relatedQuery(article).queryKey, []],
  ] as const
  return { article, page: renderEdition('/current-affairs/census-law-a1', known, at) }
}

describe('a page with its document', () => {
  it('shows it, and brings it along as it was read', async () => {
    const { article, page } = articlePage({
      content: 'Who counts, and when.',
      date: '2026-11-20T07:00:00+05:30',
    })
    const { html, json } = await page
    expect(html).toContain('Who counts, and when.')
    expect(html).toContain('20 November 2026')
    expect(readWithMoments(json)).toContainEqual({
      key: ['current-affair', { slugId: 'census-law-a1' }],
      data: article,
      isBeginning: false,
    })
  })

  it('is a visitor’s, whoever reads it', async () => {
    const { html } = await articlePage({}).page
    expect(html).toContain('href="/register"')
  })

  it('lets no text end an element', async () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
    const { html, json } = await articlePage({ title: evil, summary: evil, content: evil, source: evil }).page
    expect(json).not.toContain('<')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
  })

  it('is not made without one, or with more than a page can bring', async () => {
    await expect(articlePage({ content: 'x'.repeat(200_000) }).page).rejects.toThrow('bytes of documents')
    await expect(renderEdition('/about', [], at)).rejects.toThrow('/about shows no documents.')
  })
})

it('of a long list a page shows and brings the beginning, and says so', async () => {
  const articles = Array.from({ length: 40 }, (_, number) =>
    currentAffairSchema.parse({ id: `a${number}`, title: `Article ${number}.`, content: 'x'.repeat(1000) }),
  )
  const known = [
    [currentAffairsList(null).query.queryKey, { items: articles, read: 40, isFull: false }],
    [importantQuery.queryKey, []],
  ] as const
  const { html, json } = await renderEdition('/content/current-affairs', known, at)
  expect(html).toContain('Article 5.')
  expect(html).not.toContain('Article 6.')
  const [list] = readWithMoments(json) as EditionRead[]
  expect(list).toMatchObject({ isBeginning: true, data: { read: 12, isFull: true } })
})
