import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { CurrentAffair } from '@/content/current-affairs/schema'
import { isPlainClick } from '@/lib/navigation/plain-click'

/** A link to an article's page, which a plain click opens in the modal instead. */
export function OpenLink({
  article,
  onOpen,
  className,
  children,
}: {
  article: CurrentAffair
  onOpen: (id: string) => void
  className: string
  children: ReactNode
}) {
  return (
    <Link
      to={paths.currentAffairArticle(article.title, article.id)}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpen(article.id)
      }}
    >
      {children}
    </Link>
  )
}
