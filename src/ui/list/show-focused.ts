import type { FocusEvent } from 'react'

/** Shows all of what a key has come to: browsers leave it where a part of it is in sight. For a row's `onFocus`. */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
