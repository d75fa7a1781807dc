import {
  CalendarClock,
  CalendarDays,
  Check,
  CirclePlay,
  ClipboardList,
  ListChecks,
  type LucideIcon,
  Newspaper,
  PenLine,
  Radio,
  RotateCcw,
  SlidersHorizontal,
  Sparkles,
  Target,
} from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { type Suggestion, suggestionText } from '@/domain/study/suggestion'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { classNames } from '../class-names'
import { RowContent, rowClass } from '../row'
import { Skeleton } from '../skeleton'

const icons: Record<Suggestion['kind'], LucideIcon> = {
  article: Newspaper,
  daily: ListChecks,
  diagnosis: CirclePlay,
  dose: Sparkles,
  job: CalendarClock,
  live: Radio,
  mistakes: RotateCcw,
  next: ClipboardList,
  open: PenLine,
  plan: CalendarDays,
  practice: SlidersHorizontal,
  result: ListChecks,
  resume: PenLine,
  revision: RotateCcw,
  test: ClipboardList,
  topic: Target,
}

/** A suggestion: a link where it has an address, else a button. */
function Row({ suggestion, onPress }: { suggestion: Suggestion; onPress: (() => void) | undefined }) {
  const { kind, title, to, isDone } = suggestion
  const text = suggestionText(suggestion)
  const className = classNames(rowClass, 'min-h-20')
  const content = (
    <RowContent
      icon={isDone ? Check : icons[kind]}
      title={
        <span lang={languageOf(title)} className={text === '' ? undefined : 'line-clamp-2 font-semibold'}>
          {title}
        </span>
      }
      isDone={isDone}
      detail={
        text && (
          <span className="line-clamp-2">
            {isDone && <span className="sr-only">{t('Done:')} </span>}
            {text}
          </span>
        )
      }
    />
  )
  return to === undefined ? (
    <button type="button" className={className} onClick={onPress}>
      {content}
    </button>
  ) : (
    <Link to={to} className={className}>
      {content}
    </Link>
  )
}

/** Keys of the places: a suggestion that comes late takes its place and moves no other. */
const placeNames = ['first', 'second', 'third', 'fourth'] as const

/** Heights on a phone, where the rows are one below the other: fewer share the place that is kept. */
const kept = { 3: 'max-sm:min-h-66', 4: 'max-sm:min-h-89' } as const

/**
 * A list of suggestions under its heading; nothing when it is empty.
 * @param suggestions null while they are on the way: their places are kept
 * @param places as many as there may be, so that nothing below moves when they come; absent where nothing waits
 * @param onPress what the page does for a suggestion without an address
 * @param children stands beside the heading
 */
export function Suggestions<Shown extends Suggestion>({
  title,
  label,
  suggestions,
  places,
  onPress,
  children,
}: {
  title: string
  label?: string
  suggestions: readonly Shown[] | null
  places?: keyof typeof kept
  onPress?: (suggestion: Shown) => void
  children?: ReactNode
}) {
  const headingId = useId()
  const listClass = classNames(
    'mt-4 grid content-start grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-3',
    places && kept[places],
  )
  if (suggestions?.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-center justify-between gap-4">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        {children}
      </div>
      {suggestions ? (
        <ol aria-label={label} className={listClass}>
          {suggestions.map((suggestion, place) => (
            <li key={`${placeNames[place]} ${suggestion.title}`}>
              <Row suggestion={suggestion} onPress={onPress && (() => onPress(suggestion))} />
            </li>
          ))}
        </ol>
      ) : (
        <div role="status" aria-label={t('Loading: {title}', { title })} className={listClass}>
          {placeNames.slice(0, places ?? 0).map((place) => (
            <Skeleton key={place} className="min-h-20 rounded-card" />
          ))}
        </div>
      )}
    </section>
  )
}
