import { Download, ExternalLink, FileText, Link2 } from 'lucide-react'
import { type ResourceType, resourceTypes, type StudyResource } from '@/content/resources/schema'
import { categoryName } from '@/domain/category-name'
import { languageNote, languageOf } from '@/domain/text-language'
import { SaveButton } from '@/features/saved'
import { t } from '@/language/text'
import { formatFileSize } from '@/lib/file-size'
import { Card } from '@/ui/card'
import { ExternalAction } from '@/ui/item/external-action'
import { ShareButton } from '@/ui/item/share-button'
import { MetaLine } from '@/ui/list/item-card'

const typeLabels: Readonly<Record<ResourceType, string>> = {
  pdf: t('PDF'),
  document: t('Document'),
  video: t('Video'),
  link: t('Link'),
}

/** A type as a student reads it: `PDF`, `Link`; one of the document's own with a capital. */
export function typeLabel(type: string): string {
  const known = resourceTypes.find((one) => one === type)
  return known ? typeLabels[known] : type.charAt(0).toUpperCase() + type.slice(1)
}

/**
 * A document card: only its buttons do something, the card itself does not (spec section 2). A file is downloaded; a
 * page elsewhere is opened.
 */
export function ResourceCard({ resource }: { resource: StudyResource }) {
  const isPage = resource.type === 'link'
  const Sign = isPage ? Link2 : FileText
  const Way = isPage ? ExternalLink : Download
  const { title } = resource
  const nothing = isPage
    ? t('No link available for "{title}". Please contact support.', { title })
    : t('No PDF URL available for "{title}". Please contact support.', { title })
  const facts = [
    resource.category && categoryName(resource.category),
    typeLabel(resource.type),
    formatFileSize(resource.sizeBytes),
    languageNote(resource.title, resource.languages),
  ]
  return (
    <Card className="flex h-full flex-col p-4.5">
      <div className="flex gap-3.5">
        <span className="grid size-11 flex-none place-items-center rounded-control bg-raised text-secondary">
          <Sign size={22} aria-hidden />
        </span>
        <div className="min-w-0 flex-1">
          <h2
            lang={languageOf(resource.title)}
            className="font-sans text-reading leading-snug font-semibold tracking-[-0.01em]"
          >
            {resource.title}
          </h2>
          <p className="mt-1 text-meta text-muted">
            <MetaLine facts={facts} />
          </p>
        </div>
        <SaveButton
          item={{
            kind: 'resource',
            itemId: resource.id,
            title: resource.title,
            detail: resource.category,
            url: resource.url,
          }}
          className="-mt-2 -mr-2 self-start"
        />
      </div>
      {resource.description && (
        <p lang={languageOf(resource.description)} className="mt-3 line-clamp-3 text-detail text-muted">
          {resource.description}
        </p>
      )}
      <div className="mt-auto flex gap-2 pt-4">
        <ExternalAction href={resource.url} alertText={nothing} className="flex-1">
          <Way size={18} aria-hidden />
          <span>
            {isPage ? t('Open') : t('Download')}
            <span className="sr-only" lang={languageOf(resource.title)}>
              {' '}
              {resource.title}
            </span>
          </span>
        </ExternalAction>
        {resource.url !== null && <ShareButton title={resource.title} path={resource.url} small />}
      </div>
    </Card>
  )
}
