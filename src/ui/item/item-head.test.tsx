import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { acceptedData } from '../../../tests/testing/search-engine-data'

const site = 'https://pariksha.example'

type Props = ComponentProps<typeof import('./item-head').ItemHead>

/** Renders the head on a site with this address, or without one. */
async function show(changes: Partial<Props>, siteUrl: string | null = site) {
  vi.resetModules()
  vi.doMock('@/config/site', () => ({ siteUrl: siteUrl ?? undefined }))
  const { ItemHead } = await import('./item-head')
  const { container } = render(
    <ItemHead
      kind="job"
      title="Clerk"
      description="Counter and records."
      path="/job/clerk"
      image={null}
      under={[{ name: 'Jobs', path: '/content/jobs' }]}
      data={null}
      {...changes}
    />,
  )
  const blocks = Array.from(container.querySelectorAll('script'), ({ textContent }) => textContent ?? '')
  const tag = (selector: string, attribute = 'content') =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? null
  return {
    blocks,
    description: tag('meta[name=description]'),
    canonical: tag('link[rel=canonical]', 'href'),
    url: tag('meta[property="og:url"]'),
    image: tag('meta[property="og:image"]'),
    type: tag('meta[property="og:type"]'),
  }
}

const breadcrumbs = (blocks: readonly string[]) => {
  const { '@context': _, ...data } = JSON.parse(blocks.at(-1) ?? '')
  return acceptedData(data)
}

afterEach(() => vi.doUnmock('@/config/site'))

describe('ItemHead', () => {
  it('names the one address, the picture of the kind and the way to the page', async () => {
    const { blocks, ...head } = await show({})
    expect(document.title).toBe('Clerk · Pariksha Academy')
    expect(head).toEqual({
      description: 'Counter and records.',
      canonical: `${site}/job/clerk`,
      url: `${site}/job/clerk`,
      image: `${site}/share/job.png`,
      type: null,
    })
    expect(breadcrumbs(blocks)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${site}/` },
        { position: 2, name: 'Jobs', item: `${site}/content/jobs` },
        { position: 3, name: 'Clerk', item: `${site}/job/clerk` },
      ],
    })
  })

  it.each(['article', 'job', 'quiz', 'test-series', 'pack'] as const)(
    'has a drawn picture for an item of kind %s, as large as messengers want it',
    async (kind) => {
      const { image } = await show({ kind })
      const file = readFileSync(`public${image?.slice(site.length)}`)
      // Width and height stand at the beginning of a PNG.
      expect([file.toString('latin1', 1, 4), file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([
        'PNG',
        1200,
        630,
      ])
    },
  )

  it("prefers the item's own picture, and calls an article an article", async () => {
    const image = 'https://pictures.example/a.png'
    expect(await show({ kind: 'article', image })).toMatchObject({ image, type: 'article' })
  })

  it.each(['https://pictures.example/a.svg', 'https://pictures.example/o/a%2Fb.SVG?alt=media'])(
    'shows messengers the picture of the kind in place of %s',
    async (image) => {
      expect(await show({ image })).toMatchObject({ image: `${site}/share/job.png` })
    },
  )

  it('encodes a Telugu address, and lets no title end its data', async () => {
    const title = 'నదులు </script><b>'
    const { blocks, canonical } = await show({ title, path: '/current-affairs/నదులు-a' })
    expect(canonical).toBe(`${site}/current-affairs/${encodeURIComponent('నదులు')}-a`)
    expect(blocks.join('')).not.toContain('<')
    expect(breadcrumbs(blocks)).toMatchObject({ itemListElement: [{}, {}, { name: title }] })
  })

  it('makes one line of at most 160 characters of the description', async () => {
    const { description } = await show({ description: 'First line.\n\nSecond line. '.repeat(20) })
    expect(description).toMatch(/^First line\. Second line\. First/)
    expect(description?.length).toBeLessThanOrEqual(160)
  })

  it('says nothing that needs a whole address when the site has none', async () => {
    const { blocks, canonical, url, image } = await show({}, null)
    expect([blocks, canonical, url, image]).toEqual([[], null, null, null])
  })
})
