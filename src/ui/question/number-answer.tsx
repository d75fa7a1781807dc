import { Delete } from 'lucide-react'
import { type SetStateAction, useId, useState } from 'react'
import { readNumber, writeNumber } from '@/domain/question/answer'
import { t } from '@/language/text'
import type { AnswerProps } from './option-list'

/** Nine digits, a point, six decimals and a sign. */
const longest = 17

const keys = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '-', '0', '.'] as const

/** Says whether what is typed is on the device yet. */
const mark = 'data-number-answer'

/**
 * Sends a key that is part of a number to the number that is asked for, wherever the focus is.
 * @returns whether there is one, so that the key means nothing else
 */
export function typesNumber({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (!/^[\d.-]$/.test(key) || ctrlKey || altKey || metaKey) return false
  if (target instanceof Element && target.closest('input[type=text], textarea, select')) return false
  const input = document.querySelector<HTMLInputElement>(`[${mark}]`)
  // The browser types it there when the focus has moved by the time that the key comes down.
  input?.focus()
  return input !== null
}

/** What is typed after one more key; a sign goes to the front or away, a second point does nothing. */
function typed(text: string, key: (typeof keys)[number]): string {
  if (key === '-') return text.startsWith('-') ? text.slice(1) : `-${text}`
  return key === '.' && text.includes('.') ? text : text + key
}

interface Typed {
  text: string
  /** Answers that were given and have not come back yet, in their order. */
  underWay: ReadonlyArray<number | null>
  /** The answer that came last. */
  answer: number | null
}

const shown = (answer: number | null) => (answer === null ? '' : writeNumber(answer))

/**
 * What is typed. Each answer comes back later, once the device has kept it. An answer that was not typed here (Clear
 * Response, another device) replaces what was typed.
 */
function useTyped(answer: number | null): [Typed, (change: SetStateAction<Typed>) => void] {
  const [typed, setTyped] = useState<Typed>({ text: shown(answer), underWay: [], answer })
  if (answer === typed.answer) return [typed, setTyped]
  const place = typed.underWay.indexOf(answer)
  const next =
    place < 0
      ? { text: shown(answer), underWay: [], answer }
      : { ...typed, underWay: typed.underWay.slice(place + 1), answer }
  setTyped(next)
  return [next, setTyped]
}

/**
 * A number to type, with the keypad of the real exam: a phone's own keyboard would cover half of the question. Controlled
 * by the answer; what is no number yet (a lone sign) is kept on the screen and is no answer.
 */
export function NumberAnswer({ labelledBy, answer, onAnswer }: AnswerProps) {
  const hint = useId()
  const [{ text, underWay }, setTyped] = useTyped(answer)
  const set = (next: string) => {
    const usable = next.slice(0, longest)
    const given = readNumber(usable)
    const isNew = given !== (underWay.length > 0 ? underWay[underWay.length - 1] : answer)
    setTyped((typed) => ({
      ...typed,
      text: usable,
      underWay: isNew ? [...typed.underWay, given] : typed.underWay,
    }))
    if (isNew) onAnswer(given)
  }
  const isUnfinished = text !== '' && readNumber(text) === null
  const key =
    'grid min-h-12 place-items-center rounded-control border border-line bg-surface font-semibold hover:border-edge active:bg-raised'
  return (
    <div className="max-w-72">
      <input
        type="text"
        inputMode="none"
        autoComplete="off"
        {...{ [mark]: underWay.length > 0 ? 'under way' : 'kept' }}
        aria-labelledby={labelledBy}
        aria-describedby={hint}
        aria-invalid={isUnfinished}
        value={text}
        maxLength={longest}
        // A letter that was pressed for something else must not take the answer away.
        onChange={(event) => set(event.target.value.replace(/\p{L}/gu, ''))}
        className="min-h-14 w-full rounded-control border border-edge bg-surface px-4 text-lead font-semibold tabular-nums focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-secondary"
      />
      <p id={hint} role="status" className="mt-2 min-h-6 text-sm text-muted">
        {isUnfinished ? t('This is not a number yet.') : t('Type a number, such as 12 or -2.5.')}
      </p>
      <div className="mt-2 grid grid-cols-3 gap-2">
        {keys.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={one === '-' ? t('Minus') : one === '.' ? t('Decimal point') : one}
            className={key}
            onClick={() => set(typed(text, one))}
          >
            {one === '-' ? '\u2212' : one}
          </button>
        ))}
        <button type="button" className={`${key} col-span-3`} onClick={() => set(text.slice(0, -1))}>
          <span className="flex items-center gap-2">
            <Delete size={18} aria-hidden />
            {t('Backspace')}
          </span>
        </button>
      </div>
    </div>
  )
}
