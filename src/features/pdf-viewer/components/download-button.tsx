import { Download } from 'lucide-react'
import { useState } from 'react'
import { toAppError } from '@/lib/app-error'
import { saveFile } from '@/lib/save-file'
import { showAlert } from '@/ui/dialog/alert-store'
import { Spinner } from '@/ui/spinner'

/** Saves the open file on the device; what is read already is not asked for again. `load` is null until it is open. */
export function DownloadButton({ fileName, load }: { fileName: string; load: (() => Promise<Blob>) | null }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (!load) return
    setBusy(true)
    await load().then(
      (blob) => saveFile(blob, fileName),
      (error: unknown) => void showAlert(`Download failed. ${toAppError(error).message}`),
    )
    setBusy(false)
  }
  return (
    <button
      type="button"
      disabled={busy || !load}
      title="Download"
      onClick={() => void save()}
      className="inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-control px-2.5 text-detail font-semibold hover:bg-raised disabled:opacity-40 sm:px-4"
    >
      {busy ? <Spinner /> : <Download size={20} aria-hidden />}
      <span className="max-sm:sr-only">Download</span>
    </button>
  )
}
