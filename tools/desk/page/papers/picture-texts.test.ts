import { expect, test } from 'vitest'
import { describedPictures, withDescription } from './picture-texts'

const form = {
  text: { en: 'Look:\n![](new/a.png)', te: '![తెలుగు](new/a.png)' },
  options: [{ en: '![bars](new/b.png)' }, { en: 'Text' }],
  explanation: { en: 'As ![](new/a.png) shows.' },
}

test('every picture has one description in each language that shows it', () => {
  expect(describedPictures(form, ['en', 'te'])).toEqual([
    { language: 'en', image: 'new/a.png', alt: '' },
    { language: 'en', image: 'new/b.png', alt: 'bars' },
    { language: 'te', image: 'new/a.png', alt: 'తెలుగు' },
  ])
})

test('a description is written wherever the picture is in that language', () => {
  const next = withDescription(form, 'en', 'new/a.png', 'A [tall] bar')
  expect(next.text).toEqual({ en: 'Look:\n![A tall bar](new/a.png)', te: '![తెలుగు](new/a.png)' })
  expect(next.explanation).toEqual({ en: 'As ![A tall bar](new/a.png) shows.' })
  expect(next.options).toEqual(form.options)
})
