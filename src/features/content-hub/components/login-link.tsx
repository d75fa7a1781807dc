import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { loginMessages } from '@/config/login-messages'
import { paths } from '@/config/paths'
import { cardLinkClass } from '@/ui/list/item-card'

/** The title of a paid item for who is not signed in: it leads to login, and back (spec section 6). */
export function LoginLink({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <Link
      to={paths.login}
      state={{ from: pathname + search, message: loginMessages.paidContent }}
      className={cardLinkClass}
    >
      {children}
    </Link>
  )
}
