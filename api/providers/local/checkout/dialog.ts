import type { CheckoutOptions } from './options'
import { formatAmount } from './options'
import styles from './styles.css?inline'
import { themeOf } from './theme'

export interface CheckoutDialog {
  show(): void
  /** Removes the dialog from the page and gives the focus back. */
  remove(): void
  setBusy(isBusy: boolean): void
  /** A message that is read out at once; an empty one clears it. */
  setMessage(text: string): void
}

export interface DialogActions {
  onPay: () => void
  onFail: () => void
  onClose: () => void
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag)
  created.textContent = text
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value)
  return created
}

/** Tab goes round inside the dialog: natively it would leave for the browser's own controls. */
function keepFocusInside(dialog: HTMLDialogElement, buttons: readonly HTMLButtonElement[]): void {
  dialog.addEventListener('keydown', (event) => {
    event.stopPropagation()
    if (event.key !== 'Tab') return
    const usable = buttons.filter((button) => !button.disabled)
    const root = dialog.getRootNode()
    const active = root instanceof ShadowRoot ? root.activeElement : null
    const edge = event.shiftKey ? usable[0] : usable.at(-1)
    const isInside = usable.some((button) => button === active)
    if (isInside && active !== edge) return
    event.preventDefault()
    const target = event.shiftKey ? usable.at(-1) : usable[0]
    ;(target ?? dialog).focus()
  })
}

/** Builds the checkout as a native modal dialog in a shadow root, so that neither page nor dialog restyles the other. */
export function createDialog(options: CheckoutOptions, actions: DialogActions): CheckoutDialog {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const dialog = element('dialog', '', { 'aria-labelledby': 'merchant', 'aria-describedby': 'what amount' })
  const theme = themeOf(options.theme?.color)
  dialog.style.setProperty('--theme', theme.background)
  dialog.style.setProperty('--on-theme', theme.text)

  const payer = [options.prefill?.name, options.prefill?.email].filter(Boolean).join(', ')
  const message = element('p', '', { role: 'alert', class: 'message' })
  const status = element('p', '', { role: 'status', class: 'status' })
  const pay = element('button', 'Pay', { type: 'button', class: 'pay', autofocus: '' })
  const fail = element('button', 'Test a failed payment', { type: 'button', class: 'fail' })
  const close = element('button', 'Cancel', { type: 'button' })
  const actionsRow = element('div', '', { class: 'actions' })
  actionsRow.append(pay, close, fail)

  const merchant = options.name || 'Checkout'
  const head = element('div', '', { class: 'head' })
  head.append(
    element('span', merchant.charAt(0), { class: 'sign', 'aria-hidden': 'true' }),
    element('h2', merchant, { id: 'merchant' }),
    element('p', 'Test mode', { class: 'mode' }),
  )
  const summary = element('div', '', { class: 'summary' })
  summary.append(
    element('p', options.description ?? '', { id: 'what', class: 'what' }),
    element('p', formatAmount(options.amount, options.currency), { id: 'amount', class: 'amount' }),
    ...(payer ? [element('p', `Paying as ${payer}`, { class: 'payer' })] : []),
  )

  dialog.append(
    head,
    summary,
    element('p', 'No money moves: this checkout is for trying out.', { class: 'note' }),
    message,
    status,
    actionsRow,
  )
  // A sheet and no style element: the page's Content-Security-Policy lets no inline styles in.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  root.append(dialog)

  pay.addEventListener('click', actions.onPay)
  fail.addEventListener('click', actions.onFail)
  close.addEventListener('click', actions.onClose)
  keepFocusInside(dialog, [pay, close, fail])
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    if (options.modal?.escape !== false) actions.onClose()
  })
  // A browser closes a dialog at a repeated Escape even when `cancel` was prevented.
  dialog.addEventListener('close', actions.onClose)

  const previousFocus = document.activeElement
  return {
    show() {
      document.body.append(host)
      dialog.showModal()
    },
    remove() {
      host.remove()
      if (previousFocus instanceof HTMLElement) previousFocus.focus()
    },
    setBusy(isBusy) {
      dialog.setAttribute('aria-busy', String(isBusy))
      status.textContent = isBusy ? 'Processing the payment...' : ''
      for (const button of [pay, close, fail]) button.disabled = isBusy
      if (!isBusy && dialog.open) pay.focus()
    },
    setMessage(text) {
      message.textContent = text
    },
  }
}
