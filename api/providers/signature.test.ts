import { expect, test } from 'vitest'
import { isSignedWith, sign } from './signature'

const payment = { orderId: 'order_1', paymentId: 'pay_1' }

test('the signature is HMAC-SHA256 of orderId|paymentId in hex', () => {
  // printf 'order_1|pay_1' | openssl dgst -sha256 -hmac secret
  expect(sign(payment, 'secret')).toBe('52115a0d3400de9e86aade1f1b6eba9e8974604f4e267a9e9a16633a4c8dd2cb')
})

test('a signature holds for its order, payment and secret only', () => {
  const signature = sign(payment, 'secret')
  expect(isSignedWith({ ...payment, signature }, 'secret')).toBe(true)
  expect(isSignedWith({ ...payment, signature }, 'Secret')).toBe(false)
  expect(isSignedWith({ ...payment, orderId: 'order_2', signature }, 'secret')).toBe(false)
  expect(isSignedWith({ ...payment, paymentId: 'pay_2', signature }, 'secret')).toBe(false)
})

test.each([
  ['one character changed', (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1)],
  ['upper case', (text: string) => text.toUpperCase()],
  ['cut', (text: string) => text.slice(0, -1)],
  ['longer', (text: string) => `${text}0`],
  ['empty', () => ''],
  ['as many characters but more bytes', (text: string) => `é${text.slice(1)}`],
])('a signature that is %s is refused', (_, alter) => {
  expect(isSignedWith({ ...payment, signature: alter(sign(payment, 'secret')) }, 'secret')).toBe(false)
})
