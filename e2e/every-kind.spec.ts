import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { showFraction } from '../src/domain/fraction'
import { makePaper, type PaperQuestion } from '../src/domain/paper'
import { writeNumber } from '../src/domain/question/answer'
import { chosenOptions, namedKinds, rightOptions } from '../src/domain/question/kinds'
import { answerOf } from '../src/domain/question/kinds/several'
import { type AnswerOutcome, sumMarks } from '../src/domain/question/marking'
import { parseQuestions, testQuestionDefaults } from '../src/domain/question/question'
import { scoreAnswers } from '../src/domain/question/scoring'
import { layoutFields } from '../src/domain/test-layout'
import { expectAccessible } from './testing/axe'
import { beginTest, expectQuestion } from './testing/exam'
import { codeHasCome } from './testing/hold-code'
import { appOnDevice } from './testing/installed'
import { expect, test } from './testing/journey'

/** Sixty questions: one right option, several, numbers, sets, formulas, figures, two languages. */
const address = '/mock-test/every-kind-of-question'
const stored = JSON.parse(readFileSync('seed/documents/mock_tests.json', 'utf8'))['every-kind-of-question']
const paper = makePaper({
  title: stored.title,
  minutes: stored.duration,
  questions: parseQuestions(stored.questions, 'mock_tests/every-kind-of-question', testQuestionDefaults),
  layout: {
    marking: layoutFields.marking.parse(stored.marking),
    sections: layoutFields.sections.parse(stored.sections),
  },
})

/** A right answer, a wrong one or, of several, a part; by turns, so that every outcome is met. */
function answerTo(question: PaperQuestion, turn: number): number {
  const { kind, options, correctAnswer } = question
  const right = rightOptions(question)
  if (kind === 'several') {
    if (turn % 3 === 0) return answerOf(right)
    return turn % 3 === 1 ? answerOf(right.slice(0, 1)) : answerOf(options.map((_, index) => index))
  }
  if (kind === 'numeric') {
    const exact =
      typeof correctAnswer === 'object' && 'from' in correctAnswer ? correctAnswer.from : correctAnswer
    return turn % 2 === 0 ? Number(exact) : Number(exact) + 17
  }
  return turn % 2 === 0 ? (right[0] ?? 0) : ((right[0] ?? 0) + 1) % options.length
}
const answers = new Map(paper.questions.map((question, index) => [index, answerTo(question, index)]))
const score = scoreAnswers(paper.questions, answers)
const marks = sumMarks(score.outcomes.map((result) => ({ ...result, marking: result.question.scheme })))

/** What the results page must say of these answers. */
async function expectExactResults(page: Page) {
  await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible()
  const figure = (label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .getByRole('definition')
  await expect(
    page.getByText(
      `${showFraction(marks?.scored ?? { numerator: -1, denominator: 1 })} of ${showFraction(marks?.possible ?? { numerator: -1, denominator: 1 })} marks`,
      { exact: true },
    ),
  ).toBeVisible()
  const told: Array<[string, AnswerOutcome]> = [
    ['Correct', 'correct'],
    ['Wrong', 'wrong'],
    ['Partly Correct', 'partial'],
    ['Unanswered', 'unanswered'],
  ]
  for (const [label, outcome] of told)
    await expect(figure(label)).toHaveText(
      String(score.outcomes.filter((one) => one.outcome === outcome).length),
    )
}

const letter = (option: number) => String.fromCodePoint(97 + option)

/** Answers the question on the screen by keys alone. */
async function answerByKeys(page: Page, index: number) {
  const question = paper.questions[index]
  const answer = answers.get(index)
  if (!question || answer === undefined) return
  if (question.kind === 'numeric') await page.keyboard.type(writeNumber(answer))
  else for (const option of chosenOptions(question, answer)) await page.keyboard.press(letter(option))
}

test('the paper has every kind and every outcome', () => {
  expect(paper.questions).toHaveLength(60)
  expect(new Set(paper.questions.map(({ kind }) => kind))).toEqual(new Set([undefined, ...namedKinds]))
  expect(new Set(score.outcomes.map(({ outcome }) => outcome))).toEqual(
    new Set(['correct', 'wrong', 'partial']),
  )
})

test('every kind of question is answered by the keyboard alone and without a network, with exact marks', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await page.goto(address)
  await beginTest(page)
  await codeHasCome(page, 'src/features/results/result.tsx')
  await context.setOffline(true)
  for (let index = 0; index < paper.questions.length; index++) {
    await expectQuestion(page, index + 1)
    await answerByKeys(page, index)
    await expectAnswered(page, index)
    if (index < paper.questions.length - 1) await page.keyboard.press('Enter')
  }
  await expect(page.getByText('60 answered').filter({ visible: true })).toBeVisible()
  // It would lie over the exam's own buttons.
  await expect(page.getByText('You are offline.')).toBeHidden()
  await page.keyboard.press('s')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).press('Enter')
  await expectExactResults(page)
})

