import { Fragment, type ReactNode } from 'react'
import { languageOfFact } from '@/domain/text-language'
import { classNames } from '../class-names'
import { Picture } from '../picture'

/** For the one link of a card: its area is the whole card, its focus ring too. */
export const cardLinkClass =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-secondary'

/** Facts in a line of text, `20/11/2026 · Economy`; where they need several, no line begins or ends with a dot. */
export function MetaLine({ facts }: { facts: ReadonlyArray<string | null | false> }) {
  const known = facts.filter((fact): fact is string => Boolean(fact))
  if (known.length === 0) return null
  return (
    <span className="facts">
      {known.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' '}
          <span lang={languageOfFact(fact)} className="tabular-nums">
            {index > 0 && <span aria-hidden>· </span>}
            {fact}
          </span>
        </Fragment>
      ))}
    </span>
  )
}

/**
 * A card of a content list: on a phone the picture stands at the left, from 640 px on above the text.
 * @param heading the title; where the card leads somewhere, a link with `cardLinkClass`.
 * @param picture left out for cards without one; null falls back to the logo.
 * @param badge a chip over the picture.
 */
export function ItemCard({
  heading,
  picture,
  badge,
  meta,
  action,
  children,
}: {
  heading: ReactNode
  picture?: string | null
  badge?: ReactNode
  meta?: ReactNode
  /** A button at the card's lower right corner, over the card's own link. */
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <article
      className={classNames(
        'relative flex h-full overflow-hidden rounded-card border border-line bg-surface transition-colors',
        'has-[a:hover]:border-edge has-[button:hover]:border-edge sm:flex-col',
      )}
    >
      {picture !== undefined && (
        <div className="relative flex-none bg-raised max-sm:my-4 max-sm:ml-4 max-sm:size-22 max-sm:rounded-control sm:aspect-video">
          <Picture
            src={picture}
            alt=""
            width={640}
            height={360}
            className="absolute inset-0 size-full max-sm:rounded-control"
          />
          {badge && <div className="absolute max-sm:bottom-1 max-sm:left-0 sm:top-3 sm:left-3">{badge}</div>}
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 sm:p-4.5">
        <h2 className="font-sans text-card leading-snug font-semibold tracking-[-0.01em] sm:text-reading">
          {heading}
        </h2>
        {children}
        {(meta || action) && (
          <div className="mt-auto flex items-end justify-between gap-2 pt-1">
            <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-meta text-muted">
              {meta}
            </div>
            {action && <div className="-mr-2.5 -mb-2.5">{action}</div>}
          </div>
        )}
      </div>
    </article>
  )
}
