import type { Calculator } from '@/domain/test-layout'
import { t } from '@/language/text'

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.'] as const
const operators = ['+', '-', '*', '/', '^'] as const
const constants = { pi: Math.PI, e: Math.E }
/** These change the number on the display. */
const functions = ['%', 'sqrt', 'square', 'inverse', 'factorial', 'sin', 'cos', 'tan', 'log', 'ln'] as const

type Operator = (typeof operators)[number]
type FunctionKey = (typeof functions)[number]
export type CalculatorKey =
  | (typeof digits)[number]
  | Operator
  | keyof typeof constants
  | FunctionKey
  | 'negate'
  | '='
  | '('
  | ')'
  | 'C'
  | 'backspace'
  | 'MC'
  | 'MR'
  | 'M+'
  | 'M-'
  | 'angle'

export interface CalculatorState {
  readonly kind: Calculator
  /** The number that the student is typing; null while a result shows. */
  readonly entry: string | null
  readonly value: number
  /** The number on the display is not yet part of a calculation. */
  readonly isNew: boolean
  /** Operations that wait for their second number, the latest last; null for an open bracket. */
  readonly waiting: ReadonlyArray<{ readonly left: number; readonly operator: Operator } | null>
  readonly memory: number
  readonly angle: 'deg' | 'rad'
  readonly isError: boolean
}

const longestEntry = 10
/** Digits on the display. */
const precision = 10
/** Digits that binary arithmetic gets right; the rest is rounding noise. */
const reliable = 14
const largest = 1e100

export function newCalculator(kind: Calculator): CalculatorState {
  return { kind, entry: null, value: 0, isNew: true, waiting: [], memory: 0, angle: 'deg', isError: false }
}

const rounded = (value: number, places: number) => Number(value.toPrecision(places))

/** Rounds to the reliable digits of the larger number, so that 0.3 - 0.1 - 0.2 is 0. */
function sum(a: number, b: number): number {
  const larger = Math.max(Math.abs(a), Math.abs(b))
  const decimals = reliable - 1 - Math.floor(Math.log10(larger))
  // Beyond 100 decimals, and without any, there is nothing to round.
  return decimals >= 0 && decimals <= 100 ? Number((a + b).toFixed(decimals)) : a + b
}

const operations: Record<Operator, (left: number, right: number) => number> = {
  '+': sum,
  '-': (left, right) => sum(left, -right),
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  // 0.28 × 100 is a whole number here, so that a negative number can be raised to it.
  '^': (left, right) => left ** rounded(right, reliable),
}

function factorial(value: number): number {
  const count = rounded(value, reliable)
  if (!Number.isInteger(count) || count < 0 || count > 69) return Number.NaN
  let result = 1
  for (let factor = 2; factor <= count; factor++) result *= factor
  return result
}

/** The sine of degrees, exactly 0 or 1 where it is: works in the first quarter of the circle. */
function sine(degrees: number): number {
  if (degrees < 0) return -sine(-degrees)
  const turned = degrees % 360
  if (turned >= 180) return -sine(turned - 180)
  return Math.sin(((turned > 90 ? 180 - turned : turned) * Math.PI) / 180)
}
const cosine = (degrees: number) => sine(sum(degrees, 90))

/** Rounded, so that π ÷ 2 is exactly 90. */
const inDegrees = (value: number, angle: CalculatorState['angle']) =>
  angle === 'deg' ? value : rounded((value * 180) / Math.PI, reliable)

/** Near 1 the distance to 1 has more digits than the number itself. */
function naturalLogarithm(value: number): number {
  const distance = sum(value, -1)
  return value <= 0 ? Number.NaN : Math.abs(distance) < 0.1 ? Math.log1p(distance) : Math.log(value)
}

