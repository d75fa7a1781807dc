/**
 * The checkout that the page opens, with the surface of the real one.
 *
 * | state  | Pay, Fail  | Close, Escape, close()           | the provider's answer                                      |
 * |--------|------------|----------------------------------|------------------------------------------------------------|
 * | closed | -          | -                                | -                                                          |
 * | ready  | to paying  | to closed, ondismiss             | -                                                          |
 * | paying | ignored    | remembered until the answer      | paid: closed, handler; else: message, ready (or closed)    |
 *
 * `payment.failed` reports a failed payment, which has an id. An unpayable order or a network failure is only shown, and
 * the student can retry or close.
 */
import { type CheckoutDialog, createDialog } from './dialog'
import { type CheckoutOptions, type Failure, requireUsable } from './options'
import { type Answer, type Outcome, requestPayment } from './payment-request'

type FailureListener = (failure: Failure) => void

const UNREACHABLE = 'The payment service could not be reached. Check your internet connection and try again.'

export class Checkout {
  /** Where payments go; set once by the script that defines the class. */
  static paymentsUrl = ''

  readonly #options: CheckoutOptions
  readonly #failureListeners: FailureListener[] = []
  #dialog: CheckoutDialog | undefined
  #state: 'closed' | 'ready' | 'paying' = 'closed'
  #isDismissWanted = false

  /** @throws Error when the options lack a key, an order or an amount in paise */
  constructor(options: CheckoutOptions) {
    requireUsable(options)
    this.#options = options
  }

  on(event: string, listener: FailureListener): this {
    if (event === 'payment.failed') this.#failureListeners.push(listener)
    return this
  }

  open(): void {
    if (this.#state !== 'closed') return
    this.#state = 'ready'
    this.#isDismissWanted = false
    this.#dialog = createDialog(this.#options, {
      onPay: () => void this.#pay('pay'),
      onFail: () => void this.#pay('fail'),
      onClose: () => this.close(),
    })
    this.#dialog.show()
  }

  close(): void {
    if (this.#state === 'paying') this.#isDismissWanted = true
    if (this.#state !== 'ready') return
    this.#remove()
    this.#options.modal?.ondismiss?.()
  }

  #remove(): void {
    this.#state = 'closed'
    this.#dialog?.remove()
    this.#dialog = undefined
  }

  async #pay(outcome: Outcome): Promise<void> {
    if (this.#state !== 'ready') return
    this.#state = 'paying'
    this.#dialog?.setMessage('')
    this.#dialog?.setBusy(true)
    this.#settle(await requestPayment(Checkout.paymentsUrl, this.#options, outcome))
  }

  #settle(answer: Answer): void {
    if (answer.kind === 'paid') {
      this.#remove()
      this.#options.handler?.(answer.success)
      return
    }
    this.#state = 'ready'
    this.#dialog?.setBusy(false)
    this.#dialog?.setMessage(messageOf(answer))
    if (answer.kind === 'failed') {
      for (const listener of this.#failureListeners) listener(answer.failure)
    }
    const isOver = answer.kind === 'failed' && this.#options.retry?.enabled === false
    if (isOver || this.#isDismissWanted) this.close()
  }
}

function messageOf(answer: Exclude<Answer, { kind: 'paid' }>): string {
  if (answer.kind === 'unreachable') return UNREACHABLE
  return answer.kind === 'refused'
    ? answer.description
    : `${answer.failure.error.description} You can try again.`
}
