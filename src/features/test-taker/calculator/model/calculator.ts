import type { Calculator } from '@/domain/test-layout'
import {
  type Decimal,
  decimal,
  fromBinary,
  held,
  isZero,
  negated,
  product,
  quotient,
  remainder,
  rounded,
  shown,
  squareRoot,
  sum,
  toBinary,
  wholeNumber,
} from './decimal'

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.'] as const
const operators = ['+', '-', '*', '/', '^'] as const
const constants = ['pi', 'e'] as const
/** Work on the number that shows. */
const functions = ['%', 'sqrt', 'square', 'inverse', 'factorial', 'sin', 'cos', 'tan', 'log', 'ln'] as const
const others = ['negate', '=', '(', ')', 'C', 'backspace', 'MC', 'MR', 'M+', 'M-', 'angle'] as const

type Operator = (typeof operators)[number]
type FunctionKey = (typeof functions)[number]
export type CalculatorKey =
  | (typeof digits)[number]
  | Operator
  | (typeof constants)[number]
  | FunctionKey
  | (typeof others)[number]

export interface CalculatorState {
  readonly kind: Calculator
  /** A number that is being typed; null when a result shows. */
  readonly entry: string | null
  readonly value: Decimal
  /** The number that shows has not been worked with yet. */
  readonly isNew: boolean
  /** What waits for a second number, the latest last; null for a bracket that is open. */
  readonly waiting: ReadonlyArray<{ readonly left: Decimal; readonly operator: Operator } | null>
  readonly memory: Decimal
  readonly angle: 'deg' | 'rad'
  readonly isError: boolean
}

const zero = decimal(0)
const one = decimal(1)
const pi = decimal('3.14159265358979323846264338327950288')
const euler = decimal('2.71828182845904523536028747135266250')
const longestEntry = 10

export function newCalculator(kind: Calculator): CalculatorState {
  return {
    kind,
    entry: null,
    value: zero,
    isNew: true,
    waiting: [],
    memory: zero,
    angle: 'deg',
    isError: false,
  }
}

/** A whole power is exact, another one of a positive number has fourteen digits. Null for what is no number. */
function power(base: Decimal, exponent: Decimal): Decimal | null {
  const times = wholeNumber(exponent)
  if (times === null || Math.abs(times) > 1000) {
    const result = toBinary(base) ** toBinary(exponent)
    return Number.isFinite(result) ? fromBinary(result) : null
  }
  let result = one
  for (let left = Math.abs(times); left > 0; left--) result = product(result, base)
  return times < 0 ? quotient(one, result) : result
}

const operations: Record<Operator, (left: Decimal, right: Decimal) => Decimal | null> = {
  '+': sum,
  '-': (left, right) => sum(left, negated(right)),
  '*': product,
  '/': quotient,
  '^': power,
}

function factorial(value: Decimal): Decimal | null {
  const count = wholeNumber(value)
  if (count === null || count < 0 || count > 69) return null
  let result = one
  for (let factor = 2; factor <= count; factor++) result = product(result, decimal(factor))
  return result
}

/** The sine of degrees, exact where it is 0, ½ or 1: an angle is brought into the first quarter before. */
function sine(degrees: Decimal): Decimal {
  const turned = remainder(degrees, 360)
  if (toBinary(turned) >= 180) return negated(sine(sum(turned, decimal(-180))))
  const quarter = toBinary(turned) > 90 ? sum(decimal(180), negated(turned)) : turned
  return isZero(quarter) ? zero : fromBinary(Math.sin((toBinary(quarter) * Math.PI) / 180))
}
const cosine = (degrees: Decimal) => sine(sum(degrees, decimal(90)))

/** Radians have a few digits less as degrees, so that π ÷ 2 is 90. */
function inDegrees(value: Decimal, angle: CalculatorState['angle']): Decimal {
  if (angle === 'deg') return value
  return rounded(quotient(product(value, decimal(180)), pi) ?? zero, 25)
}

function logarithm(value: Decimal, base: number): Decimal | null {
  const number = toBinary(value)
  if (number <= 0) return null
  // Near 1 the distance to it counts, which binary numbers lose.
  const distance = toBinary(sum(value, decimal(-1)))
  return fromBinary((Math.abs(distance) < 0.1 ? Math.log1p(distance) : Math.log(number)) / base)
}

type Unary = (value: Decimal, state: CalculatorState) => Decimal | null
const unary: Record<FunctionKey, Unary> = {
  // After + or - it is a part of the first number, as on any shop's calculator: 200 + 10 % is 220.
  '%': (value, { waiting }) => {
    const last = waiting[waiting.length - 1]
    const hundredth = product(value, decimal('0.01'))
    return last && (last.operator === '+' || last.operator === '-')
      ? product(last.left, hundredth)
      : hundredth
  },
  sqrt: squareRoot,
  square: (value) => product(value, value),
  inverse: (value) => quotient(one, value),
  factorial,
  sin: (value, { angle }) => sine(inDegrees(value, angle)),
  cos: (value, { angle }) => cosine(inDegrees(value, angle)),
  tan: (value, { angle }) => {
    const degrees = inDegrees(value, angle)
    return quotient(sine(degrees), cosine(degrees))
  },
  log: (value) => logarithm(value, Math.LN10),
  ln: (value) => logarithm(value, 1),
}

