import { describe, expect, test } from 'vitest'
import { addFractions, fraction, readFraction } from '../../../src/domain/fraction'
import { checkCutoffs } from '../check-cutoffs'
import { presets } from '.'
import { hasFixedTimes, languageNames, markingOf, type Preset, plainName, questionsIn } from './preset'

/** What the notifications and reports state as totals, written apart from the sections that must add up to it. */
const totals: Readonly<Record<string, readonly [questions: number, marks: number, minutes: number]>> = {
  'ibps-po-prelims': [100, 100, 60],
  'ibps-po-mains': [145, 200, 160],
  'ssc-cgl-tier-1': [100, 200, 60],
  'ssc-cgl-tier-2-paper-1': [150, 450, 135],
  'rrb-ntpc-cbt-1': [100, 100, 90],
  'rrb-ntpc-cbt-2': [120, 120, 90],
  'appsc-group-1-prelims-paper-1': [120, 120, 120],
  'appsc-group-1-prelims-paper-2': [120, 120, 120],
  'appsc-group-2-screening': [150, 150, 150],
  'appsc-group-2-mains-paper-1': [150, 150, 150],
  'appsc-group-2-mains-paper-2': [150, 150, 150],
  'tspsc-group-1-prelims': [150, 150, 150],
  'tspsc-group-2-paper-1': [150, 150, 150],
  'tspsc-group-4-paper-1': [150, 150, 150],
  'tspsc-group-4-paper-2': [150, 150, 150],
  'ap-court-junior-assistant': [80, 80, 90],
  'telangana-court-junior-assistant': [80, 80, 120],
}

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

test('each exam has one preset, and there are totals for each', () => {
  expect(isUnique(presets.map(({ id }) => id))).toBe(true)
  expect(presets.map(({ id }) => id).sort()).toEqual(Object.keys(totals).sort())
})

describe.each(presets.map((preset): [string, Preset] => [preset.id, preset]))('%s', (id, preset) => {
  const { sections, minutes, year, languages } = preset

  test('adds up to the totals of its exam', () => {
    expect([questionsIn(preset), sum(sections.map(({ marks }) => marks)), minutes]).toEqual(totals[id])
  })

  test('has marks that the app can read, and that make up the marks of each section', () => {
    for (const section of sections) {
      const texts = Object.values(section.marking ?? preset.marking)
      expect(texts.map(readFraction)).not.toContain(null)
      const marking = markingOf(preset, section)
      const all = Array.from({ length: section.questions }, () => marking?.correct ?? fraction(0))
      expect(all.reduce(addFractions, fraction(0))).toEqual(fraction(section.marks))
      expect(marking?.wrong.numerator).toBeLessThanOrEqual(0)
      expect(marking?.unanswered).toEqual(fraction(0))
    }
  })

  test('times all of its sections, to the minute, or none of them', () => {
    const own = sections.flatMap((section) => section.minutes ?? [])
    expect(hasFixedTimes(preset) ? sum(own) : own.length).toBe(hasFixedTimes(preset) ? minutes : 0)
  })

  test('names itself, its sections and its languages once each', () => {
    expect([id, ...sections.map((section) => section.id)].filter((one) => !slug.test(one))).toEqual([])
    expect(isUnique(sections.map((section) => section.id))).toBe(true)
    expect(isUnique(sections.map(({ name }) => plainName(name)))).toBe(true)
    expect(isUnique(languages)).toBe(true)
    expect(languages.filter((language) => !(language in languageNames))).toEqual([])
    expect(languages.length).toBeGreaterThan(0)
  })

  test('says where it is from, and what is doubtful when it is not checked', () => {
    expect(year).toBeGreaterThan(2015)
    expect(year).toBeLessThanOrEqual(new Date().getFullYear())
    for (const text of [preset.name, preset.body, preset.source]) expect(text.trim()).not.toBe('')
    expect(preset.checked || preset.note !== null).toBe(true)
    expect([4, 5]).toContain(preset.options)
    // A checked one can be compared by whoever reads it.
    expect(preset.checked && preset.pages.length === 0).toBe(false)
    expect(preset.pages.map(({ address }) => new URL(address).protocol)).toEqual(
      preset.pages.map(() => 'https:'),
    )
    expect(isUnique(preset.pages.map(({ address }) => address))).toBe(true)
    expect(checkCutoffs({ cutoffs: preset.cutoffs }, new Date())).toEqual([])
    for (const { states } of preset.pages) expect(states.trim()).not.toBe('')
  })
})
