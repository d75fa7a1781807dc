import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink, PlayCircle } from 'lucide-react'
import { useState } from 'react'
import { resourceAccessQuery } from '@/content/resources/queries'
import type { Resource } from '@/content/resources/schema'
import { languageOf } from '@/domain/text-language'
import { DownloadFileButton } from '@/features/offline'
import { t } from '@/language/text'
import { webLink } from '@/lib/web-link'
import { Button } from '@/ui/button'
import { showAlert } from '@/ui/dialog/alert-store'
import { ExternalActionLink } from '@/ui/item/external-action-link'
import { cardLinkClass } from '@/ui/list/item-card'
import { ownRequest } from '../model/own-file'
import { FilmDialog } from './film-dialog'

/** What a press does, and with what; on phones only the icon beside it shows. */
function ActionWords({ verb, title }: { verb: string; title: string }) {
  return (
    <>
      <span className="max-sm:sr-only">{verb}</span>{' '}
      <span className="sr-only" lang={languageOf(title)}>
        {title}
      </span>
    </>
  )
}

/** Download of a bought PDF for offline; one of another site is opened in a new tab, which saves or shows it. */
function DownloadAction({ resource }: { resource: Resource }) {
  const { title, address, sizeBytes } = resource
  const request = ownRequest(resource)
  if (request) return <DownloadFileButton request={request} bytes={sizeBytes} ofList />
  const elsewhere = webLink(address)
  const label = (
    <>
      <Download size={18} aria-hidden />
      <ActionWords verb={t('Download')} title={title} />
    </>
  )
  return elsewhere === null ? (
    <Button
      look="quiet"
      className="relative"
      onClick={() =>
        void showAlert(t('No PDF URL available for "{title}". Please contact support.', { title }))
      }
    >
      {label}
    </Button>
  ) : (
    <ExternalActionLink href={elsewhere} look="quiet" className="relative">
      {label}
    </ExternalActionLink>
  )
}

/** A bought film plays here. Any other video or link is a real link, so its address is read before the press. */
function AccessAction({ resource, userId }: { resource: Resource; userId: string }) {
  const open = webLink(resource.address)
  const access = useQuery({ ...resourceAccessQuery(userId, resource.id), enabled: open === null })
  const [playing, setPlaying] = useState(false)
  const found = open !== null ? { kind: 'web' as const, url: open } : (access.data ?? null)
  const words = <ActionWords verb={t('Access')} title={resource.title} />
  const label = (
    <>
      <ExternalLink size={18} aria-hidden />
      {words}
    </>
  )
  if (found?.kind === 'web') {
    return (
      <ExternalActionLink href={found.url} look="quiet" className={cardLinkClass}>
        {label}
      </ExternalActionLink>
    )
  }
  if (found?.kind === 'film') {
    return (
      <>
        <Button
          look="quiet"
          className={cardLinkClass}
          aria-haspopup="dialog"
          onClick={() => setPlaying(true)}
        >
          <PlayCircle size={18} aria-hidden />
          {words}
        </Button>
        {playing && (
          <FilmDialog
            title={resource.title}
            path={found.path}
            userId={userId}
            onClose={() => setPlaying(false)}
          />
        )}
      </>
    )
  }
  const missing = t('No link available for "{title}". Please contact support.', { title: resource.title })
  return (
    <Button
      look="quiet"
      className={cardLinkClass}
      disabled={access.isFetching}
      onClick={() => void (access.isError ? access.refetch() : showAlert(missing))}
    >
      {access.isError ? t('Try Again') : label}
    </Button>
  )
}

/** What an owner can do with a resource: Download for PDFs, Access for the others (spec section 2). */
export function ResourceAction({ resource, userId }: { resource: Resource; userId: string }) {
  return resource.kind === 'pdf' ? (
    <DownloadAction resource={resource} />
  ) : (
    <AccessAction resource={resource} userId={userId} />
  )
}
