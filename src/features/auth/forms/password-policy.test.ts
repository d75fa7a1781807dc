import { expect, it } from 'vitest'
import { policyParts } from './password-policy'

const whole = {
  minLength: 10,
  maxLength: 20,
  lowercase: true,
  uppercase: true,
  digit: true,
  symbols: '!@ #',
}
const unmet = (password: string) =>
  policyParts(whole, password)
    .filter(({ met }) => !met)
    .map(({ text }) => text)

it('names every part that the service asks for', () => {
  expect(policyParts(whole, '').map(({ text }) => text)).toEqual([
    'At least 10 characters',
    'At most 20 characters',
    'A lowercase letter',
    'An uppercase letter',
    'A number',
    'A special character, such as ! or @',
  ])
})

it.each([
  ['Student@123', []],
  ['Student123', ['A special character, such as ! or @']],
  ['student@123', ['An uppercase letter']],
  ['STUDENT@123', ['A lowercase letter']],
  ['Student@abc', ['A number']],
  ['Stu@1', ['At least 10 characters']],
  ['Student@123Student@123', ['At most 20 characters']],
])('%s lacks %j', (password, missing) => {
  expect(unmet(password)).toEqual(missing)
})

it('leaves out what the service does not ask for', () => {
  const lax = {
    minLength: 6,
    maxLength: null,
    lowercase: false,
    uppercase: false,
    digit: false,
    symbols: null,
  }
  expect(policyParts(lax, 'abcdef')).toEqual([{ text: 'At least 6 characters', met: true }])
})
