import { describe, expect, it, test } from 'vitest'
import { initialState, type SessionEffect, type SessionEvent, type SessionState } from './session'
import { next } from './session-machine'

const asha = { id: 'a1', email: 'asha@demo.test', firstName: 'Asha', lastName: 'Rao', phone: '1' }
const ashaRecord = { ...asha, phone: '2' }
const ravi = { id: 'r1', email: 'ravi@demo.test', firstName: 'Ravi', lastName: 'Kumar', phone: '' }
const account = { id: 'a1', email: 'asha@demo.test', displayName: 'Asha Rao' }
const ravisAccount = { id: 'r1', email: 'ravi@demo.test', displayName: 'Ravi Kumar' }
/** What is known of Asha by the account alone. */
const ashaByAccount = { ...asha, phone: '' }

const signedIn = (user: object) => ({ status: 'signed-in', user })
const signedOut = { status: 'signed-out' }
const onPurpose = { status: 'signed-out', onPurpose: true }

const recalled = { type: 'recalled', copy: asha, ofNobody: 'loading' } as const
const ashaCame = { type: 'account-changed', account, copy: asha } as const
const raviCame = { type: 'account-changed', account: ravisAccount, copy: asha } as const
const nobody = (copy: typeof asha | 'unreadable' | null) =>
  ({ type: 'account-changed', account: null, copy }) as const
const found = { type: 'look-up-ended', id: 'a1', user: ashaRecord } as const

/** The state after `events`, and what the last of them asks for. */
function reached(...events: SessionEvent[]): { state: SessionState; effects: readonly SessionEffect[] } {
  let last: ReturnType<typeof next> = { state: initialState, effects: [] }
  for (const event of events) last = next(last.state, event)
  return last
}

type Row = [title: string, events: SessionEvent[], session: object, effects: readonly SessionEffect[]]

describe('what the device remembers', () => {
  test.each<Row>([
    ['a copy is the session at once', [recalled], signedIn(asha), []],
    ['no copy leaves a visitor’s page loading', [{ ...recalled, copy: null }], { status: 'loading' }, []],
    [
      'no copy is nobody where the page must know',
      [{ type: 'recalled', copy: null, ofNobody: 'signed-out' }],
      signedOut,
      [],
    ],
    ['an unreadable copy is nobody', [{ ...recalled, copy: 'unreadable' }], signedOut, []],
    ['a session that is known stays', [nobody(null), recalled], signedOut, []],
  ])('%s', (_, events, session, effects) => {
    expect(reached(...events)).toMatchObject({ state: { session }, effects })
  })
})

test('the account is followed once, however often its code is asked for', () => {
  expect(reached({ type: 'identity-loaded' }).effects).toEqual([{ do: 'follow-account' }])
  expect(reached({ type: 'identity-loaded' }, { type: 'identity-loaded' }).effects).toEqual([])
})

describe('an account', () => {
  const write = (user: typeof asha) => ({ do: 'write-copy', user }) as const
  const lookUp = { do: 'look-up', account } as const
  const others = (id: string) => ({ do: 'forget-others-on-device', id }) as const

  test.each<Row>([
    ['that the copy is of is confirmed', [recalled, ashaCame], signedIn(asha), [write(asha), lookUp]],
    [
      'without a copy waits for its record, and is kept for a reload',
      [
        { ...recalled, ofNobody: 'signed-out', copy: null },
        { ...ashaCame, copy: null },
      ],
      signedOut,
      [others('a1'), write(ashaByAccount), lookUp],
    ],
    [
      'takes the place of an unreadable copy',
      [
        { ...recalled, copy: 'unreadable' },
        { ...ashaCame, copy: 'unreadable' },
      ],
      signedOut,
      [others('a1'), write(ashaByAccount), lookUp],
    ],
    [
      'other than the remembered one is shown at once, and the device forgets everybody else',
      [recalled, raviCame],
      signedIn(ravi),
      [others('r1'), write(ravi), { do: 'look-up', account: ravisAccount }],
    ],
    ['is shown as its record says', [recalled, ashaCame, found], signedIn(ashaRecord), [write(ashaRecord)]],
    [
      'is shown as the copy says when the record cannot be read',
      [recalled, ashaCame, { ...found, user: null }],
      signedIn(asha),
      [write(asha)],
    ],
    [
      'is shown as it says itself when there is no copy either',
      [
        { ...ashaCame, copy: null },
        { ...found, user: null },
      ],
      signedIn(ashaByAccount),
      [write(ashaByAccount)],
    ],
    [
      'has its changed details shown and kept',
      [recalled, ashaCame, found, { type: 'details-changed', user: asha }],
      signedIn(asha),
      [write(asha)],
    ],
    [
      'has its changed details shown before the service has named it',
      [recalled, { type: 'details-changed', user: ashaRecord }],
      signedIn(ashaRecord),
      [write(ashaRecord)],
    ],
    [
      'is not replaced by details that were saved for another',
      [ashaCame, { type: 'details-changed', user: ravi }],
      signedIn(asha),
      [],
    ],
    [
      'that has gone is not brought back by details that were saved',
      [ashaCame, nobody(null), { type: 'details-changed', user: asha }],
      signedOut,
      [],
    ],
  ])('%s', (_, events, session, effects) => {
    expect(reached(...events)).toMatchObject({ state: { session }, effects })
  })

  it('draws nothing again when the record says what the copy has said', () => {
    const before = reached(recalled, ashaCame)
    const { state } = next(before.state, { ...found, user: { ...asha } })
    expect(state.session).toBe(before.state.session)
  })
})

