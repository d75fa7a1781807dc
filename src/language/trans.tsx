import { TransNoContext } from '@lingui/react/server'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { descriptorOf, i18n, type Message } from './text'

interface Props {
  message: Message
  /** The elements of the message, by their tags: `Read the <a>rules</a>` needs `a`. */
  parts?: Readonly<Record<string, ReactElement>>
  values?: Readonly<Record<string, ReactNode>>
}

const lingui = { i18n }

/** A value is no markup of the message, whatever is in it. */
const asText = (value: ReactNode) =>
  typeof value === 'string' && /[<\\]/.test(value) ? createElement(Fragment, null, value) : value

/** A message with elements in it: `<Trans message="Read the <a>rules</a>" parts={{ a: <Link to={paths.rules} /> }} />`. */
export function Trans({ message, parts = {}, values = {} }: Props) {
  const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)]))
  return <TransNoContext {...descriptorOf(message)} values={filled} components={parts} lingui={lingui} />
}
