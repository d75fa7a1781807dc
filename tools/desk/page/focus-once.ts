/** A `ref` that takes the focus when its element appears, so that the keyboard and a screen reader go on there. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus()
