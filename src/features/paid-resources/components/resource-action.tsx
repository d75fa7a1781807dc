import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink, PlayCircle } from 'lucide-react'
import { useState } from 'react'
import { resourceAccessQuery } from '@/content/resources/queries'
import type { Resource } from '@/content/resources/schema'
import { languageOf } from '@/domain/text-language'
import { downloads } from '@/features/offline'
import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { readPaidFile } from '@/lib/firebase/paid-file'
import { saveFile } from '@/lib/save-file'
import { webLink } from '@/lib/web-link'
import { idToken } from '@/session'
import { Button } from '@/ui/button'
import { showAlert } from '@/ui/dialog/alert-store'
import { ExternalActionLink } from '@/ui/item/external-action-link'
import { Spinner } from '@/ui/spinner'
import { projectPath } from '../model/own-file'
import { FilmDialog } from './film-dialog'

const look = 'max-sm:flex-auto'
const failure = t('Failed to download. Please check your connection and try again.')

/** The downloaded copy costs no data. @throws AppError */
async function downloadedOrRead(userId: string, path: string): Promise<Blob> {
  const downloaded = await downloads.file(userId, path)
  const copy =
    downloaded && !downloaded.isOld ? await downloaded.blob('application/pdf').catch(() => null) : null
  return copy ?? readPaidFile(path, idToken, failure)
}

/** Download of a bought PDF: saved on the device; one of another site is opened in a new tab, which saves or shows it. */
function DownloadAction({ resource, userId }: { resource: Resource; userId: string }) {
  const { title, address } = resource
  const [busy, setBusy] = useState(false)
  const path = projectPath(address)
  const elsewhere = path === null ? webLink(address) : null
  if (elsewhere !== null) {
    return (
      <ExternalActionLink href={elsewhere} className={look}>
        <Download size={18} aria-hidden />
        {t('Download')}{' '}
        <span className="sr-only" lang={languageOf(title)}>
          {title}
        </span>
      </ExternalActionLink>
    )
  }
  const download = async () => {
    if (path === null) {
      await showAlert(t('No PDF URL available for "{title}". Please contact support.', { title }))
      return
    }
    setBusy(true)
    await downloadedOrRead(userId, path).then(
      (blob) => saveFile(blob, `${title}.${/\.(\w+)$/.exec(path)?.[1] ?? 'pdf'}`),
      (error: unknown) => showAlert(toAppError(error).message),
    )
    setBusy(false)
  }
  return (
    <Button className={look} aria-disabled={busy} onClick={() => void (busy || download())}>
      {busy ? <Spinner /> : <Download size={18} aria-hidden />}
      {busy ? t('Downloading...') : t('Download')}{' '}
      <span className="sr-only" lang={languageOf(title)}>
        {title}
      </span>
    </Button>
  )
}

/** A bought film plays here. Any other video or link is a real link, so its address is read before the press. */
function AccessAction({ resource, userId }: { resource: Resource; userId: string }) {
  const open = webLink(resource.address)
  const access = useQuery({ ...resourceAccessQuery(userId, resource.id), enabled: open === null })
  const [playing, setPlaying] = useState(false)
  const found = open !== null ? { kind: 'web' as const, url: open } : (access.data ?? null)
  const label = (
    <>
      <ExternalLink size={18} aria-hidden />
      {t('Access')}{' '}
      <span className="sr-only" lang={languageOf(resource.title)}>
        {resource.title}
      </span>
    </>
  )
  if (found?.kind === 'web') {
    return (
      <ExternalActionLink href={found.url} className={look}>
        {label}
      </ExternalActionLink>
    )
  }
  if (found?.kind === 'film') {
    return (
      <>
        <Button className={look} aria-haspopup="dialog" onClick={() => setPlaying(true)}>
          <PlayCircle size={18} aria-hidden />
          {t('Access')}{' '}
          <span className="sr-only" lang={languageOf(resource.title)}>
            {resource.title}
          </span>
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
      className={look}
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
    <DownloadAction resource={resource} userId={userId} />
  ) : (
    <AccessAction resource={resource} userId={userId} />
  )
}
