import { describe, expect, test } from 'vitest'
import { parseCommand } from './parse-command'
import { UsageError } from './usage'

const words = (line: string) => line.split(' ').filter(Boolean)

describe('what an operator types', () => {
  test.each([
    [
      'check a.json b.csv --strict',
      { name: 'check', files: ['a.json', 'b.csv'], collection: null, strict: true },
    ],
    ['import a.json', { name: 'import', replace: false, dryRun: false, yes: false, project: null }],
    [
      'import a.json --replace --dry-run --project my-academy',
      { replace: true, dryRun: true, project: 'my-academy' },
    ],
    ['check a.json --collection test_series/x/tests', { collection: 'test_series/x/tests' }],
    ['publish', { name: 'publish', files: [], days: 14, dryRun: false, yes: false, project: null }],
    [
      'publish new/ extra.csv --project my-academy --days 0 --yes',
      { name: 'publish', files: ['new/', 'extra.csv'], days: 0, yes: true, project: 'my-academy' },
    ],
    [
      'check paper.docx --skip --say bold-is-key=yes --say first-language=te --key-file key.txt',
      {
        skip: true,
        reading: { answers: { 'bold-is-key': 'yes', 'first-language': 'te' }, keyFile: 'key.txt' },
      },
    ],
    ['preview paper.docx --skip', { name: 'preview', skip: true }],
    ['presets', { name: 'presets' }],
    ['preview paper.xlsx', { name: 'preview', file: 'paper.xlsx', port: null }],
    ['preview paper.xlsx --port 5174', { port: 5174 }],
    ['collections', { name: 'collections', project: null }],
    ['index', { name: 'index', project: null }],
    ['index --project my-academy --yes', { name: 'index', project: 'my-academy', yes: true }],
    ['counts --project my-academy', { name: 'counts', out: null, project: 'my-academy' }],
    ['export mock_tests/free-1', { name: 'export', path: 'mock_tests/free-1', format: 'json', out: null }],
    [
      'export test_series/a/tests/b --format moodle-xml --out b.xml',
      { path: 'test_series/a/tests/b', format: 'moodle-xml', out: 'b.xml' },
    ],
    ['users', { name: 'list-users', all: false }],
    ['users --all', { name: 'list-users', all: true }],
    ['users --phone 12345', { name: 'find-users', field: 'phone', value: '12345' }],
    ['users deactivate u1 --yes', { name: 'switch-user', who: 'u1', active: false, yes: true }],
    ['users erase a@b.test', { name: 'erase-user', who: 'a@b.test', yes: false }],
    ['users activate a@b.test', { name: 'switch-user', who: 'a@b.test', active: true, yes: false }],
    ['messages --project p', { name: 'messages', project: 'p' }],
    ['reports', { name: 'reports', test: null, project: null }],
    ['reports --test mock/m1 --project p', { name: 'reports', test: 'mock/m1', project: 'p' }],
    [
      'answer-report mock/m1 q7 --status corrected --answer=Thanks',
      { name: 'answer-report', test: 'mock/m1', question: 'q7', status: 'corrected', answer: 'Thanks' },
    ],
    ['answer-report quiz/x q7 --status no-change --yes', { status: 'no-change', answer: null, yes: true }],
    [
      'correct mock_tests/m1 #12 --also B --reason both',
      {
        name: 'correct',
        test: 'mock_tests/m1',
        question: '#12',
        change: { by: 'also', text: 'B' },
        reason: 'both',
        yes: false,
        project: null,
      },
    ],
    ['correct quiz/q 3 --key=-3.5 --reason r --yes', { change: { by: 'key', text: '-3.5' }, yes: true }],
    ['rank live/a', { name: 'rank', test: 'live/a', leaveOut: null, unnamed: null, yes: false }],
    ['rank mock/a --leave-out u --leave-out v --yes', { leaveOut: ['u', 'v'], yes: true }],
    ['rank mock/a --leave-out none', { leaveOut: [] }],
    ['correct quiz/q 3 --drop --reason r', { change: { by: 'drop' } }],
    ['correct quiz/q 3 --full-marks --reason r', { change: { by: 'full-marks' } }],
    ['', { name: 'help' }],
    ['--help', { name: 'help' }],
  ])('%s', (line, command) => {
    expect(parseCommand(words(line))).toMatchObject(command)
  })

  test.each([
    [
      'chek a.json',
      'There is no command "chek". The commands are check, import, publish, preview, daily, correct, rank, items, upload, index, presets, collections, counts, export, overview, history, undo, users, orders, refund, settle-refund, grant, take-back, sales, messages, reports, answer-report; --help explains them.',
    ],
    ['check', 'check needs a file: npm run content -- check FILE…'],
    ['check a.docx --say bold', '--say needs a question and an answer such as bold-is-key=yes, not "bold".'],
    ['check a.json --replace', 'check does not have the option --replace.'],
    ['check a.json --stritc', "Unknown option '--stritc'."],
    ['import a.json --days 3', 'import does not have the option --days.'],
    ['publish --days -1', "Option '--days' argument is ambiguous."],
    ['publish --days=367', '--days needs a number from 0 to 366.'],
    ['preview a.csv --project x', 'preview does not have the option --project.'],
    ['preview a.csv --port app', '--port needs a port number.'],
    ['collections quizzes', 'collections: unexpected argument "quizzes".'],
    ['presets --project x', 'presets does not have the option --project.'],
    ['export', 'export needs a document: npm run content -- export mock_tests/ID'],
    ['export mock_tests', '"mock_tests" is not a content document such as mock_tests/ID.'],
    ['export users/u1', '"users/u1" is not a content document such as mock_tests/ID.'],
    ['export mock_tests/a --format gift', '--format is moodle-xml, aiken, json, not "gift".'],
    ['users delete u1', 'users has the actions show, export, activate, deactivate and erase, not "delete".'],
    ['users deactivate', 'users deactivate needs the uid or the e-mail of a user.'],
    ['users deactivate u1 u2', 'users deactivate: unexpected argument "u2".'],
    ['users --email a --phone b', 'Give --email or --phone, not both.'],
    ['messages --all', 'messages does not have the option --all.'],
    ['reports mock/m1', 'reports: unexpected argument "mock/m1".'],
    [
      'answer-report mock/m1',
      'answer-report needs a test and a question, as the command reports names them.',
    ],
    ['answer-report mock/m1 q7', 'answer-report needs --status corrected or --status no-change.'],
    [
      'answer-report mock/m1 q7 --status received',
      'answer-report needs --status corrected or --status no-change.',
    ],
    [
      `answer-report mock/m1 q7 --status corrected --answer=${'x'.repeat(1001)}`,
      'An answer can have at most 1000 characters.',
    ],
    [
      'correct quiz/q --drop',
      'correct needs a test and a question: npm run content -- correct TEST QUESTION …',
    ],
    ['correct quiz/q 3 --drop', 'correct needs --reason "…": students read why their marks have changed.'],
    ['correct quiz/q 3 --reason r', 'correct needs one of --key, --also, --full-marks and --drop.'],
    [
      'correct quiz/q 3 --drop --key A --reason r',
      'correct needs one of --key, --also, --full-marks and --drop.',
    ],
    ['correct quiz/q 3 4 --drop --reason r', 'correct: unexpected argument "4".'],
    ['correct quiz/q 3 --drop --strict --reason r', 'correct does not have the option --strict.'],
    [
      `correct quiz/q 3 --drop --reason ${'r'.repeat(301)}`,
      'A reason can have at most 300 characters; this one has 301.',
    ],
    ['users --all --project=', '--project needs the id of a project.'],
  ])('%s is told in one sentence', (line, sentence) => {
    expect(() => parseCommand(words(line))).toThrow(new UsageError(sentence))
  })
})
