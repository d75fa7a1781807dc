import { describe, expect, test } from 'vitest'
import { parseCommand } from '../parse-command'
import { UsageError } from '../usage'

const words = (line: string) => line.split(' ')

describe('commands about students and money', () => {
  test.each([
    ['users --find rao', { name: 'search-users', text: 'rao', project: null }],
    ['users show u1', { name: 'show-user', who: 'u1' }],
    ['users export a@b.in --out a.json', { name: 'export-user', who: 'a@b.in', out: 'a.json' }],
    ['orders', { name: 'orders', order: null, text: '', state: null, attention: false }],
    ['orders order_1 --project p', { order: 'order_1', project: 'p' }],
    [
      'orders --find rao --state paid --from 2026-11-01 --to 2026-11-30',
      { text: 'rao', state: 'paid', from: '2026-11-01', to: '2026-11-30' },
    ],
    ['orders --attention', { attention: true }],
    ['refund order_1 --reason twice', { name: 'refund', order: 'order_1', payment: null, yes: false }],
    ['refund order_1 --payment pay_1 --reason twice --yes', { payment: 'pay_1', reason: 'twice', yes: true }],
    ['grant p1 a@b.in --reason prize', { name: 'grant', product: 'p1', who: 'a@b.in', reason: 'prize' }],
    ['sales', { name: 'sales', from: null, to: null, out: null }],
    ['sales --from 2026-01 --to 2026-11 --out s.csv', { from: '2026-01', to: '2026-11', out: 's.csv' }],
  ])('%s', (line, command) => {
    expect(parseCommand(words(line))).toMatchObject(command)
  })

  test.each([
    ['users --find rao --email a@b.in', 'Give one of --find, --email and --phone.'],
    ['users export a@b.in', 'users export needs --out FILE.'],
    ['users show', 'users show needs the uid or the e-mail of a user.'],
    ['users show u1 --out x', 'users show does not have the option --out.'],
    [
      'orders --state stolen',
      '--state is unpaid, failed, confirming, paid, refunded, disputed, not "stolen".',
    ],
    ['orders --from 2026-02-31', '--from needs a day such as 2026-11-22, not "2026-02-31".'],
    ['refund --reason x', 'refund needs an order, as the command orders names it.'],
    ['refund order_1', 'refund needs --reason "…", for the audit list.'],
    ['grant p1 --reason x', 'grant needs the id of a product and the uid or e-mail of a student.'],
    ['sales --from 2026-13', '--from needs a month such as 2026-11, not "2026-13".'],
  ])('%s is refused in one sentence', (line, sentence) => {
    expect(() => parseCommand(words(line))).toThrow(new UsageError(sentence))
  })
})
