import { useState } from 'react'
import { t } from '@/language/text'

/** The page that is read, as a field: a number and Enter go there; anything else changes nothing. */
export function PageField({
  page,
  pageCount,
  goTo,
}: {
  page: number
  /** 0 while the document is not open. */
  pageCount: number
  goTo: (page: number) => void
}) {
  // null: not being typed into, so it follows the page that is read.
  const [typed, setTyped] = useState<string | null>(null)
  const leave = (wanted: number | null) => {
    if (wanted !== null && Number.isInteger(wanted) && wanted >= 1) goTo(wanted)
    setTyped(null)
  }
  const closed = pageCount === 0
  return (
    <form
      className="flex items-center gap-1.5 text-sm tabular-nums"
      onSubmit={(event) => {
        event.preventDefault()
        // Enter on the page that is read goes to its top.
        leave(typed === null ? page : Number(typed))
      }}
    >
      <input
        aria-label={closed ? t('Page') : t('Page, 1 to {total}', { total: pageCount })}
        inputMode="numeric"
        autoComplete="off"
        disabled={closed}
        value={closed ? '–' : (typed ?? String(page))}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => leave(typed === null ? null : Number(typed))}
        className="h-11 w-12 rounded-control border border-edge/70 bg-background text-center text-base disabled:text-muted"
      />
      <span className="min-w-10 whitespace-nowrap text-muted">
        {t('of {total}', { total: closed ? '–' : pageCount })}
      </span>
    </form>
  )
}
