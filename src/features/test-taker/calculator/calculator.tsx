import { Delete, Move, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Calculator as Kind } from '@/domain/test-layout'
import { t } from '@/language/text'
import { IconButton } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { type CalculatorKey, displayOf, newCalculator, pressKey, waitingText } from './model/calculator'
import { useMovable } from './use-movable'

export interface CalculatorProps {
  kind: Kind
  isOpen: boolean
  onClose: () => void
}

type Row = ReadonlyArray<readonly [key: CalculatorKey, label: string, sign?: ReactNode]>

const power = (base: string, exponent: string) => (
  <span>
    {base}
    <sup>{exponent}</sup>
  </span>
)

const basicKeys: Row = [
  ['MC', t('Memory clear'), 'MC'],
  ['MR', t('Memory recall'), 'MR'],
  ['M+', t('Memory plus'), 'M+'],
  ['M-', t('Memory minus'), 'M\u2212'],
  ['C', t('Clear'), 'C'],
  ['7', '7'],
  ['8', '8'],
  ['9', '9'],
  ['/', t('Divide'), '÷'],
  ['backspace', t('Backspace'), <Delete key="backspace" size={18} aria-hidden />],
  ['4', '4'],
  ['5', '5'],
  ['6', '6'],
  ['*', t('Multiply'), '×'],
  ['sqrt', t('Square root'), '√'],
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['-', t('Minus'), '\u2212'],
  ['%', t('Percent'), '%'],
  ['0', '0'],
  ['.', t('Decimal point'), '.'],
  ['negate', t('Change sign'), '±'],
  ['+', t('Plus'), '+'],
  ['=', t('Equals'), '='],
]

const scientificKeys: Row = [
  ['sin', t('Sine'), 'sin'],
  ['cos', t('Cosine'), 'cos'],
  ['tan', t('Tangent'), 'tan'],
  ['log', t('Logarithm'), 'log'],
  ['ln', t('Natural logarithm'), 'ln'],
  ['square', t('Square'), power('x', '2')],
  ['^', t('Power'), power('x', 'y')],
  ['inverse', t('Reciprocal'), '1/x'],
  ['factorial', t('Factorial'), 'n!'],
  ['pi', t('Pi'), 'π'],
  ['(', t('Open bracket'), '('],
  [')', t('Close bracket'), ')'],
  ['e', t('Euler number'), 'e'],
]

/** What the keyboard means while the focus is in the calculator. */
const typed: Readonly<Record<string, CalculatorKey>> = {
  ',': '.',
  x: '*',
  X: '*',
  '×': '*',
  '÷': '/',
  Enter: '=',
  Backspace: 'backspace',
  Delete: 'C',
  '!': 'factorial',
}
const ofScientific = new Set<CalculatorKey>(['^', '(', ')', 'factorial'])

function keyOf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, kind: Kind): CalculatorKey | null {
  if (ctrlKey || altKey || metaKey) return null
  const known =
    typed[key] ?? [...basicKeys, ...scientificKeys].find(([name]) => name === key && key.length === 1)?.[0]
  return known && known !== 'e' && (kind === 'scientific' || !ofScientific.has(known)) ? known : null
}

const keyLook = 'grid min-h-11 place-items-center rounded-control border text-base font-semibold tabular-nums'
const tones = {
  number: 'border-line bg-raised text-text hover:border-edge active:bg-line',
  other: 'border-line bg-surface text-muted hover:border-edge hover:text-text active:bg-line',
  equals: 'border-primary bg-primary text-primary-on hover:bg-secondary',
}
const toneOf = (key: CalculatorKey) =>
  key === '=' ? tones.equals : /^[\d.]$/.test(key) ? tones.number : tones.other

/** The calculator of an exam: beside the question on a wide screen, below it on a phone, and never in its way. */
export function Calculator({ kind, isOpen, onClose }: CalculatorProps) {
  const [state, setState] = useState(() => newCalculator(kind))
  const panel = useRef<HTMLDivElement>(null)
  const { place, handle } = useMovable(panel)
  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])
  if (!isOpen) return null
  const press = (key: CalculatorKey) => setState((before) => pressKey(before, key))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
      return
    }
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null
    const key = keyOf(event, kind)
    // Enter presses the button that has the focus, as everywhere.
    if (!key || (event.key === 'Enter' && isOnButton)) return
    event.preventDefault()
    press(key)
  }
  const keys = (row: Row) =>
    row.map(([key, label, sign = label]) => (
      <button
        key={key}
        type="button"
        aria-label={label}
        className={classNames(keyLook, toneOf(key))}
        // The focus goes to the panel, which takes the keys that are typed.
        onMouseDown={(event) => {
          event.preventDefault()
          panel.current?.focus()
        }}
        onClick={() => press(key)}
      >
        {sign}
      </button>
    ))

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t('Calculator')}
      data-own-keys
      tabIndex={-1}
      style={place}
      className="z-10 max-h-[64dvh] flex-none overflow-y-auto border-line bg-surface p-3 max-lg:border-t lg:fixed lg:top-[min(var(--y),100dvh-20rem)] lg:right-4 lg:bottom-[var(--bottom,6rem)] lg:left-[min(var(--x),100vw-19rem)] lg:max-h-dvh lg:w-76 lg:rounded-card lg:border lg:shadow-2xl"
      onKeyDown={onKeyDown}
    >
      <div className="flex items-center gap-1 max-lg:float-right max-lg:ml-2">
        <h2 className="mr-auto pl-1 font-sans text-detail tracking-normal max-lg:sr-only">
          {t('Calculator')}
        </h2>
        <IconButton
          aria-label={t('Move the calculator with the arrow keys or by dragging')}
          className="cursor-move touch-none max-lg:hidden"
          {...handle}
        >
          <Move size={18} aria-hidden />
        </IconButton>
        <IconButton aria-label={t('Close the calculator')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div className="flow-root rounded-control border border-edge bg-background px-3 py-1.5 text-right tabular-nums">
        <p className="flex min-h-5 justify-between gap-3 text-caption text-muted">
          <span>
            {[state.memory ? 'M' : '', kind === 'scientific' ? state.angle.toUpperCase() : '']
              .join(' ')
              .trim()}
          </span>
          <span className="truncate">{waitingText(state)}</span>
        </p>
        <output aria-label={t('Display')} className="block truncate text-clock font-semibold">
          {displayOf(state)}
        </output>
      </div>
      <div className="mt-2 grid grid-cols-5 gap-1.5">
        {kind === 'scientific' && (
          <>
            {keys(scientificKeys)}
            <button
              type="button"
              aria-label={
                state.angle === 'deg'
                  ? t('Angles in degrees, change to radians')
                  : t('Angles in radians, change to degrees')
              }
              className={classNames(keyLook, tones.other, 'col-span-2')}
              onClick={() => press('angle')}
            >
              {state.angle === 'deg' ? t('Deg') : t('Rad')}
            </button>
          </>
        )}
        {keys(basicKeys)}
      </div>
    </div>
  )
}