/** The basic calculator works from left to right; the scientific one multiplies before it adds. */
function rank(kind: Calculator, operator: Operator): number {
  if (kind === 'basic') return 1
  return operator === '^' ? 3 : operator === '*' || operator === '/' ? 2 : 1
}

const current = ({ entry, value }: CalculatorState) => (entry === null ? value : decimal(entry))

/** Shows a result; `isNew` unless it only stands there to be worked with. */
function show(state: CalculatorState, result: Decimal | null, isNew = true): CalculatorState {
  const value = result && held(result)
  if (!value) return { ...state, entry: null, waiting: [], isError: true }
  return { ...state, entry: null, value, isNew }
}

/** Works out what waits back to the last open bracket, as far as it comes before an operator of that rank. */
function settle(state: CalculatorState, least: number): CalculatorState {
  const last = state.waiting[state.waiting.length - 1]
  if (state.isError || !last || rank(state.kind, last.operator) < least) return state
  const result = operations[last.operator](last.left, current(state))
  return settle(show({ ...state, waiting: state.waiting.slice(0, -1) }, result), least)
}

function closeBracket(state: CalculatorState): CalculatorState {
  if (!state.waiting.includes(null)) return state
  const settled = settle(state, 0)
  if (settled.isError) return settled
  return show({ ...settled, waiting: settled.waiting.slice(0, -1) }, current(settled))
}

function workOut(state: CalculatorState): CalculatorState {
  if (state.isError) return state
  return state.waiting.includes(null) ? workOut(closeBracket(state)) : settle(state, 0)
}

function operate(state: CalculatorState, operator: Operator): CalculatorState {
  const last = state.waiting[state.waiting.length - 1]
  // A second operator in a row takes the place of the first.
  const replaced =
    last && !state.isNew && state.entry === null
      ? { ...state, value: last.left, waiting: state.waiting.slice(0, -1) }
      : state
  const settled = settle(replaced, rank(state.kind, operator))
  if (settled.isError) return settled
  const left = current(settled)
  return show({ ...settled, waiting: [...settled.waiting, { left, operator }] }, left, false)
}

function type(state: CalculatorState, key: string): CalculatorState {
  const entry = state.entry ?? ''
  if (key === '.') return { ...state, entry: entry.includes('.') ? entry : `${entry || '0'}.`, isNew: true }
  if (entry.replace(/\D/g, '').length >= longestEntry) return state
  return {
    ...state,
    entry: entry === '0' || entry === '-0' ? entry.replace('0', key) : entry + key,
    isNew: true,
  }
}

function negate(state: CalculatorState): CalculatorState {
  const { entry } = state
  if (entry === null) return show(state, negated(state.value))
  return { ...state, entry: entry.startsWith('-') ? entry.slice(1) : `-${entry}` }
}

function isOneOf<Key extends string>(keys: readonly Key[], key: string): key is Key {
  return keys.some((known) => known === key)
}

/** The calculator after one key. After an error only C, which clears all but the memory, does anything. */
export function pressKey(state: CalculatorState, key: CalculatorKey): CalculatorState {
  if (key === 'C') return { ...newCalculator(state.kind), memory: state.memory, angle: state.angle }
  if (state.isError) return state
  if (isOneOf(digits, key)) return type(state, key)
  if (isOneOf(operators, key)) return operate(state, key)
  if (isOneOf(functions, key)) return show(state, unary[key](current(state), state))
  if (isOneOf(constants, key)) return show(state, key === 'pi' ? pi : euler)
  switch (key) {
    case '=':
      return workOut(state)
    case '(':
      return show({ ...state, waiting: [...state.waiting, null] }, zero)
    case ')':
      return closeBracket(state)
    case 'negate':
      return negate(state)
    case 'backspace':
      return state.entry === null ? state : { ...state, entry: state.entry.replace(/^-?.$|.$/, '') || '0' }
    case 'angle':
      return { ...state, angle: state.angle === 'deg' ? 'rad' : 'deg' }
    case 'MR':
      return show(state, state.memory)
    case 'MC':
      return { ...state, memory: zero }
    case 'M+':
    case 'M-': {
      const value = current(state)
      const memory = held(sum(state.memory, key === 'M+' ? value : negated(value)))
      return memory ? { ...show(state, value), memory } : show(state, null)
    }
  }
}

export function displayOf(state: CalculatorState): string {
  return state.isError ? 'Error' : (state.entry ?? shown(state.value))
}

const signs: Record<Operator, string> = { '+': '+', '-': '\u2212', '*': '×', '/': '÷', '^': '^' }

/** What waits, as it is read: `12 + ( 3 ×`. */
export function waitingText({ waiting }: CalculatorState): string {
  return waiting.map((item) => (item ? `${shown(item.left)} ${signs[item.operator]}` : '(')).join(' ')
}
