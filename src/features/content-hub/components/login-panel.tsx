import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'

/** Login and Create free account; both lead back to this page and carry the reason (spec section 6). */
export function LoginActions({ message }: { message: string }) {
  const { pathname, search } = useLocation()
  const state = { from: pathname + search, message }
  return (
    <div className="flex flex-wrap gap-3 *:grow max-sm:w-full">
      <ButtonLink to={paths.register} state={state} look="primary">
        {t('Create free account')}
      </ButtonLink>
      <ButtonLink to={paths.login} state={state}>
        {t('Login')}
      </ButtonLink>
    </div>
  )
}

/** Below what a visitor may look at: why an account is needed, what is in it, and the ways to have one. */
export function LoginPanel({ message, children }: { message: string; children: ReactNode }) {
  return (
    <Card className="for-visitors mt-6 flex flex-wrap items-center gap-4 p-5">
      <div className="w-72 grow">
        <h2 className="text-lg">{message}</h2>
        <p className="mt-1 text-detail text-muted">{children}</p>
      </div>
      <LoginActions message={message} />
    </Card>
  )
}
