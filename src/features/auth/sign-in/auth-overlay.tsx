import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Modal } from '@/ui/dialog/modal'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { FormStatus } from '../forms/form-status'

/** After closing, the focus goes to the visible link that leads here: what was pressed may have been drawn anew since. */
function useFocusBackOn(path: string) {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        const links = Array.from(document.querySelectorAll<HTMLElement>(`a[href="${path}"]`))
        links.find((link) => link.offsetParent !== null)?.focus({ preventScroll: true })
      }, 100)
    },
    [path],
  )
}

/** The shared frame of the account overlays; closing leads to `closeTo`. */
export function AuthOverlay({
  title,
  intro,
  problem,
  way,
  closeTo,
  closeState,
  children,
}: {
  title: string
  intro: ReactNode
  /** Why the form was refused; takes the place of the intro. */
  problem?: string | undefined
  /** A link that solves the problem. */
  way?: ReactNode
  closeTo: string
  closeState?: unknown
  children: ReactNode
}) {
  const navigate = useNavigate()
  useFocusBackOn(useLocation().pathname)
  return (
    <Modal title={title} onClose={() => void navigate(closeTo, { state: closeState })} topOn={problem ?? ''}>
      <PageTitle title={title} />
      <NoIndex />
      <div className="-mt-3">
        <FormStatus problem={problem} way={way}>
          {intro}
        </FormStatus>
      </div>
      {children}
    </Modal>
  )
}
