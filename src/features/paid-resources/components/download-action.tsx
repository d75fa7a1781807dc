import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Resource } from '@/content/resources/schema'
import { keptFile } from '@/features/offline'
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

const look = 'max-sm:flex-1'
const failure = 'Failed to download. Please check your connection and try again.'

/** The downloaded copy costs no data. @throws AppError */
async function keptOrRead(userId: string, path: string): Promise<Blob> {
  const kept = await keptFile(userId, path)
  const copy = kept && !kept.isOld ? await kept.blob('application/pdf').catch(() => null) : null
  return copy ?? readPaidFile(path, idToken, failure)
}

/** Download of a bought PDF: saved on the device; one of another site is opened in a new tab, which saves or shows it. */
export function DownloadAction({ resource, userId }: { resource: Resource; userId: string }) {
  const { title, address } = resource
  const [busy, setBusy] = useState(false)
  const path = projectPath(address)
  const elsewhere = path === null ? webLink(address) : null
  if (elsewhere !== null) {
    return (
      <ExternalActionLink href={elsewhere} className={look}>
        <Download size={18} aria-hidden />
        Download <span className="sr-only">{title}</span>
      </ExternalActionLink>
    )
  }
  const download = async () => {
    if (path === null) {
      await showAlert(`No PDF URL available for "${title}". Please contact support.`)
      return
    }
    setBusy(true)
    await keptOrRead(userId, path).then(
      (blob) => saveFile(blob, `${title}.${/\.(\w+)$/.exec(path)?.[1] ?? 'pdf'}`),
      (error: unknown) => showAlert(toAppError(error).message),
    )
    setBusy(false)
  }
  return (
    <Button className={look} aria-disabled={busy} onClick={() => void (busy || download())}>
      {busy ? <Spinner /> : <Download size={18} aria-hidden />}
      {busy ? 'Downloading...' : 'Download'} <span className="sr-only">{title}</span>
    </Button>
  )
}