describe('look-ups', () => {
  it('that end after another student has signed in change nothing', () => {
    const { state, effects } = reached(recalled, ashaCame, raviCame, found)
    expect(state.session).toEqual(signedIn(ravi))
    expect(effects).toEqual([])
  })

  it('do not wait for another student’s', () => {
    expect(reached(ashaCame, raviCame).effects).toContainEqual({ do: 'look-up', account: ravisAccount })
  })

  it('that end after the sign-out do not sign in again', () => {
    expect(reached(ashaCame, nobody(asha), found)).toMatchObject({
      state: { session: signedOut },
      effects: [],
    })
  })

  it('of a student who has left and come back wait for the earlier one, whose answer is not shown', () => {
    const back = reached(ashaCame, nobody(null), ashaCame)
    expect(back.effects).toEqual([{ do: 'write-copy', user: asha }])
    const again = next(back.state, found)
    expect(again.state.session).toEqual(signedIn(asha))
    expect(again.effects).toEqual([{ do: 'look-up', account }])
    expect(next(again.state, found).state.session).toEqual(signedIn(ashaRecord))
  })

  it('are one at a time for each student, in whatever order students come and go', () => {
    const back = reached(ashaCame, raviCame, ashaCame)
    expect(back.effects.filter((effect) => effect.do === 'look-up')).toEqual([])
    expect(next(back.state, found).effects).toEqual([{ do: 'look-up', account }])
  })

  it('do not bring back what was changed while they ran', () => {
    const changed = { ...asha, firstName: 'Usha' }
    const { state, effects } = reached(ashaCame, { type: 'details-changed', user: changed }, found)
    expect(state.session).toEqual(signedIn(changed))
    expect(effects).toEqual([{ do: 'look-up', account }])
  })
})

describe('a registration', () => {
  const began = { type: 'registration-began' } as const
  const ended = { type: 'registration-ended' } as const
  const accountMade = {
    type: 'account-changed',
    account: { ...account, displayName: '' },
    copy: null,
  } as const

  it('writes the record itself: the new account is looked up when it has ended, and not before', () => {
    const named = reached(nobody(null), began, accountMade)
    expect(named.effects.map((effect) => effect.do)).toEqual(['forget-others-on-device', 'write-copy'])
    const shown = next(named.state, { type: 'details-changed', user: asha })
    expect(shown.state.session).toEqual(signedIn(asha))
    expect(shown.effects).toEqual([{ do: 'write-copy', user: asha }])
    expect(next(shown.state, ended).effects).toEqual([{ do: 'look-up', account: accountMade.account }])
  })

  it('whose record cannot be looked up keeps what was typed', () => {
    const typed = { type: 'details-changed', user: asha } as const
    const { state } = reached(nobody(null), began, accountMade, typed, ended, { ...found, user: null })
    expect(state.session).toEqual(signedIn(asha))
  })

  it('that is refused leaves nobody signed in', () => {
    expect(reached(nobody(null), began, ended)).toMatchObject({ state: { session: signedOut }, effects: [] })
  })
})