test.describe('on a narrow phone with large letters', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 320, height: 640 } })

  test('thirty kills without a network lose no answer of any kind, nothing leaves the screen, and the marks are exact', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%'
      })
    })
    await page.goto('/')
    await appOnDevice(page)
    await page.goto(address)
    await beginTest(page)
    await context.setOffline(true)
    for (let index = 0; index < paper.questions.length; index++) {
      await expectQuestion(page, index + 1)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `question ${index + 1} is wider than the screen`).toBeLessThanOrEqual(0)
      if (paper.questions[index]?.set) await expectReadable(page, index)
      const words = await page
        .getByRole('main')
        .locator('label > :last-child')
        .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().width)))
      expect(words, `options of question ${index + 1} stand in columns of letters`).toBeGreaterThan(100)
      await answerByTouch(page, index)
      if (index % 2 === 0) {
        await page.reload({ waitUntil: 'commit' })
        await expectQuestion(page, index + 1)
        await expectAnswered(page, index)
      }
      if (index < paper.questions.length - 1) await page.getByRole('button', { name: 'Save & Next' }).click()
    }
    await page.getByRole('button', { name: 'Submit Test' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click()
    await expectExactResults(page)
  })
})

/** What several questions share shows some of its lines, and the question begins below it. */
async function expectReadable(page: Page, index: number) {
  const { lines, below } = await page.getByRole('main').evaluate((main) => {
    const passage = main.querySelector('section[aria-label]')
    const question = main.querySelector('h2')
    const box = passage?.getBoundingClientRect()
    return {
      lines: (passage?.clientHeight ?? 0) / Number.parseFloat(getComputedStyle(passage ?? main).lineHeight),
      below: (question?.getBoundingClientRect().top ?? 0) - (box?.bottom ?? 0),
    }
  })
  expect(lines, `lines beside question ${index + 1}`).toBeGreaterThan(3)
  expect(below, `question ${index + 1} lies over what it shares`).toBeGreaterThanOrEqual(0)
}

const keyNames: Record<string, string> = { '-': 'Minus', '.': 'Decimal point' }

/** Answers by what a finger presses, and waits until it is on the device. */
async function answerByTouch(page: Page, index: number) {
  const question = paper.questions[index]
  const answer = answers.get(index)
  if (!question || answer === undefined) return
  if (question.kind === 'numeric') {
    // The sign of the keypad goes before whatever is there.
    for (const key of writeNumber(answer))
      await page.getByRole('button', { name: keyNames[key] ?? key, exact: true }).click()
  } else {
    for (const option of chosenOptions(question, answer))
      await page
        .getByRole('main')
        .getByRole(question.kind === 'several' ? 'checkbox' : 'radio')
        .nth(option)
        .locator('..')
        .click()
  }
  await expectAnswered(page, index)
}

/** The answer stands on the screen, and is on the device. */
async function expectAnswered(page: Page, index: number) {
  const question = paper.questions[index]
  const answer = answers.get(index)
  if (!question || answer === undefined) return
  if (question.kind === 'numeric') {
    const field = page.getByRole('main').getByRole('textbox')
    await expect(field).toHaveValue(writeNumber(answer))
    // Digits stand there as they are typed, before the device has kept them.
    await expect(field).toHaveAttribute('data-number-answer', 'kept')
    return
  }
  const boxes = page.getByRole('main').getByRole(question.kind === 'several' ? 'checkbox' : 'radio')
  const chosen = chosenOptions(question, answer)
  for (let option = 0; option < question.options.length; option++)
    await expect(boxes.nth(option)).toBeChecked({ checked: chosen.includes(option) })
}

