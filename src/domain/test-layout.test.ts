import { describe, expect, test } from 'vitest'
import type { RichText } from './rich-text'
import { contentLanguages, languagesOfQuestions } from './test-layout'

const both = { en: 'Which river?', te: 'ఏ నది?' }
const english = 'Which river?'
const telugu = 'ఏ నది?'
const number = '12 × 7 = ?'
const asked = (texts: readonly RichText[]) => texts.map((text) => ({ text }))

describe('the languages of questions', () => {
  test.each<[string, RichText[], string[]]>([
    ['all in two', [both, both], ['en', 'te']],
    ['some in a second one', [both, both, english], ['en']],
    ['numbers beside two', [both, number], ['en', 'te']],
    ['each in another one', [english, english, telugu], ['en']],
    ['as many of each', [english, telugu], ['en', 'te']],
    ['numbers alone', [number], []],
  ])('%s', (_, texts, expected) => {
    expect(languagesOfQuestions(asked(texts))).toEqual(expected)
  })

  test('come in the order of the paper', () => {
    expect(languagesOfQuestions(asked([both]), ['te', 'en'])).toEqual(['te', 'en'])
  })
})

describe('what a title leads to', () => {
  test('has the languages of its questions, whatever the document names', () => {
    const raw = { title: ['Rivers'], languages: ['en', 'te'] } as const
    expect(contentLanguages(raw, asked([both, english]))).toEqual({ languages: ['en'] })
    expect(contentLanguages(raw)).toEqual({ languages: ['en', 'te'] })
  })

  test('is English where its title alone is translated', () => {
    expect(contentLanguages({ title: ['Rivers', 'నదులు'], languages: [] })).toEqual({ languages: ['en'] })
    expect(contentLanguages({ title: ['నదులు'], languages: [] })).toEqual({})
  })
})
