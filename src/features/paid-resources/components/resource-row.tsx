import { FileText, Link2, Lock, PlayCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Resource } from '@/content/resources/schema'
import { languageNote, languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { cardLinkClass, MetaLine } from '@/ui/list/item-card'
import { readerLink } from '../model/reader-link'
import { resourceFacts } from '../model/resource-facts'
import { FirstPage } from './first-page'

const kinds = {
  pdf: { icon: FileText, name: t('PDF') },
  video: { icon: PlayCircle, name: t('Video') },
  link: { icon: Link2, name: t('Link') },
} as const

/**
 * One item of a pack: a press on it opens it. Without an action it is locked.
 * @param productId of the pack, once it is owned.
 */
export function ResourceRow({
  resource,
  productId,
  action,
}: {
  resource: Resource
  productId: string | null
  action: ReactNode
}) {
  const { icon: Icon, name } = kinds[resource.kind]
  const isPicture = /\.(?:jpe?g|png|webp)$/i.test(resource.address ?? '')
  const facts = [
    isPicture ? t('Picture') : name,
    // An owner has the newest date above the list.
    ...resourceFacts(productId === null ? resource : { ...resource, updatedAt: null }),
    languageNote(resource.title, resource.languages),
  ]
  const reader = productId === null ? null : readerLink(resource, productId)
  const icon = (
    <span className="grid size-14 flex-none place-items-center self-start rounded-control bg-raised text-muted">
      <Icon size={24} aria-hidden />
    </span>
  )
  return (
    <li className="relative flex gap-4 p-4 has-[a:hover]:bg-raised sm:px-5">
      {resource.firstPage === null ? (
        icon
      ) : (
        <FirstPage
          resource={resource}
          picture={resource.firstPage}
          isOwned={productId !== null}
          fallback={icon}
        />
      )}
      <div className="min-w-0 flex-1">
        <h3 lang={languageOf(resource.title)} className="font-sans text-base leading-snug tracking-normal">
          {reader ? (
            <Link {...reader} className={cardLinkClass}>
              <span className="sr-only">{t('Read')}</span> {resource.title}
            </Link>
          ) : (
            resource.title
          )}
        </h3>
        {resource.description && (
          <p lang={languageOf(resource.description)} className="mt-1 line-clamp-2 text-detail text-muted">
            {resource.description}
          </p>
        )}
        <p className="mt-1.5 text-sm text-muted">
          <MetaLine facts={facts} />
        </p>
      </div>
      <div className="flex flex-none items-center self-center max-sm:-mr-2">
        {action || (
          <span className="grid size-11 place-items-center text-muted">
            <Lock size={18} aria-hidden />
            <span className="sr-only">{t('Locked')}</span>
          </span>
        )}
      </div>
    </li>
  )
}
