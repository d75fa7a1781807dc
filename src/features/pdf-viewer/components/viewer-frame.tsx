import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageTitle } from '@/ui/page-title'

/** The whole screen for one file: its title, Close, and what is between. */
export function ViewerFrame({
  title,
  onClose,
  actions,
  children,
}: {
  title: string
  onClose: () => void
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <main className="whole-screen flex flex-col">
      <PageTitle title={title} />
      <header className="flex flex-none items-center gap-2 border-b border-line bg-surface py-1.5 pr-2 pl-4 sm:pl-6">
        <h1 className="mr-auto truncate text-base tracking-normal sm:text-lg">{title}</h1>
        {actions}
        <button
          type="button"
          onClick={onClose}
          className="inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-control px-2.5 text-[15px] font-semibold hover:bg-raised sm:px-4"
        >
          <X size={20} aria-hidden />
          <span className="max-sm:sr-only">Close</span>
        </button>
      </header>
      {children}
    </main>
  )
}
