import { isIP, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** One household or server has a whole /64 of IPv6 addresses: its first four groups. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const before = groups(head)
  const after = tail === undefined ? [] : groups(tail)
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

/**
 * The caller's address: the socket's, or the one that the outermost of `trustedProxies` proxies saw, which is that many
 * entries from the right of X-Forwarded-For. The caller can forge everything further left.
 */
export function callerAddress(context: Context, trustedProxies: number): string {
  // Absent in calls without a socket, as in tests.
  const { incoming }: Partial<HttpBindings> = context.env ?? {}
  const socket = incoming?.socket.remoteAddress ?? 'unknown'
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((one) => one.trim())
  const proxied = trustedProxies === 0 ? undefined : forwarded.at(-trustedProxies)
  const address = (proxied !== undefined && isIP(proxied) ? proxied : socket).replace(
    /^::ffff:(?=[\d.]+$)/i,
    '',
  )
  return isIPv6(address) ? networkOf(address.toLowerCase()) : address
}