/** Pixels: the height of the shared text, where question and bar begin, and where header and options end. */
async function sharesOfScreen(page: Page) {
  return page.evaluate(() => {
    const boxOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
    return {
      header: boxOf('header')[0]?.bottom ?? 0,
      passage: boxOf('main section[aria-label]')[0]?.height ?? 0,
      question: boxOf('main h2 ~ div')[0]?.top ?? 0,
      options: boxOf('main label').map(({ bottom }) => bottom),
      bar: boxOf('footer')[0]?.top ?? 0,
    }
  })
}

test('on a phone the header is one row, the count of the section is whole, and question and options fit beside what they share', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(address)
  await beginTest(page)
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('button')
  for (const [place] of paper.sections.entries()) {
    await sections.nth(place).click()
    await expectQuestion(page, place * 15 + 1)
    // The next section may be cut by the edge of the screen, and tells so that there is more.
    const count = sections.nth(place).locator('> :last-child')
    const isWhole = async () => {
      const box = await count.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= 390
    }
    await expect.poll(isWhole, `the count of section ${place + 1} is whole`).toBe(true)
  }

  // The header is one row, and little stands between it and the question.
  await sections.nth(0).click()
  await expectQuestion(page, 1)
  const alone = await sharesOfScreen(page)
  // Two rows would be 90.
  expect(alone.header).toBeLessThan(70)
  expect(alone.question).toBeLessThan(200)

  await sections.nth(1).click()
  await expectQuestion(page, 16)
  const open = await sharesOfScreen(page)
  expect(open.passage).toBeGreaterThan(120)
  expect(open.passage).toBeLessThan(0.35 * 844)
  expect(open.options.filter((bottom) => bottom < open.bar).length).toBeGreaterThanOrEqual(2)

  await page.getByRole('button', { name: 'Hide passage' }).press('Enter')
  await expectQuestion(page, 16)
  const hidden = await sharesOfScreen(page)
  expect(hidden.passage).toBe(0)
  expect(hidden.options.slice(0, 4).every((bottom) => bottom < hidden.bar)).toBe(true)

  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expectQuestion(page, 17)
  await expect(page.getByRole('button', { name: 'Show passage' })).toHaveAttribute('aria-expanded', 'false')
})

test('axe finds nothing on a question of any kind, nor in its review', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(address)
  await beginTest(page)
  const seen = new Set<string>()
  for (const [index, question] of paper.questions.entries()) {
    const kinds = [
      question.kind ?? 'one',
      question.set ? 'set' : '',
      JSON.stringify(question.text).includes('"table"') ? 'table' : '',
      JSON.stringify(question.options).includes('"figure"') ? 'figures' : '',
      JSON.stringify(question.text).includes('"formula"') ? 'formula' : '',
    ].join(' ')
    if (seen.has(kinds)) continue
    seen.add(kinds)
    await page.keyboard.press('p')
    // By key: what is scrolled to is drawn only then, and a mouse may miss what still moves.
    await page.getByRole('button', { name: new RegExp(`^Go to question ${index + 1},`) }).press('Enter')
    await expectQuestion(page, index + 1)
    await expectAccessible(page, `question ${index + 1}: ${kinds}`)
    if (question.kind === 'match')
      await expect(page.getByRole('main').getByRole('columnheader')).toHaveText([
        'List I (work)',
        'List II (author)',
      ])
  }
  expect(seen.size).toBeGreaterThan(5)
  await page.keyboard.press('s')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click()
  await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible()
  await expectAccessible(page, 'results')
  await page.getByRole('tab', { name: 'Questions' }).click()
  await expect(page.getByRole('heading', { name: 'Answer Review' })).toBeVisible()
  await expectAccessible(page, 'the review')
})
