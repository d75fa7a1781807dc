import { t } from '@/language/text'
import { AppError } from '@/lib/app-error'

/** The options of the provider's checkout that the product uses (spec section 7). */
export interface RazorpayOptions {
  key: string
  /** Paise. */
  amount: number
  currency: string
  name: string
  description: string
  order_id: string
  prefill: { name: string; email: string }
  theme: { color: string }
  retry: { enabled: false }
  handler: (success: unknown) => void
  modal: { ondismiss: () => void }
}

interface ProviderCheckout {
  open: () => void
  on: (event: 'payment.failed', listener: (failure: unknown) => void) => void
}

export type CheckoutConstructor = new (options: RazorpayOptions) => ProviderCheckout

const giveUpAfterMs = 20_000
const loads = new Map<string, Promise<CheckoutConstructor>>()

function loadFailed(): AppError {
  return new AppError('checkout-script', t('Failed to load payment provider script'))
}

function providerConstructor(): CheckoutConstructor {
  const found: unknown = Reflect.get(window, 'Razorpay')
  if (typeof found !== 'function') throw loadFailed()
  // The provider's script has no types; this is the public surface that its documentation promises.
  return found as CheckoutConstructor
}

function runScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(loadFailed())
    }
    const timer = setTimeout(fail, giveUpAfterMs)
    script.src = url
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', fail)
    for (const type of ['load', 'error']) script.addEventListener(type, () => clearTimeout(timer))
    document.head.append(script)
  })
}

/**
 * Loads the provider's script once, when somebody first pays; a load that failed is tried again at the next call.
 * @throws AppError 'Failed to load payment provider script'
 */
export function loadCheckout(url: string): Promise<CheckoutConstructor> {
  const known = loads.get(url)
  if (known) return known
  const load = runScript(url).then(providerConstructor)
  loads.set(url, load)
  load.catch(() => loads.delete(url))
  return load
}
