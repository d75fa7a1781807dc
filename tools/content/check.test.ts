/** Documents as operators write them, right and wrong, through the whole of `check`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkFiles } from './check'
import { describeProblem } from './problem'
import { rootOf } from './target'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, content: unknown): string {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 1))
  return file
}

const now = new Date('2026-11-21T06:00:00Z')

function check(files: string[], collection: string | null = null) {
  const { documents, problems } = checkFiles(files, collection, rootOf(null), now)
  return {
    documents,
    lines: problems.map((problem) => describeProblem(problem).replaceAll(`${folder}/`, '')),
    errors: problems.filter(({ severity }) => severity === 'error').length,
  }
}

const question = { question: 'Two and two?', options: ['3', '4'], correctAnswer: 1, explanation: 'Count.' }
const twoTo = (text: string) => ({ text: [{ type: 'paragraph', content: ['2', { type: 'sup', text }] }] })
const quiz = {
  title: 'Sums',
  categoryName: 'Arithmetic',
  published: true,
  timeInMinutes: 10,
  questions: [question],
}
const timestamp = { $date: '2026-11-01T09:00:00+05:30' }
const article = { title: 'A day', category: 'National', timestamp }

describe('the seed', () => {
  test('has no error, and its switched-off items are told as warnings', () => {
    const { documents, problems, leftOut } = checkFiles(['seed/documents'], null, rootOf(null), now)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(problems.map(({ id }) => id)).toContain('money-and-banking-basics')
    expect(documents.length).toBeGreaterThan(300)
    expect(leftOut.map((file) => file.replace(/^.*\//, ''))).toEqual([
      'corrections.json',
      'daily_quizzes.json',
      'private.json',
      'sheets.json',
      'private.json',
      'private.json',
      'orders.json',
      'question_index.json',
      'user_purchases.json',
      'users.json',
      'attempts.json',
    ])
  })
})

test('an important article without what its list asks for is told of it', () => {
  const important = { ...article, isImportant: true }
  const whole = { ...important, isActive: false, date: timestamp }
  const { lines, errors } = check([
    write('current_affairs.json', { none: important, hidden: whole, article }),
  ])
  expect(errors).toBe(0)
  expect(lines).toEqual(
    ['isActive', 'date'].map((field) =>
      expect.stringMatching(`none, ${field}: it is missing; the list of important articles leaves out`),
    ),
  )
})

test.each([
  ['a text in place of a list', { tags: 'a,b' }, /tags: it is not a list of texts/],
  ['a number in place of a switch', { isActive: 0 }, /isActive: it is not true or false/],
  ['a day that may be two', { date: '05/12/2026' }, /date: "05\/12\/2026" may be read as two different days/],
  ['a year of two figures', { date: '5 December 26' }, /error .*date: it is not a date; the app would take/],
  ['a date in seconds', { date: 1_780_000_000 }, /date: "1780000000" is a number, which lists/],
])('%s is told', (_, fields, message) => {
  const { lines } = check([write('current_affairs.json', { one: { ...article, ...fields } })])
  expect(lines).toEqual([expect.stringMatching(message)])
})

test('an id with a slash is refused with its file and line, also of a test inside a series', () => {
  const tests = [
    { id: 'a/b', title: 'T', duration: 5, isPaid: false, questions: [{ ...question, question: 'Three?' }] },
  ]
  const series = write('test_series.json', { s: { name: 'S', category: 'S', tests } })
  expect(check([write('quizzes.json', { 'a/b': quiz }), series]).lines).toEqual([
    expect.stringMatching(/^error {3}quizzes\.json:2 a\/b: .*must not contain "\/"/),
    expect.stringMatching(/^error {3}test_series\.json:2 a\/b: .*must not contain "\/"/),
  ])
})

test('a test that does not say whether it is paid is told to be open', () => {
  const tests = [{ id: 'one', title: 'T', duration: 5, questions: [question] }]
  const { lines } = check([write('test_series.json', { s: { name: 'S', category: 'S', tests } })])
  expect(lines).toContainEqual(
    expect.stringMatching(/tests\[0\]\.isPaid: .*everybody may read these questions/),
  )
})

test('a picture at a host that the pages refuse is told, in a question too', () => {
  const own = 'https://firebasestorage.googleapis.com/v0/b/x/o/y.png?alt=media'
  const far = 'https://pictures.example/y.png'
  const questions = [
    { ...question, image: own },
    { ...question, image: far },
  ]
  const file = write('quizzes.json', { sums: { ...quiz, imageUrl: far, questions } })
  const { lines, errors } = check([file])
  expect(errors).toBe(0)
  expect(lines.filter((line) => line.includes('img-src'))).toEqual([
    expect.stringMatching(/questions\.1\.image: .*does not allow pictures\.example, so pages show the logo/),
    expect.stringMatching(/sums, imageUrl: .*pictures\.example/),
  ])
})

describe('a quiz', () => {
  test('that asks for powers passes: their options differ by what is raised', () => {
    const powers = { ...question, options: [twoTo('10'), twoTo('11'), '210', '211'] }
    expect(check([write('quizzes.json', { sums: { ...quiz, questions: [powers] } })]).lines).toEqual([])
  })

  test('asks another question, or has another option, when a letter is raised or lowered', () => {
    const x = (type: string) => [{ type: 'paragraph', content: ['x', { type, text: 'a' }] }]
    const asked = ['xa', x('sup'), x('sub')]
    const questions = [
      ...asked.map((text, index) => ({ ...question, id: `q${index}`, question: text })),
      { ...question, id: 'options', options: asked.map((text) => ({ text })) },
    ]
    expect(check([write('quizzes.json', { sums: { ...quiz, questions } })]).lines).toEqual([])
  })

  test('in Hindi of an old font is a warning', () => {
    const old = { ...question, question: 'Hkkjr dh jkt/kkuh D;k gS\\' }
    const { lines } = check([write('quizzes.json', { sums: { ...quiz, questions: [question, old] } })])
    expect(lines).toEqual([
      expect.stringMatching(/^warning .* looks like Hindi in an old font such as Kruti Dev/),
    ])
  })

  test('that is whole passes', () => {
    const { lines, documents } = check([write('quizzes.json', { sums: quiz })])
    expect(lines).toEqual([])
    expect(documents.map(({ path }) => path)).toEqual(['quizzes/sums'])
  })

  test.each([
    [{ ...question, correctAnswer: 4 }, 'its key 4 points at no option.'],
    [{ ...question, correctAnswer: undefined }, 'it has no usable key.'],
    [{ ...question, options: ['4'], correctAnswer: 0 }, 'it has fewer than two options.'],
    [{ ...question, question: ' ' }, 'it has no text.'],
    [{ ...question, options: ['4', '4'] }, 'two options read the same.'],
    [{ ...question, options: [twoTo('10'), '2¹⁰'] }, 'two options read the same.'],
    ['Two and two?', 'it is no map.'],
    [
      {
        ...question,
        correctAnswer: undefined,
        options: [
          { text: '4', isCorrect: true },
          { text: '5', isCorrect: true },
        ],
      },
      'more than one option is marked as correct; only the first would count.',
    ],
  ])('is refused with the place of the question %#', (bad, message) => {
    const { lines } = check([write('quizzes.json', { sums: { ...quiz, questions: [question, bad] } })])
    expect(lines).toEqual([`error   quizzes.json:2 sums, questions[1]: ${message}`])
  })

  test('whose questions or options hold what the app does not read is told of it', () => {
    const odd = {
      ...question,
      passage: 'Read this first.',
      explantion: 'Because.',
      options: [
        { text: '4', isCorrect: true, imageUrl: 'images/four.svg' },
        { text: '5', isCorrect: false },
      ],
      correctAnswer: undefined,
    }
    const { lines } = check([write('quizzes.json', { sums: { ...quiz, questions: [odd] } })])
    expect(lines).toEqual([
      'warning quizzes.json:2 sums, questions[0].passage: the app reads no such field.',
      'warning quizzes.json:2 sums, questions[0].explantion: the app reads no such field. Is it meant to be "explanation"?',
      'warning quizzes.json:2 sums, questions[0].options[0].imageUrl: the app reads no such field.',
    ])
  })

  test('is refused without questions, without a title, or with a time that is no number', () => {
    const { lines } = check([
      write('quizzes.json', {
        none: { ...quiz, questions: [] },
        unnamed: { ...quiz, title: undefined },
        timeless: { ...quiz, timeInMinutes: 'ten' },
      }),
    ])
    expect(lines).toEqual([
      'error   quizzes.json:2 none, questions: the list is empty; the app would reject the quiz.',
      expect.stringMatching(
        /^error {3}quizzes\.json:\d+ unnamed, title: .*the app would leave the document out\.$/,
      ),
      expect.stringMatching(
        /timeless, timeInMinutes: it is not a number; the app would take it as absent\.$/,
      ),
      expect.stringMatching(/timeless, questions\[0\]: the question stands in quizzes\/unnamed as well\.$/),
    ])
  })

  test('gets warnings for what nobody would see', () => {
    const odd = { ...quiz, published: 'yes', catgory: 'x', categoryName: 'Maths' }
    const { lines } = check([write('quizzes.json', { sums: odd })])
    expect(lines).toEqual([
      'error   quizzes.json:2 sums, published: it is not true or false; the app would take it as absent.',
      'warning quizzes.json:2 sums, catgory: the app reads no such field. Is it meant to be "category"?',
      'warning quizzes.json:2 sums, published: it is not true, so nobody is shown the document.',
      'warning quizzes.json:2 sums, category: "Maths" is none of the categories that the app shows.',
    ])
  })
})

describe('a test series', () => {
  const test_ = { id: 't1', title: 'One', duration: 30, isPaid: true, questions: [question] }
  const series = {
    name: 'APPSC',
    category: 'APPSC',
    productId: 'testseries_x',
    price: 130,
    isPaid: true,
    tests: [test_],
  }

  test('leaves no premium question in the document that everybody reads', () => {
    const { lines, documents } = check([write('test_series.json', { appsc: series })])
    expect(lines).toEqual([])
    const [summary, own] = documents
    expect(documents.map(({ path }) => path)).toEqual(['test_series/appsc', 'test_series/appsc/tests/t1'])
    expect(JSON.stringify(summary)).not.toContain('Two and two')
    expect(JSON.stringify(summary)).toContain('"totalQuestions":{"integerValue":"1"}')
    expect(own?.fields).toMatchObject({
      isPaid: { booleanValue: true },
      productId: { stringValue: 'testseries_x' },
      title: { stringValue: 'One' },
    })
    expect(JSON.stringify(own)).toContain('Two and two')
  })

  test('must say of each test whether it is paid, and what product opens it', () => {
    const { isPaid: _, ...unsaid } = test_
    const file = write('test_series.json', {
      unsaid: { ...series, tests: [unsaid] },
      unsold: { ...series, productId: undefined },
      open: { ...series, tests: undefined, questions: [question] },
    })
    expect(check([file]).lines.filter((line) => line.startsWith('error'))).toEqual([
      expect.stringContaining('unsaid, tests[0].isPaid: it must be true or false'),
      expect.stringContaining('t1, productId: a premium test needs it'),
      expect.stringContaining('open, questions: everybody could read these questions of a paid test'),
    ])
  })

  test('of which a test has no key is refused, though the app would take the first option', () => {
    const keyless = { ...question, correctAnswer: undefined }
    const file = write('test_series/appsc/tests.json', {
      t1: { title: 'One', isPaid: false, questions: [keyless] },
    })
    expect(check([file]).lines).toEqual([
      'error   test_series/appsc/tests.json:2 t1, questions[0]: it has no usable key.',
    ])
  })
})

describe('what is bought', () => {
  test('lies where its buyers, and nobody else, may open it', () => {
    const paid = { title: 'Notes', categoryName: 'Pack', isPaid: true, productId: 'resource_x' }
    const file = write('resources.json', {
      right: { ...paid, pdfUrl: 'paid/resource_x/notes.pdf' },
      elsewhere: { ...paid, pdfUrl: 'paid/resource_y/notes.pdf' },
      unsold: { ...paid, productId: undefined, pdfUrl: 'paid/resource_x/notes.pdf' },
      shut: { title: 'Free', categoryName: 'Guides', type: 'pdf', isPaid: false, url: 'secret/notes.pdf' },
    })
    expect(check([file]).lines).toEqual([
      expect.stringContaining('elsewhere, pdfUrl: a paid file lies under paid/resource_x/'),
      expect.stringContaining('unsold, productId: a paid resource needs it'),
      expect.stringContaining('shut, url: "secret/notes.pdf" lies in no public folder'),
    ])
  })

  test('is no video whose address, or whose picture tells it, everybody can read', () => {
    const paid = { title: 'Lesson', category: 'Polity', isPaid: true }
    const file = write('videos.json', {
      right: { ...paid, thumbnailUrl: 'images/videos/lesson.svg' },
      priced: { title: 'Lesson', category: 'Polity', price: 29, url: 'members/videos/lesson.webm' },
      told: { ...paid, url: 'public/videos/lesson.webm', youtubeUrl: 'https://youtu.be/AAAAAAAAAAA' },
      pictured: { ...paid, thumbnailUrl: 'https://i.ytimg.com/vi/AAAAAAAAAAA/hqdefault.jpg' },
      free: { ...paid, isPaid: false, url: 'public/videos/lesson.webm' },
      shut: { ...paid, isPaid: false, url: 'members/videos/lesson.webm' },
    })
    const told = (line: string, id: string, field: string) =>
      `warning videos.json:${line} ${id}, ${field}: everybody can read this address of a paid video; it belongs into videos/${id}/private/access.`
    expect(check([file]).lines.map((line) => line.replace(/json:\d+/, 'json:'))).toEqual([
      told('', 'priced', 'url'),
      told('', 'told', 'url'),
      told('', 'told', 'youtubeUrl'),
      told('', 'pictured', 'thumbnailUrl'),
      'error   videos.json: shut, url: neither url nor youtubeUrl nor youtubeId leads to a video that everybody may open.',
    ])
  })

  test('has its address in a document of its own, which names a closed folder or a site', () => {
    const films = [
      ['videos/a', { access: { url: 'members/videos/a.webm' } }, []],
      ['videos/b', { access: { url: 'paid/resource_x/b.webm' } }, []],
      ['videos/c', { access: { youtubeId: 'AAAAAAAAAAA' } }, []],
      ['videos/d', { access: { url: 'public/videos/d.webm' } }, ['members/ or paid/']],
      ['videos/e', { address: { url: 'members/videos/e.webm' } }, ['must be called "access"']],
      ['videos/f', { access: {} }, ['members/ or paid/']],
      [
        'videos/g',
        { access: { url: 'https://files.example/o/members%2Fg.webm?token=1' } },
        ['write its path'],
      ],
      ['resources/a', { access: { url: 'paid/resource_x/a.webm' } }, []],
      ['resources/b', { access: { url: 'https://site.example/' } }, []],
      ['resources/c', { access: { url: 'members/videos/a.webm' } }, ['under paid/']],
    ] as const
    for (const [path, documents, messages] of films) {
      const checked = check([write(`${path}/private.json`, documents)])
      expect([path, checked.lines]).toEqual([path, messages.map((text) => expect.stringContaining(text))])
      expect(checked.documents).toHaveLength(1)
    }
  })

  test('is of a type that the filter of the resource section finds', () => {
    const guide = { title: 'Free', categoryName: 'Guides', isPaid: false, url: 'https://site.example/guide' }
    const file = write('resources.json', {
      right: { ...guide, type: 'link' },
      silent: guide,
      loud: { ...guide, type: 'PDF' },
    })
    expect(check([file]).lines).toEqual([
      expect.stringContaining('loud, type: "PDF" is none of pdf, document, video, link'),
    ])
  })

  test('is named so that its purchase is recorded in the right list', () => {
    const packages = { a: { name: 'APPSC', section_type: 'Test_Series', price: 130, productId: 'series_a' } }
    const packs = { p: { name: 'Polity', price: 99, productId: 'testseries_p' } }
    const { lines } = check([
      write('categories.json', packages),
      write('paid_resource_categories.json', packs),
    ])
    expect(lines).toEqual([
      expect.stringContaining('a, productId: the id of a test series must contain'),
      expect.stringContaining('p, productId: the id of a pack must not contain'),
    ])
  })
})

describe('files', () => {
  test('rows of a CSV become documents with the types that the app reads, and the same ids each time', () => {
    const file = write(
      'jobs.csv',
      'title,company,category,requirements,isActive,timestamp,deadline\nClerk (Grade II),Example Bank,Banking,Degree | Typing,true,2026-11-01 09:00,2026-12-01\n',
    )
    const { lines, documents } = check([file])
    expect(lines).toEqual([])
    expect(documents).toEqual([
      {
        path: 'jobs/clerk-grade-ii',
        fields: {
          title: { stringValue: 'Clerk (Grade II)' },
          company: { stringValue: 'Example Bank' },
          category: { stringValue: 'Banking' },
          requirements: { arrayValue: { values: [{ stringValue: 'Degree' }, { stringValue: 'Typing' }] } },
          isActive: { booleanValue: true },
          timestamp: { timestampValue: '2026-11-01T03:30:00.000000Z' },
          deadline: { timestampValue: '2026-11-30T18:30:00.000000Z' },
        },
      },
    ])
  })

  test('cells that are no number, no switch or no date are told with row and column', () => {
    const file = write(
      'videos.csv',
      'id,name,url,price,isPaid,timestamp\nv1,A,public/a.webm,much,perhaps,someday\n',
    )
    expect(check([file]).lines.map((line) => line.replace(/^.*videos\.csv:/, ''))).toEqual([
      '2 v1, price: "much" is no number.',
      '2 v1, isPaid: "perhaps" is neither true nor false.',
      expect.stringMatching(/^2 v1, timestamp: \$date takes a date and time/),
    ])
  })

  test('an id that stands twice, in one file or in two, is told: the first would be lost', () => {
    const twice = `{ "a": ${JSON.stringify(article)},\n "a": ${JSON.stringify(article)} }`
    const { lines } = check([
      write('current_affairs.json', twice),
      write('more/current_affairs.json', { a: article }),
    ])
    expect(lines).toEqual([
      'error   current_affairs.json:2 a: the id stands twice in this file; the first one would be lost.',
      'error   more/current_affairs.json:2 a: current_affairs/a stands in current_affairs.json:2 as well.',
    ])
  })

  test('a file that is no JSON is told with line and column; one that holds no content is refused', () => {
    const broken = write('quizzes.json', '{ "a": {\n  "title": }')
    const users = write('users.json', {})
    const notes = write('notes.json', {})
    expect(check([broken, users, notes]).lines).toEqual([
      expect.stringMatching(/^error {3}quizzes\.json: .*2:12: a value is expected here\.$/),
      expect.stringContaining('users.json: accounts, purchases, messages and corrections are no content'),
      expect.stringContaining('notes.json: its name is no collection of content'),
    ])
  })

  test('the operator may name the collection', () => {
    const file = write('monday.json', [{ id: 'a', ...article }])
    expect(check([file], 'current_affairs').documents.map(({ path }) => path)).toEqual(['current_affairs/a'])
    expect(() => check([file], 'orders')).toThrow('"orders" is no collection of content.')
    expect(() => check([join(folder, 'none.json')])).toThrow('There is no file')
  })

  test('a question whose name is too long for students’ accounts is refused with its place', () => {
    const named = (id: string) => ({
      ...quiz,
      questions: [question, { ...question, question: 'Three?', id }],
    })
    const rest = 600 - 'quiz/sums#'.length
    // A letter of Telugu is nine characters of a name.
    const telugu = 'అ'.repeat(Math.floor(rest / 9))
    const fits = write('a/quizzes.json', { sums: named(telugu + 'x'.repeat(rest % 9)) })
    expect(check([fits]).lines).toEqual([])
    const long = write('b/quizzes.json', { sums: named(`${telugu}అ`) })
    const { lines, errors } = check([long])
    expect(errors).toBe(1)
    expect(lines[0]).toMatch(
      /^error {3}b\/quizzes\.json:\d+ sums, questions\[1\]\.id: with the id of its test it makes a name of 60\d characters, and students' accounts take 600;.*Shorten the id\.$/,
    )
    const test = {
      title: 'T',
      duration: 10,
      isPaid: false,
      questions: [{ ...question, id: 'q'.repeat(400) }],
    }
    const series = write('test_series/s/tests.json', { t: test })
    expect(check([series]).lines[0]).toContain('t, questions[0].id: with the id of its test')
    const packages = write('categories.json', {
      ['ప'.repeat(30)]: { name: 'P', title: 'P', section_type: 'Test_Series', productId: 'testseries_p' },
    })
    expect(check([packages]).lines.join()).toContain('the id of a package may have 200 characters')
  })

  test('what Firestore would refuse is told before anything is written', () => {
    const file = write('current_affairs.json', {
      nested: { ...article, tags: [['a']] },
      large: { ...article, content: 'x'.repeat(1_100_000) },
    })
    expect(check([file]).lines).toEqual([
      expect.stringContaining('nested: Cannot convert an array value in an array value.'),
      expect.stringContaining('exceeds the maximum allowed size'),
    ])
  })
})

describe('texts in several languages', () => {
  test('are stored as they are written', () => {
    const title = { en: 'A day', te: 'ఒక రోజు' }
    const { documents, lines } = check([write('current_affairs.json', { day: { ...article, title } })])
    expect(lines).toEqual([])
    expect(documents[0]?.fields.title).toEqual({
      mapValue: { fields: { en: { stringValue: 'A day' }, te: { stringValue: 'ఒక రోజు' } } },
    })
  })

  test('are reported by line and field if the app would leave them out', () => {
    const { lines, errors } = check([
      write('current_affairs.json', {
        tamil: { ...article, title: { en: 'A day', ta: 'ஒரு நாள்' } },
        blank: { ...article, summary: { en: 'A day', te: ' ', hi: 7 } },
        telugu: { ...article, title: { te: 'ఒక రోజు' } },
        key: { ...article, category: { en: 'National', te: 'జాతీయం' } },
      }),
    ])
    expect(errors).toBe(4)
    expect(lines).toEqual([
      'error   current_affairs.json:2 tamil, title.ta: it is none of the languages en, te, hi.',
      'error   current_affairs.json:12 blank, summary.te: it is no text; leave out a language that there is no text for.',
      'error   current_affairs.json:12 blank, summary.hi: it is no text; leave out a language that there is no text for.',
      'warning current_affairs.json:24 telugu, title: it has no English, so other students are shown another language.',
      'error   current_affairs.json:33 key, category: it is the same in every language: write one text, and no { en, te, hi }.',
      'warning current_affairs.json:33 key, category: it is missing; the document is only found under All.',
    ])
  })

  test('of tests, jobs and categories are checked too', () => {
    const { lines } = check([
      write('test_series.json', {
        s: { category: 'P', tests: [{ id: 'a', title: { en: 'One', ta: 'ஒன்று' }, isPaid: false }] },
      }),
      write('jobs.json', {
        j: { ...article, category: 'Banking', requirements: ['Any degree', { te: 'డిగ్రీ' }] },
      }),
      write('categories.json', { c: { name: { en: 'Polity' }, section_type: 'Videos' } }),
    ])
    expect(lines.map((line) => line.replace(/^\S+\s+\S+ /, ''))).toEqual([
      's, tests[0].title.ta: it is none of the languages en, te, hi.',
      'j, requirements[1]: it has no English, so other students are shown another language.',
      'c, name: documents name their category by it: write one text, and no { en, te, hi }.',
    ])
  })

  test('have a column each in a CSV', () => {
    const csv = 'title_te,title,category,timestamp\nఒక రోజు,A day,National,2026-11-01 09:00\n'
    const { documents, lines } = check([write('current_affairs.csv', csv)])
    expect(lines).toEqual([])
    expect(documents).toMatchObject([
      {
        path: expect.stringMatching(/a-day$/),
        fields: {
          title: { mapValue: { fields: { te: { stringValue: 'ఒక రోజు' }, en: { stringValue: 'A day' } } } },
        },
      },
    ])
  })
})
