import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './match'
import { indexOf, indexOfFew } from './search-index'

const item = (title: string, text = '', tags = '', detail: string | null = null) => ({
  title,
  text,
  tags,
  detail,
})
type Item = ReturnType<typeof item>

const synonyms = [
  ['polity', 'constitution', 'రాజ్యాంగం', 'संविधान', 'rajyangam', 'samvidhan'],
  ['current affairs', 'वर्तमान', 'vartamana amsalu'],
  ['bank', 'బ్యాంకు'],
  ['andhra pradesh', 'ap'],
]
const find = (query: string, ...items: Item[]) => indexOfFew(items, synonyms).find(wordsOf(query))
const titles = (query: string, ...items: Item[]) => find(query, ...items).map((found) => found.item.title)

describe('a search', () => {
  it.each([
    ['begins a word', 'consti', 'Constitution Day'],
    ['has other capitals', 'CONSTITUTION', 'Constitution Day'],
    ['leaves diacritics out', 'resume', 'Résumé writing'],
    ['has diacritics that the text has not', 'résumé', 'Resume writing'],
    ['has its words in another order', 'day const', 'Constitution Day'],
    ['is in an Indian script', 'రాజ్యాం', 'రాజ్యాంగం'],
    ['is another form of a Telugu word', 'రాజ్యాంగం', 'రాజ్యాంగ సవరణలు'],
    ['is another form of a Hindi word', 'नदी', 'नदियों का देश'],
    ['is in brackets', 'upsc', 'Notice (UPSC) 2026'],
    ['is a number', '2026', 'Notice (UPSC) 2026'],
    ['has two letters in the other order', 'poltiy', 'Polity basics'],
    ['lacks a letter', 'constituton', 'Constitution Day'],
    ['has a letter too many', 'poolity', 'Polity basics'],
    ['has a wrong letter', 'ralway', 'Railway clerk'],
    ['lacks a sign of Telugu', 'రాజ్యంగం', 'రాజ్యాంగం'],
    ['lacks two of many letters', 'consttuton', 'Constitution Day'],
    ['is short for it', 'ap', 'Rivers of Andhra Pradesh'],
    ['means the same in English letters', 'rajyangam', 'Constitution Day'],
    ['begins what means the same', 'samvidh', 'Constitution Day'],
    ['is a misspelt word that means the same', 'rajyngam', 'Constitution Day'],
    ['means the same in another script', 'संविधान', 'రాజ్యాంగ సవరణలు'],
    ['means the same as a phrase', 'vartamana', 'Current affairs of May'],
    ['means the same as the singular', 'బ్యాంకు', 'Banks of India'],
  ])('finds what %s', (_, query, title) => {
    expect(titles(query, item(title), item('Something else'))).toEqual([title])
  })

  it.each([
    ['only one of two words', 'constitution wheat', 'Constitution Day'],
    ['the middle of a word', 'stitution', 'Constitution Day'],
    ['another vowel sign', 'కి', 'కు'],
    ['no word at all', ' - ', 'Constitution - Day'],
    ['another year', '2025', 'Notice 2026'],
    ['another short word', 'tax', 'Tex'],
    ['half of a phrase that means the same', 'vartamana', 'Current of a river'],
    ['null, which is no word of what lacks a category', 'null', 'Constitution Day'],
  ])('does not find by %s', (_, query, title) => {
    expect(titles(query, item(title))).toEqual([])
  })

  it('takes no word for misspelt where each begins one', () => {
    expect(titles('polic', item('Polity'), item('Police'))).toEqual(['Police'])
  })

  it('takes a word from the title and another from the tags', () => {
    expect(titles('lake ramsar', item('A lake', '', 'Ramsar wetlands'))).toEqual(['A lake'])
  })

  it('puts titles before texts, whole words before begun ones, and keeps the order otherwise', () => {
    const found = titles(
      'bank',
      item('Money', 'about a bank'),
      item('Banking'),
      item('A bank'),
      item('The bank'),
    )
    expect(found).toEqual(['A bank', 'The bank', 'Banking', 'Money'])
  })

  it('puts what is named by another word behind, and its category behind that', () => {
    const found = titles(
      'rajyangam',
      item('Rights', '', '', 'Polity'),
      item('Constitution Day'),
      item('Rajyangam in brief'),
    )
    expect(found).toEqual(['Rajyangam in brief', 'Constitution Day', 'Rights'])
  })

  it('puts what has the words as they are typed before what says them in other words', () => {
    const found = find(
      'constitution day',
      item('Polity day'),
      item('Facts', 'The Constitution of India', 'days'),
      item('Constitution Day'),
    )
    expect(found.map((one) => [one.item.title, one.isLiteral])).toEqual([
      ['Constitution Day', true],
      ['Facts', true],
      ['Polity day', false],
    ])
  })

  it.each([
    ['rajyangam', item('Constitution Day'), 'constitution'],
    ['poltiy', item('Polity basics'), 'polity'],
    ['amsalu', item('Current affairs of May'), 'affairs'],
  ])('of %s marks what stands for it in the text', (query, found, mark) => {
    expect(find(query, found)[0]?.marks).toContain(mark)
  })

  it('marks no more than what is typed where the text has it', () => {
    expect(find('const', item('Constitution Day'))[0]?.marks).toEqual(['const'])
  })

  const wordOf = (letters: string) =>
    fc
      .array(fc.constantFrom(...letters.split('')), { minLength: 4, maxLength: 12 })
      .map((found) => wordsOf(found.join('')).join(''))
      .filter(({ length }) => length >= 4)

  it('finds every item by each word of its title, and by its beginning', () => {
    const word = wordOf('abcdefghiklmnoprstuvwyకఖగచాిరసనमयहीो')
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (all) => {
        const items = all.map((words) => item(words.join(' ')))
        const index = indexOfFew(items, [])
        for (const [place, words] of all.entries())
          for (const query of words.flatMap((one) => [one, one.slice(0, 3)]))
            expect(index.find(wordsOf(query)).map((found) => found.item)).toContain(items[place])
      }),
      { numRuns: 40 },
    )
  })

  it('finds a word with any two neighbouring letters in the other order', () => {
    fc.assert(
      fc.property(wordOf('abcdefghiklmnoprstuvwy'), fc.nat(), (word, anywhere) => {
        const at = anywhere % (word.length - 1)
        const query = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
        expect(titles(query, item(word))).toEqual([word])
      }),
    )
  })
})

it('an index of many, built with pauses, finds the same', async () => {
  const items = Array.from({ length: 120 }, (_, n) => item(`Quiz ${n} on rivers`))
  const many = await indexOf(items, synonyms)
  expect(many.find(wordsOf('quiz 7'))).toEqual(indexOfFew(items, synonyms).find(wordsOf('quiz 7')))
  expect(many.find(wordsOf('rivers'))).toHaveLength(120)
})
