import { Download } from 'lucide-react'
import { useState } from 'react'
import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { saveFile } from '@/lib/save-file'
import { classNames } from '@/ui/class-names'
import { showAlert } from '@/ui/dialog/alert-store'
import { sheetLine } from '@/ui/dialog/sheet-line'
import { Spinner } from '@/ui/spinner'

/** A file that can be saved. */
export interface Downloadable {
  fileName: string
  /** null until it is open. */
  load: (() => Promise<Blob>) | null
}

/**
 * Saves the open file on the device, without fetching again what is read already.
 * @param look `list`: a line of a list, with its word at every width
 */
export function DownloadButton({ fileName, load, look = 'row' }: Downloadable & { look?: 'row' | 'list' }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (!load) return
    setBusy(true)
    await load().then(
      (blob) => saveFile(blob, fileName),
      (error: unknown) => void showAlert(`${t('Download failed.')} ${toAppError(error).message}`),
    )
    setBusy(false)
  }
  return (
    <button
      type="button"
      disabled={busy || !load}
      title={t('Download')}
      onClick={() => void save()}
      className={classNames(
        'disabled:opacity-40',
        look === 'row'
          ? 'inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-control px-2.5 text-detail font-semibold hover:bg-raised sm:px-4'
          : sheetLine,
      )}
    >
      {busy ? <Spinner /> : <Download size={20} aria-hidden />}
      <span className={look === 'row' ? 'max-sm:sr-only lg:max-2xl:sr-only' : undefined}>
        {t('Download')}
      </span>
    </button>
  )
}
