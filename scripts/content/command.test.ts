import { describe, expect, test } from 'vitest'
import { parseCommand } from './command'
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
    ['presets', { name: 'presets' }],
    ['preview paper.xlsx', { name: 'preview', file: 'paper.xlsx', port: null }],
    ['preview paper.xlsx --port 5174', { port: 5174 }],
    ['collections', { name: 'collections', project: null }],
    ['counts --project my-academy', { name: 'counts', out: null, project: 'my-academy' }],
    ['users', { name: 'list-users', all: false }],
    ['users --all', { name: 'list-users', all: true }],
    ['users --phone 12345', { name: 'find-users', field: 'phone', value: '12345' }],
    ['users deactivate u1 --yes', { name: 'switch-user', who: 'u1', active: false, yes: true }],
    ['users activate a@b.test', { name: 'switch-user', who: 'a@b.test', active: true, yes: false }],
    ['reports', { name: 'reports', test: null, project: null }],
    ['reports --test mock/m1 --project p', { name: 'reports', test: 'mock/m1', project: 'p' }],
    [
      'answer-report mock/m1 q7 --status corrected --answer=Thanks',
      { name: 'answer-report', test: 'mock/m1', question: 'q7', status: 'corrected', answer: 'Thanks' },
    ],
    ['answer-report quiz/x q7 --status no-change --yes', { status: 'no-change', answer: null, yes: true }],
    ['', { name: 'help' }],
    ['--help', { name: 'help' }],
  ])('%s', (line, command) => {
    expect(parseCommand(words(line))).toMatchObject(command)
  })

  test.each([
    [
      'chek a.json',
      'There is no command "chek": it is check, import, preview, presets, collections, counts, users, reports or answer-report (--help tells more).',
    ],
    ['check', 'check needs a file: npm run content -- check FILE…'],
    ['check a.json --replace', 'check takes no --replace.'],
    ['check a.json --stritc', "Unknown option '--stritc'."],
    ['preview a.csv --project x', 'preview takes no --project.'],
    ['preview a.csv --port app', '--port needs the number of a port.'],
    ['collections quizzes', 'collections takes nothing more: "quizzes" is too much.'],
    ['presets --project x', 'presets takes no --project.'],
    ['users delete u1', 'users knows activate and deactivate, not "delete".'],
    ['users deactivate', 'users deactivate needs the uid or the e-mail of a user.'],
    ['users deactivate u1 u2', 'users deactivate takes nothing more: "u2" is too much.'],
    ['users --email a --phone b', 'Give --email or --phone, not both.'],
    ['reports mock/m1', 'reports takes nothing more: "mock/m1" is too much.'],
    ['answer-report mock/m1', 'answer-report needs a test and a question, as reports names them.'],
    ['answer-report mock/m1 q7', 'answer-report needs --status corrected or --status no-change.'],
    [
      'answer-report mock/m1 q7 --status received',
      'answer-report needs --status corrected or --status no-change.',
    ],
    [
      `answer-report mock/m1 q7 --status corrected --answer=${'x'.repeat(1001)}`,
      'An answer has 1000 characters at most.',
    ],
    ['users --all --project=', '--project needs the id of a project.'],
  ])('%s is told in one sentence', (line, sentence) => {
    expect(() => parseCommand(words(line))).toThrow(new UsageError(sentence))
  })
})
