import { describe, expect, it } from 'vitest'
import { paperOf } from '@/domain/testing/sitting-samples'
import { asksTheSame, opensInHtml } from './opening'

const paper = paperOf(2)
const [first] = paper.questions
if (!first) throw new Error('a paper of two questions has none')
const withFirst = (changes: object) => ({ ...paper, questions: [{ ...first, ...changes }] })

describe('the first question of a quiz is part of its page’s HTML', () => {
  it('when it is a choice in plain words', () => {
    expect(opensInHtml(paper)).toBe(true)
  })

  it.each([
    ['several options may be right', { kind: 'several' }],
    ['its answer is typed', { kind: 'numeric', options: [] }],
    ['it is one of a set', { set: 'passage' }],
    ['its text needs a renderer', { text: [{ kind: 'formula', tex: 'x^2' }] }],
    ['an option needs a renderer', { options: ['1', [{ kind: 'formula', tex: 'x^2' }]] }],
  ])('but not when %s', (_, changes) => {
    expect(opensInHtml(withFirst(changes))).toBe(false)
  })

  it('nor when an attempt shuffles it, or there is none', () => {
    expect(opensInHtml({ ...paper, shuffle: { questions: true } })).toBe(false)
    expect(opensInHtml({ ...paper, questions: [] })).toBe(false)
  })
})

describe('an early answer', () => {
  it('counts when only what is right was corrected since', () => {
    expect(asksTheSame(first, { ...first, correctAnswer: 2, explanation: 'Corrected.' })).toBe(true)
  })

  it.each([
    ['the options stand in another order', { options: first.options.toReversed() }],
    ['the text was changed', { text: 'Something else?' }],
    ['another question is the first', { id: 'other' }],
  ])('is dropped when %s', (_, changes) => {
    expect(asksTheSame(first, { ...first, ...changes })).toBe(false)
  })
})
