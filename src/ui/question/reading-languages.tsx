import { ChevronDown } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId, useMemo, useState } from 'react'
import type { Paper } from '@/domain/paper'
import type { Language } from '@/domain/rich-text'
import { language, languages } from '@/language/languages'
import { t } from '@/language/text'
import { classNames } from '../class-names'

interface Reading {
  /** The languages of the paper, the one that counts in doubt first; none where there is nothing to choose. */
  readonly offered: readonly Language[]
  /** The one or two that its questions are shown in, the first above. */
  readonly shown: readonly Language[]
  readonly choose: (shown: readonly Language[]) => void
}

/** In which languages the questions of a page are shown. */
export const ReadingLanguages = createContext<Reading>({
  offered: [],
  shown: ['en'],
  choose: () => undefined,
})

const keyOf = (owner: string) => `reading-languages:${owner}`

/** Who reads the app in another language than English reads questions in it too, until they choose. */
const ofPage: readonly Language[] = language === 'en' ? [] : [language]

function stored(owner: string): readonly string[] {
  try {
    return localStorage.getItem(keyOf(owner))?.split(' ') ?? ofPage
  } catch {
    return ofPage
  }
}

/** What is shown of the offered languages: those that were chosen, else the one that counts. */
function shownOf(offered: readonly Language[], chosen: readonly string[]): readonly Language[] {
  const usable = offered.filter((language) => chosen.includes(language)).slice(0, 2)
  return usable.length > 0 ? usable : offered.slice(0, 1)
}

const none: readonly Language[] = []

/**
 * Shows the questions inside it in the languages that the student has chosen on this device, last for any test. It holds
 * no question and no answer: a change draws the texts anew and nothing else.
 */
export function PaperLanguages({
  paper: { languages: offered = none },
  owner,
  children,
}: {
  paper: Pick<Paper, 'languages'>
  owner: string
  children: ReactNode
}) {
  const [chosen, setChosen] = useState(() => stored(owner))
  const reading = useMemo((): Reading => {
    if (offered.length < 2) return { offered: none, shown: ['en'], choose: () => undefined }
    const choose = (shown: readonly Language[]) => {
      setChosen(shown)
      try {
        localStorage.setItem(keyOf(owner), shown.join(' '))
      } catch {
        // The choice still holds for this page.
      }
    }
    return { offered, shown: shownOf(offered, chosen), choose }
  }, [offered, chosen, owner])
  return <ReadingLanguages value={reading}>{children}</ReadingLanguages>
}

interface Choice {
  value: string
  shown: readonly Language[]
  label: string
  /** Of the label, where it is in one language. */
  lang?: Language
}

/** Each language alone, then each two of them; two that are all are "Both". */
function choicesOf(offered: readonly Language[]): Choice[] {
  const pairs = offered.flatMap((first, index) => offered.slice(index + 1).map((second) => [first, second]))
  return [
    ...offered.map((language) => ({
      value: language,
      shown: [language],
      label: languages[language].name,
      lang: language,
    })),
    ...pairs.map((shown) => ({
      value: shown.join(' '),
      shown,
      label: offered.length === 2 ? t('Both') : shown.map((language) => languages[language].name).join(' + '),
    })),
  ]
}

/** Changes the languages at any question; nothing where there is one. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { offered, shown, choose } = useContext(ReadingLanguages)
  if (offered.length < 2) return null
  const choices = choicesOf(offered)
  return (
    <span className={classNames('relative inline-flex max-w-full text-muted', className)}>
      <select
        aria-label={t('View questions in')}
        value={shown.join(' ')}
        onChange={(event) => {
          const choice = choices.find(({ value }) => value === event.target.value)
          if (choice) choose(choice.shown)
        }}
        className="min-h-11 max-w-full appearance-none rounded-full border border-line bg-surface pr-9 pl-4 text-sm font-semibold text-muted hover:border-edge hover:text-text"
      >
        {choices.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
      />
    </span>
  )
}

/** The same choice among the instructions, with the language that counts. */
export function LanguageChoice() {
  const { offered, shown, choose } = useContext(ReadingLanguages)
  const name = useId()
  const [counting] = offered
  if (!counting) return null
  return (
    <fieldset>
      <legend className="font-heading text-lg font-semibold">{t('View questions in')}</legend>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {choicesOf(offered).map(({ value, label, lang, shown: own }) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-2.5 rounded-control border border-line px-4 text-detail font-medium has-checked:border-primary has-checked:bg-primary-tint hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary"
          >
            <input
              type="radio"
              name={name}
              checked={value === shown.join(' ')}
              onChange={() => choose(own)}
              className="size-4.5 accent-primary"
            />
            <span lang={lang}>{label}</span>
          </label>
        ))}
      </div>
      <p className="mt-2.5 text-detail text-muted">
        {t(
          'If the languages differ, the {language, select, te {Telugu} hi {Hindi} other {English}} text is the official one. You can change the language at any question.',
          { language: counting },
        )}
      </p>
    </fieldset>
  )
}
