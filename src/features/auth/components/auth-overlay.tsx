import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Modal } from '@/ui/modal'
import { PageTitle } from '@/ui/page-title'

/** The shared frame of the login, register and forgot-password overlays; closing leads to `closeTo`. */
export function AuthOverlay({
  title,
  intro,
  closeTo,
  children,
}: {
  title: string
  intro?: ReactNode
  closeTo: string
  children: ReactNode
}) {
  const navigate = useNavigate()
  return (
    <Modal title={title} onClose={() => void navigate(closeTo)}>
      <PageTitle title={title} />
      {intro && <p className="-mt-3 mb-6 text-muted">{intro}</p>}
      {children}
    </Modal>
  )
}