describe('leaving on purpose', () => {
  const began = { type: 'leaving-began', copy: asha } as const
  const forget = { do: 'forget-on-device', id: 'a1' } as const

  it('clears the copy first, and shows the student until the account has gone', () => {
    const { state, effects } = reached(ashaCame, began)
    expect(state.session).toEqual(signedIn(asha))
    expect(effects).toEqual([{ do: 'clear-copy' }])
  })

  test.each<Row>([
    ['the account that goes first', [nobody(null)], onPurpose, [forget]],
    ['the work that ends first', [{ type: 'left' }], onPurpose, [forget]],
    ['the account that goes after the work', [{ type: 'left' }, nobody(null)], onPurpose, []],
    ['the work that ends after the account', [nobody(null), { type: 'left' }], onPurpose, []],
  ])('ends without a word, once: %s', (_, events, session, effects) => {
    expect(reached(ashaCame, began, ...events)).toMatchObject({ state: { session }, effects })
  })

  it('that fails brings the copy back, and the session goes on', () => {
    const { state, effects } = reached(ashaCame, began, { type: 'leaving-failed' })
    expect(state.session).toEqual(signedIn(asha))
    expect(effects).toEqual([{ do: 'write-copy', user: asha }])
  })

  it('that fails after the service has ended the session brings nothing back', () => {
    expect(reached(ashaCame, began, nobody(null), { type: 'leaving-failed' }).effects).toEqual([])
  })

  it('is not undone by a look-up that ends meanwhile; the newest copy comes back if it fails', () => {
    const lookedUp = reached(ashaCame, began, found)
    expect(lookedUp.state.session).toEqual(signedIn(ashaRecord))
    expect(lookedUp.effects).toEqual([])
    expect(next(lookedUp.state, nobody(null))).toMatchObject({ state: { session: onPurpose } })
    expect(next(lookedUp.state, { type: 'leaving-failed' }).effects).toEqual([
      { do: 'write-copy', user: ashaRecord },
    ])
  })

  it('before the service has named the account keeps what the copy said', () => {
    const named = reached(recalled, began, { ...ashaCame, copy: null })
    expect(named.state.session).toEqual(signedIn(asha))
    expect(next(named.state, { type: 'leaving-failed' }).effects).toEqual([{ do: 'write-copy', user: asha }])
  })

  it('before the service has named the account forgets whom the copy named', () => {
    expect(reached(recalled, began, { type: 'left' })).toMatchObject({
      state: { session: onPurpose },
      effects: [forget],
    })
  })

  it('does not sign out who has come since', () => {
    const { state } = reached(ashaCame, began, nobody(null), raviCame, { type: 'left' }, found)
    expect(state.followed?.account).toEqual(ravisAccount)
  })

  it('pressed twice has the copy that the first has cleared', () => {
    const { effects } = reached(ashaCame, began, { ...began, copy: null }, { type: 'leaving-failed' })
    expect(effects).toEqual([{ do: 'write-copy', user: asha }])
  })

  it('by nobody does not make the next end a leaving', () => {
    const { state } = reached(
      nobody(null),
      { ...began, copy: null },
      { type: 'left' },
      ashaCame,
      nobody(asha),
    )
    expect(state.session).toEqual(signedOut)
  })
})

describe('a session that the service ends', () => {
  const forget = { do: 'forget-on-device', id: 'a1' }
  const told = (code: 'user-disabled' | 'user-token-expired') => [
    { do: 'clear-copy' },
    forget,
    { do: 'tell-end', code },
  ]
  const disabled = { type: 'account-disabled' } as const

  it.each([
    ['in the open page', [ashaCame, disabled, nobody(asha)], 'user-disabled'],
    ['before the page was opened', [recalled, disabled, nobody(asha)], 'user-disabled'],
    ['because it is over', [ashaCame, nobody(asha)], 'user-token-expired'],
    ['before the page was opened, because it is over', [recalled, nobody(asha)], 'user-token-expired'],
    ['after another’s sign-in was refused', [disabled, ashaCame, nobody(asha)], 'user-token-expired'],
  ] as const)('is told of with its reason: %s', (_, events, code) => {
    expect(reached(...events)).toMatchObject({ state: { session: signedOut }, effects: told(code) })
  })

  it('is not told of where another tab has cleared the copy', () => {
    expect(reached(ashaCame, nobody(null)).effects).toEqual([forget])
  })

  it('clears an unreadable copy without a word', () => {
    expect(reached({ ...recalled, copy: 'unreadable' }, nobody('unreadable')).effects).toEqual([
      { do: 'clear-copy' },
    ])
  })
})
