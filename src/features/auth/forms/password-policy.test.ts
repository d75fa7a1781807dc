import { expect, it } from 'vitest'
import { ownPolicy, policyParts, withOwnRules } from './password-policy'

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
    'Number',
    'Uppercase letter',
    'Lowercase letter',
    'Special character, such as ! or @',
  ])
})

it.each([
  ['Student@123', []],
  ['Student123', ['Special character, such as ! or @']],
  ['student@123', ['Uppercase letter']],
  ['STUDENT@123', ['Lowercase letter']],
  ['Student@abc', ['Number']],
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

it('adds the demands of the service to the rules of the form, and drops none of these', () => {
  const lax = { minLength: 6, maxLength: 30, lowercase: false, uppercase: false, digit: false, symbols: '!' }
  expect(withOwnRules(lax)).toEqual({ ...ownPolicy, maxLength: 30, symbols: '!' })
  expect(withOwnRules({ ...lax, minLength: 12 }).minLength).toBe(12)
})
