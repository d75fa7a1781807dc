import { describe, expect, test } from 'vitest'
import unusable from '../../../tests/fixtures/raw-docs/questions-unusable.json'
import answersList from '../../../tests/fixtures/raw-docs/quiz-answers-list.json'
import numberedOptions from '../../../tests/fixtures/raw-docs/quiz-numbered-options.json'
import optionObjects from '../../../tests/fixtures/raw-docs/quiz-option-objects.json'
import otherNames from '../../../tests/fixtures/raw-docs/quiz-other-option-names.json'
import plain from '../../../tests/fixtures/raw-docs/quiz-plain.json'
import older from '../../../tests/fixtures/raw-docs/test-older-questions.json'
import { expectConsole } from '../../../tests/testing/setup-console'
import { plainText } from '../rich-text'
import { parseQuestions, type Question, testQuestionDefaults } from './question'

/** What a student would see: the text, the options, and the option that counts as right. */
function gist({ text, options, correctAnswer }: Question) {
  const texts = options.map((option) => plainText(option))
  return [text, texts.join(' | '), texts[Number(correctAnswer)]]
}

test('a plain question keeps everything it says', () => {
  expect(parseQuestions(plain.questions, 'quizzes/plain')[0]).toEqual({
    id: 'krishna-source',
    text: 'Where does the Krishna rise?',
    options: ['Trimbak', 'Mahabaleshwar', 'Talakaveri', 'Amarkantak'],
    correctAnswer: 1,
    explanation: 'The Krishna rises near Mahabaleshwar in Maharashtra.',
    image: null,
    topic: 'Geography',
  })
})

describe('every stored shape becomes the same kind of question', () => {
  test.each([
    [
      'numbers as options, id and key',
      plain,
      1,
      ['How many states does the Godavari basin touch?', '5 | 6 | 7 | 8', '6'],
    ],
    [
      'options that know whether they are right',
      optionObjects,
      0,
      ['Which is the SI unit of force?', 'joule | newton | watt | pascal', 'newton'],
    ],
    [
      'several right options: the first counts',
      optionObjects,
      1,
      ['Which of these is a prime number?', '4 | 5 | 7', '5'],
    ],
    [
      'an index beats marked options',
      optionObjects,
      2,
      ['Which is a vector?', 'speed | velocity', 'velocity'],
    ],
    ['a list of answers', answersList, 0, ['Capital of Sikkim?', 'Gangtok | Aizawl', 'Gangtok']],
    ['answers beside empty options', answersList, 1, ['Capital of Mizoram?', 'Imphal | Aizawl', 'Aizawl']],
    ['option1 to option4', numberedOptions, 0, ['What is 15 % of 200?', '20 | 30 | 40 | 50', '30']],
    [
      'blank options at the end',
      numberedOptions,
      1,
      ['The square root of 2 is rational.', 'True | False', 'False'],
    ],
    [
      'a blank option before the right one',
      numberedOptions,
      2,
      ['Which one is a cube?', '9 | 27 | 49', '27'],
    ],
    [
      'choices',
      otherNames,
      0,
      ['Who appoints a High Court judge?', 'The Governor | The President', 'The President'],
    ],
    [
      'alternatives',
      otherNames,
      1,
      ['Which writ asks by what authority?', 'Quo warranto | Certiorari', 'Quo warranto'],
    ],
    ['responses', otherNames, 2, ['Which Article allows a High Court to issue writs?', '32 | 226', '226']],
  ])('%s', (_, document, index, expected) => {
    const question = parseQuestions(document.questions, 'quizzes/odd')[index]
    expect(question && gist(question)).toEqual(expected)
  })

  test('the explanation may be called reason', () => {
    const [objects] = parseQuestions(optionObjects.questions, 'quizzes/objects')
    const [, answers] = parseQuestions(answersList.questions, 'quizzes/answers')
    expect(objects?.explanation).toMatch(/^One newton/)
    expect(answers?.explanation).toBe('Imphal is the capital of Manipur.')
  })

  test('ids are made when missing and told apart when repeated', () => {
    expect(parseQuestions(optionObjects.questions, 'quizzes/objects').map(({ id }) => id)).toEqual([
      '1',
      '2',
      '3',
    ])
    expect(parseQuestions(otherNames.questions, 'quizzes/names').map(({ id }) => id)).toEqual([
      'q',
      'q-2',
      'q-3',
    ])
  })
})

describe('a test question has defaults of its own', () => {
  const questions = () => parseQuestions(older.questions, 'test_series/older', testQuestionDefaults)

  test('placeholders stand for options that only the picture shows', () => {
    expect(questions().map(gist)[1]).toEqual([
      'Which figure completes the series?',
      'Option A | Option B | Option C | Option D',
      'Option D',
    ])
  })

  test('the first option is the key when none is stored', () => {
    expect(questions()[2]?.correctAnswer).toBe(0)
  })

  test('the picture is kept as stored, imageUrl first', () => {
    expect(questions().map(({ image }) => image)).toEqual([
      'images/questions/assembly.svg',
      'https://example.com/figures/12.png',
      null,
    ])
  })

  test('without those defaults the same questions cannot be used', () => {
    expectConsole(/test_series\/older: questions\[1\] cannot be used: it has fewer than two options/)
    expectConsole(/test_series\/older: questions\[2\] cannot be used: it has no usable key/)
    expect(parseQuestions(older.questions, 'test_series/older')).toHaveLength(1)
  })
})

describe('what cannot be used', () => {
  test.each([
    ['without defaults', {}],
    ['with the defaults of a test', testQuestionDefaults],
  ])(
    'is dropped, each with one warning that names place and index, and never takes the rest along: %s',
    (_, defaults) => {
      const reasons = [
        'it is no map',
        'it is no map',
        'it has no text',
        'its key 2 points at no option',
        'its key -1 points at no option',
        'its key 0.5 points at no option',
        'it has no usable key',
        'its key 1 points at no option',
        'it has fewer than two options',
      ]
      for (const [index, reason] of reasons.entries()) {
        expectConsole(new RegExp(`mock_tests/half: questions\\[${index}\\] cannot be used: ${reason}$`))
      }
      expectConsole(/questions\[10\] cannot be used/)
      // The tenth has no list of options but a key: a test shows it with placeholders.
      const usable =
        'correctAnswer' in defaults
          ? ['Options in words', 'The one that can be used']
          : ['The one that can be used']
      if (usable.length === 1) expectConsole(/questions\[9\] cannot be used: it has fewer than two options/)
      expect(parseQuestions(unusable.questions, 'mock_tests/half', defaults).map(({ text }) => text)).toEqual(
        usable,
      )
    },
  )

  test('nothing stored means no questions, without a warning', () => {
    expect(parseQuestions(undefined, 'quizzes/none')).toEqual([])
    expect(parseQuestions(null, 'quizzes/none')).toEqual([])
  })

  test('something else than a list means no questions and one warning', () => {
    expectConsole(/^console\.warn: quizzes\/words: questions is no list$/)
    expect(parseQuestions('see the PDF', 'quizzes/words')).toEqual([])
  })
})
