import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Product } from '@/domain/purchase/product'
import { t } from '@/language/text'
import { type SessionUser, useSession } from '@/session'
import { showAlert } from '@/ui/dialog/alert-store'
import type { Buyer } from '../payment'
import { resumePayments } from '../recovery/resume-payments'
import { isCheckoutBusy, setCheckoutBusy, startPurchase, subscribeToCheckout } from './start-purchase'

const loginFirst = t('Please login before making a purchase')

interface Checkout {
  /** True from the click on Buy until the purchase shows, or the attempt is over. */
  busy: boolean
  /** Resolves when the checkout is on its way, or the visitor on theirs to /login. */
  buy: (product: Product) => Promise<void>
  /** Asks at once about a payment that is being confirmed, instead of in half a minute. */
  checkAgain: () => Promise<void>
}

function toBuyer({ id, email, firstName, lastName }: SessionUser): Buyer {
  return { userId: id, email, name: `${firstName} ${lastName}`.trim() }
}

/**
 * Buying (spec section 4, payment flow). A visitor is asked to log in and comes back to the same page; whoever has
 * already paid for the product has that payment finished instead of paying again.
 */
export function useCheckout(): Checkout {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const queryClient = useQueryClient()
  const underWay = useSyncExternalStore(subscribeToCheckout, isCheckoutBusy, () => false)
  return {
    busy: session.status === 'loading' || underWay,
    async buy(product) {
      if (session.status === 'loading') return
      if (session.status === 'signed-out') {
        await showAlert(loginFirst)
        await navigate(paths.login, { state: { from: pathname + search, message: loginFirst } })
        return
      }
      if (isCheckoutBusy()) return
      setCheckoutBusy(true)
      startPurchase(queryClient, product, toBuyer(session.user))
    },
    async checkAgain() {
      if (session.status !== 'signed-in' || isCheckoutBusy()) return
      setCheckoutBusy(true)
      try {
        await resumePayments(queryClient, session.user.id, { refused: false })
      } finally {
        setCheckoutBusy(false)
      }
    },
  }
}
