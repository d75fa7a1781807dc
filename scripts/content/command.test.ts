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
    ['export mock_tests/free-1', { name: 'export', path: 'mock_tests/free-1', format: 'json', out: null }],
    [
      'export test_series/a/tests/b --format moodle-xml --out b.xml',
      { path: 'test_series/a/tests/b', format: 'moodle-xml', out: 'b.xml' },
    ],
    ['users', { name: 'list-users', all: false }],
    ['users --all', { name: 'list-users', all: true }],
    ['users --phone 12345', { name: 'find-users', field: 'phone', value: '12345' }],
    ['users deactivate u1 --yes', { name: 'switch-user', who: 'u1', active: false, yes: true }],
    ['users activate a@b.test', { name: 'switch-user', who: 'a@b.test', active: true, yes: false }],
    ['', { name: 'help' }],
    ['--help', { name: 'help' }],
  ])('%s', (line, command) => {
    expect(parseCommand(words(line))).toMatchObject(command)
  })

  test.each([
    [
      'chek a.json',
      'There is no command "chek": it is check, import, preview, presets, collections, counts, export or users (--help tells more).',
    ],
    ['check', 'check needs a file: npm run content -- check FILE…'],
    ['check a.json --replace', 'check takes no --replace.'],
    ['check a.json --stritc', "Unknown option '--stritc'."],
    ['preview a.csv --project x', 'preview takes no --project.'],
    ['preview a.csv --port app', '--port needs the number of a port.'],
    ['collections quizzes', 'collections takes nothing more: "quizzes" is too much.'],
    ['presets --project x', 'presets takes no --project.'],
    ['export', 'export needs a document: npm run content -- export mock_tests/ID'],
    ['export mock_tests', '"mock_tests" is no document of content such as mock_tests/ID.'],
    ['export users/u1', '"users/u1" is no document of content such as mock_tests/ID.'],
    ['export mock_tests/a --format gift', '--format is moodle-xml, aiken, json, not "gift".'],
    ['users delete u1', 'users knows activate and deactivate, not "delete".'],
    ['users deactivate', 'users deactivate needs the uid or the e-mail of a user.'],
    ['users deactivate u1 u2', 'users deactivate takes nothing more: "u2" is too much.'],
    ['users --email a --phone b', 'Give --email or --phone, not both.'],
    ['users --all --project=', '--project needs the id of a project.'],
  ])('%s is told in one sentence', (line, sentence) => {
    expect(() => parseCommand(words(line))).toThrow(new UsageError(sentence))
  })
})
