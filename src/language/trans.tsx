import { TransNoContext } from '@lingui/react/server'
import type { ReactElement, ReactNode } from 'react'
import { descriptorOf, i18n, type Message } from './text'

interface Props {
  message: Message
  /** The elements of the message, by their tags: `Read the <a>rules</a>` needs `a`. */
  parts?: Readonly<Record<string, ReactElement>>
  values?: Readonly<Record<string, ReactNode>>
}

const lingui = { i18n }

/** A message with elements in it: `<Trans message="Read the <a>rules</a>" parts={{ a: <Link to={paths.rules} /> }} />`. */
export const Trans = ({ message, parts, values = {} }: Props) => (
  <TransNoContext
    {...descriptorOf(message)}
    values={{ ...values }}
    components={parts ?? {}}
    lingui={lingui}
  />
)
