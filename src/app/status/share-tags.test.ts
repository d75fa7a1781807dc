import { describe, expect, it } from 'vitest'
import { academy } from '@/config/academy'
import { shareTags } from './share-tags'

const page = { title: 'Jobs · Pariksha Academy', description: 'Open posts.', path: '/content/jobs' }
const site = 'https://pariksha.example'

describe('shareTags', () => {
  it('names the page, its whole address and the picture', () => {
    expect(shareTags(page, site)).toEqual({
      canonical: `${site}/content/jobs`,
      'og:url': `${site}/content/jobs`,
      'og:image': `${site}/og.png`,
      'og:title': page.title,
      'og:description': page.description,
      'og:type': 'website',
      'og:site_name': academy.name,
      'twitter:card': 'summary_large_image',
    })
  })

  it('says nothing that needs a whole address when the site has none', () => {
    const tags = shareTags(page, undefined)
    expect(Object.keys(tags).filter((key) => /canonical|url|image/.test(key))).toEqual([])
  })

  it('describes the academy where the page describes nothing', () => {
    expect(shareTags({ ...page, description: null }, site)).toMatchObject({
      description: academy.description,
      'og:description': academy.description,
    })
  })

  it.each([
    ['/content', '/content/test-series'],
    ['/quiz-list', '/content/quizzes'],
    ['/videos/v1', '/video/v1'],
    ['/about/', '/about'],
    ['/', '/'],
  ])('%s is known as %s', (path, canonical) => {
    expect(shareTags({ ...page, path }, site).canonical).toBe(site + canonical)
  })
})
