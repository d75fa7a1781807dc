import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { loginMessages } from '@/config/login-messages'
import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button'
import { MessagePanel } from '@/ui/panels'

/** Instead of a page that needs login: the way to /login and back. */
export function LoginPanel({
  title,
  headingLevel,
  children,
}: {
  title: string
  headingLevel: 'h1' | 'h2'
  children?: ReactNode
}) {
  const { pathname, search } = useLocation()
  return (
    <MessagePanel
      icon={<LockKeyhole size={26} aria-hidden />}
      title={title}
      headingLevel={headingLevel}
      actions={
        <ButtonLink
          to={paths.login}
          state={{ from: pathname + search, message: loginMessages.paidPdfs }}
          look="primary"
        >
          Login
        </ButtonLink>
      }
    >
      {children}
    </MessagePanel>
  )
}
