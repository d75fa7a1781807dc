import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { callerAddress } from './caller-address'

async function address(trustedProxies: number, socket: string, forwarded?: string): Promise<string> {
  const app = new Hono().get('/', (context) => context.text(callerAddress(context, trustedProxies)))
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: socket } } })
  return response.text()
}

test.each([
  ['no proxy: the socket', 0, '10.0.0.1', undefined, '10.0.0.1'],
  ['no proxy: a header is only the caller’s word', 0, '10.0.0.1', '1.2.3.4', '10.0.0.1'],
  ['one proxy: whom it saw', 1, '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['one proxy: not what the caller wrote before', 1, '10.0.0.1', '9.9.9.9, 1.2.3.4', '1.2.3.4'],
  ['two proxies: whom the outer one saw', 2, '10.0.0.1', '9.9.9.9, 1.2.3.4, 10.0.0.7', '1.2.3.4'],
  ['a call that came past the proxies: the socket', 2, '10.0.0.1', '1.2.3.4', '10.0.0.1'],
  ['a proxy that tells no address: the socket', 1, '10.0.0.1', 'unknown', '10.0.0.1'],
  ['IPv4 in an IPv6 socket', 0, '::ffff:10.0.0.1', undefined, '10.0.0.1'],
  ['an IPv6 address: its network', 0, '2001:DB8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
  ['a short IPv6 address: its network', 0, '2001:db8::6', undefined, '2001:db8:0:0'],
  ['this machine by IPv6', 0, '::1', undefined, '0:0:0:0'],
])('%s', async (_, proxies, socket, forwarded, expected) => {
  expect(await address(proxies, socket, forwarded)).toBe(expected)
})

test('calls without a socket count as one address', async () => {
  const app = new Hono().get('/', (context) => context.text(callerAddress(context, 0)))
  expect(await (await app.request('/')).text()).toBe('unknown')
})
