import { Download, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { paths } from '@/config/paths'
import { type Resource, storagePath } from '@/content/resources/schema'
import { toAppError } from '@/lib/app-error'
import { saveFile } from '@/lib/save-file'
import { showAlert } from '@/ui/alert-store'
import { Button, ButtonLink } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { readPaidFile } from '../paid-file'

const look = 'w-full sm:w-auto'
const failure = 'Failed to download. Please check your connection and try again.'

/** A bought PDF, saved on the device. One on another site cannot be, so it is opened in the viewer and says so. */
export function DownloadAction({ resource, productId }: { resource: Resource; productId: string }) {
  const { id, title, address, firstPage } = resource
  const [busy, setBusy] = useState(false)
  const path = storagePath(address)
  if (address !== null && path === null) {
    const state = { pdfUrl: address, title, productId, poster: firstPage }
    return (
      <ButtonLink to={paths.pdfViewer(id)} state={state} className={look}>
        <ExternalLink size={18} aria-hidden />
        View <span className="sr-only">{title}</span>
      </ButtonLink>
    )
  }
  const download = async () => {
    if (path === null) {
      await showAlert(`No PDF URL available for "${title}". Please contact support.`)
      return
    }
    setBusy(true)
    await readPaidFile(path, failure).then(
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
