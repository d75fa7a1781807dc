import { useEffect, useState } from 'react'
import { toAppError } from '@/lib/app-error'

/**
 * | from     | event                                   | to          |
 * |----------|-----------------------------------------|-------------|
 * | checking | the service knows the code              | ready       |
 * | checking | expired, used or made up; no code       | dead        |
 * | checking | no network                              | unreachable |
 * | unreachable | retry                                | checking    |
 */
type MailedLink =
  | { status: 'checking' }
  | { status: 'ready'; email: string }
  | { status: 'dead' | 'unreachable'; message: string }

async function ask(read: (code: string) => Promise<string>, code: string): Promise<MailedLink> {
  try {
    return { status: 'ready', email: await read(code) }
  } catch (error) {
    const { code: reason, message } = toAppError(error)
    return { status: reason === 'network-request-failed' ? 'unreachable' : 'dead', message }
  }
}

/**
 * What the service says of a mailed link before it is used.
 * @param read asks the service which address the code is about; the same function at each render
 */
export function useMailedLink(code: string, read: (code: string) => Promise<string>) {
  const [link, setLink] = useState<MailedLink>({ status: 'checking' })
  useEffect(() => {
    let current = true
    void ask(read, code).then((next) => {
      if (current) setLink(next)
    })
    return () => {
      current = false
    }
  }, [code, read])
  const retry = () => {
    setLink({ status: 'checking' })
    void ask(read, code).then(setLink)
  }
  return { link, retry }
}