/** Not a number, or infinite, where there is no result. */
const unary: Record<FunctionKey, (value: number, state: CalculatorState) => number> = {
  // After + or - a percentage is of the first number, as on any shop's calculator: 200 + 10 % is 220.
  '%': (value, { waiting }) => {
    const last = waiting[waiting.length - 1]
    return last && (last.operator === '+' || last.operator === '-') ? (last.left * value) / 100 : value / 100
  },
  sqrt: Math.sqrt,
  square: (value) => value * value,
  inverse: (value) => 1 / value,
  factorial,
  sin: (value, { angle }) => sine(inDegrees(value, angle)),
  cos: (value, { angle }) => cosine(inDegrees(value, angle)),
  tan: (value, { angle }) => {
    const degrees = inDegrees(value, angle)
    return sine(degrees) / cosine(degrees)
  },
  log: (value) => naturalLogarithm(value) / Math.LN10,
  ln: naturalLogarithm,
}

/** A result that the calculator can hold; null when it is too large or not a number. */
function held(value: number): number | null {
  if (!(Math.abs(rounded(value, precision)) < largest)) return null
  return Math.abs(value) < 1 / largest ? 0 : value
}

/** To ten significant digits, as the display shows it: `0.3`, `-12.5`, `1.5e+12`. */
function shown(value: number): string {
  // A product such as 5 × 213.81² is exactly half a unit, and a double falls just short of it.
  const result = rounded(value * (1 + 2 ** -49), precision)
  const size = Math.abs(result)
  if (size !== 0 && (size >= 1e10 || size < 1e-6)) return result.toExponential()
  return String(result)
}

/** The basic calculator works from left to right; the scientific one multiplies before it adds. */
function rank(kind: Calculator, operator: Operator): number {
  if (kind === 'basic') return 1
  return operator === '^' ? 3 : operator === '*' || operator === '/' ? 2 : 1
}

const current = ({ entry, value }: CalculatorState) => (entry === null ? value : Number(entry))

/** Shows a result. @param isNew false when it already waits as the first number of an operation */
function show(state: CalculatorState, result: number, isNew = true): CalculatorState {
  const value = held(result)
  if (value === null) return { ...state, entry: null, waiting: [], isError: true }
  return { ...state, entry: null, value, isNew }
}

/** Works out the waiting operations of at least this rank, back to the last open bracket. */
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
  // A second operator in a row replaces the first.
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
  if (entry === null) return show(state, -state.value)
  return { ...state, entry: entry.startsWith('-') ? entry.slice(1) : `-${entry}` }
}

function isOneOf<Key extends string>(keys: readonly Key[], key: string): key is Key {
  return keys.some((known) => known === key)
}

/** The calculator after one key. After an error only C works, which clears everything but the memory. */
export function pressKey(state: CalculatorState, key: CalculatorKey): CalculatorState {
  if (key === 'C') return { ...newCalculator(state.kind), memory: state.memory, angle: state.angle }
  if (state.isError) return state
  if (isOneOf(digits, key)) return type(state, key)
  if (isOneOf(operators, key)) return operate(state, key)
  if (isOneOf(functions, key)) return show(state, unary[key](current(state), state))
  if (key === 'pi' || key === 'e') return show(state, constants[key])
  switch (key) {
    case '=':
      return workOut(state)
    case '(':
      return show({ ...state, waiting: [...state.waiting, null] }, 0)
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
      return { ...state, memory: 0 }
    case 'M+':
    case 'M-': {
      const value = current(state)
      const memory = sum(state.memory, key === 'M+' ? value : -value)
      return held(memory) === null ? show(state, memory) : { ...show(state, value), memory }
    }
  }
}

/** The text of the display. */
export function displayOf(state: CalculatorState): string {
  return state.isError ? t('Error') : (state.entry ?? shown(state.value))
}

const signs: Record<Operator, string> = { '+': '+', '-': '\u2212', '*': '×', '/': '÷', '^': '^' }

/** The operations that wait, as text: `12 + ( 3 ×`. */
export function waitingText({ waiting }: CalculatorState): string {
  return waiting.map((item) => (item ? `${shown(item.left)} ${signs[item.operator]}` : '(')).join(' ')
}
