import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Product } from '@/domain/purchase/product'
import { useSession } from '@/features/auth'
import { showAlert } from '@/ui/alert-store'

const loginFirst = 'Please login before making a purchase'

export interface Checkout {
  /** True from the click on Buy until the purchase shows, or the attempt is over. */
  busy: boolean
  buy: (product: Product) => Promise<void>
}

/** Buying (spec section 4, payment flow). A visitor is asked to log in and comes back to the same page. */
export function useCheckout(): Checkout {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return {
    busy: session.status === 'loading',
    async buy() {
      if (session.status !== 'signed-in') {
        await showAlert(loginFirst)
        await navigate(paths.login, { state: { from: pathname + search, message: loginFirst } })
        return
      }
      await showAlert('Failed to initialize payment. Please try again.')
    },
  }
}
