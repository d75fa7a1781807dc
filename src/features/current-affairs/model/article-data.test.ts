import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { currentAffairSchema } from '@/content/current-affairs/schema'
import { acceptedData } from '../../../../tests/testing/search-engine-data'
import { articleData } from './article-data'

const article = (changes: object) =>
  z.parse(currentAffairSchema, { id: 'navic', title: 'NavIC, explained', ...changes })
const site = 'https://pariksha.example'

describe('articleData', () => {
  it('says what, when, with which picture and by whom', () => {
    const full = article({
      summary: 'Seven satellites.',
      date: '2026-11-01T09:00:00+05:30',
      imageUrl: 'https://pictures.example/a.png',
      category: 'Science & Technology',
    })
    expect(acceptedData(articleData(full, site))).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'NavIC, explained',
      description: 'Seven satellites.',
      datePublished: '2026-11-01T03:30:00.000Z',
      image: ['https://pictures.example/a.png'],
      mainEntityOfPage: `${site}/current-affairs/navic-explained-navic`,
      publisher: { name: 'Pariksha Academy', url: site },
    })
  })

  it('leaves out what it does not know', () => {
    const data = acceptedData(articleData(article({}), undefined))
    for (const key of ['description', 'datePublished', 'image', 'mainEntityOfPage']) {
      expect(data).not.toHaveProperty(key)
    }
    expect(data).not.toHaveProperty('publisher.url')
  })

  it.each([
    ['a Telugu title', { title: 'నావిక్ అంటే ఏమిటి' }, { inLanguage: 'te' }],
    ['hostile text', { title: '</script><b>', summary: '"><script>' }, { headline: '</script><b>' }],
    ['unreadable dates', { date: 'soon', timestamp: 'never' }, { headline: 'NavIC, explained' }],
    ['a picture that is no address', { imageUrl: 'javascript:alert(1)' }, { headline: 'NavIC, explained' }],
  ])('is accepted with %s', (_, changes, wanted) => {
    expect(acceptedData(articleData(article(changes), site))).toMatchObject(wanted)
  })
})
