import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { messageId, storedTextId } from './message-id'

const greeting = 'Hello {name}, you have {count, plural, one {# test} other {# tests}}'

/** The modules as a page in that language loads them. */
async function inLanguage(lang: string) {
  document.documentElement.lang = lang
  vi.resetModules()
  const text = await import('./text')
  const { Trans } = await import('./trans')
  return { ...text, Trans }
}

beforeEach(() => {
  globalThis.messages = undefined
})
afterEach(() => {
  document.documentElement.lang = 'en-IN'
  globalThis.messages = undefined
})

describe('in English', () => {
  test('a message fills in its values, and counts', async () => {
    const { t } = await inLanguage('en-IN')
    expect(t(greeting, { name: 'Lakshmi', count: 1 })).toBe('Hello Lakshmi, you have 1 test')
    expect(t(greeting, { name: 'Lakshmi', count: 12 })).toBe('Hello Lakshmi, you have 12 tests')
    expect(t("It's yours")).toBe("It's yours")
  })

  test('an unknown language is English', async () => {
    const { t } = await inLanguage('fr')
    expect(t('Start test')).toBe('Start test')
  })
})

describe('in Telugu', () => {
  test('messages of the first code and of later code are translated, others are English', async () => {
    globalThis.messages = { [messageId('Start test')]: 'టెస్ట్ ప్రారంభించండి' }
    const { t, addMessages } = await inLanguage('te')
    expect(t('Start test')).toBe('టెస్ట్ ప్రారంభించండి')
    expect(t('Submit')).toBe('Submit')
    addMessages({
      [messageId(greeting)]: [
        ['name'],
        ': ',
        ['count', 'plural', { one: ['#', ' టెస్ట్'], other: ['#', ' టెస్ట్‌లు'] }],
      ],
    })
    expect(t(greeting, { name: 'లక్ష్మి', count: 2 })).toBe('లక్ష్మి: 2 టెస్ట్‌లు')
    expect(t('Start test')).toBe('టెస్ట్ ప్రారంభించండి')
  })

  test('a message with elements keeps them, in the order of the translation', async () => {
    const message = 'Read the <b>rules</b> of {name}'
    globalThis.messages = { [messageId(message)]: [['name'], ' <b>నియమాలు</b> చదవండి'] }
    const { Trans } = await inLanguage('te')
    render(
      <Trans
        message={'Read the <b>rules</b> of {name}'}
        parts={{ b: <strong /> }}
        values={{ name: 'SSC' }}
      />,
    )
    expect(screen.getByRole('strong')).toHaveTextContent('నియమాలు')
    expect(document.body).toHaveTextContent('SSC నియమాలు చదవండి')
  })
})

describe('a text of a document', () => {
  const inTelugu = async (messages: Record<string, string>) => {
    globalThis.messages = messages
    return (await inLanguage('te')).translate
  }

  test('is translated where the catalogue has it as such', async () => {
    const translate = await inTelugu({ [storedTextId('Polity')]: 'పాలిటీ' })
    expect(translate('Polity')).toBe('పాలిటీ')
    expect(translate('Botany')).toBe('Botany')
  })

  test('is no message whose id it happens to have', async () => {
    const [known, other] = ['Topic 22854', 'Topic 31998'] as const
    expect(messageId(known)).toBe(messageId(other))
    const translate = await inTelugu({ [messageId(known)]: 'రద్దు', [storedTextId(known)]: 'అంశం' })
    expect(translate(known)).toBe('అంశం')
    expect(translate(other)).toBe(other)
  })
})

test('an id has four characters and differs with the message', () => {
  expect(messageId('Start test')).toMatch(/^[\w-]{4}$/)
  expect(messageId('Start test')).not.toBe(messageId('Start tests'))
})
