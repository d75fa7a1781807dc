import { BookOpen, FileText, Link2, Lock, PlayCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Resource } from '@/content/resources/schema'
import { languageNote, languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { MetaLine } from '@/ui/list/item-card'
import { readerLink } from '../model/reader-link'
import { resourceFacts } from '../model/resource-facts'
import { FirstPage } from './first-page'

const kinds = {
  pdf: { icon: FileText, name: t('PDF') },
  video: { icon: PlayCircle, name: t('Video') },
  link: { icon: Link2, name: t('Link') },
} as const

/**
 * One item of a pack; without an action it is locked.
 * @param productId of the pack, once it is owned.
 */
export function ResourceRow({
  resource,
  productId,
  action,
  keeping,
}: {
  resource: Resource
  productId: string | null
  action: ReactNode
  /** Below all of it. */
  keeping: ReactNode
}) {
  const { icon: Icon, name } = kinds[resource.kind]
  const isPicture = /\.(?:jpe?g|png|webp)$/i.test(resource.address ?? '')
  const facts = [
    isPicture ? t('Picture') : name,
    ...resourceFacts(resource),
    languageNote(resource.title, resource.languages),
  ]
  const reader = productId === null ? null : readerLink(resource, productId)
  const icon = (
    <span className="grid size-14 place-items-center self-start rounded-control bg-raised text-muted">
      <Icon size={24} aria-hidden />
    </span>
  )
  return (
    <li className="grid grid-cols-[56px_1fr] items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-[56px_1fr_auto] sm:p-5">
      {resource.firstPage === null ? (
        icon
      ) : (
        <FirstPage resource={resource} picture={resource.firstPage} reader={reader} fallback={icon} />
      )}
      <div className="min-w-0">
        <h3 lang={languageOf(resource.title)} className="font-sans text-base leading-snug tracking-normal">
          {resource.title}
        </h3>
        {resource.description && (
          <p lang={languageOf(resource.description)} className="mt-1 text-detail text-muted">
            {resource.description}
          </p>
        )}
        <p className="mt-1.5 text-sm text-muted">
          <MetaLine facts={facts} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:col-span-2">
        {reader && (
          <ButtonLink {...reader} className="max-sm:flex-auto">
            <BookOpen size={18} aria-hidden />
            {t('Read')}{' '}
            <span className="sr-only" lang={languageOf(resource.title)}>
              {resource.title}
            </span>
          </ButtonLink>
        )}
        {action || (
          <span className="inline-flex items-center gap-1.5 text-sm font-medium text-muted max-sm:ml-18">
            <Lock size={16} aria-hidden />
            {t('Locked')}
          </span>
        )}
      </div>
      {keeping && <div className="col-span-full sm:col-start-2">{keeping}</div>}
    </li>
  )
}
