import { useState } from 'react'
import { Field } from '@/ui/form/field'
import { call, sendFile } from '../call'
import { DropZone } from './drop-zone'
import { StoredPicture } from './stored-picture'

/** A picture or file for everybody, or for students only: uploaded here, or an address. */
export function UploadField({
  label,
  hint,
  value,
  accept,
  isPicture,
  isClosed = false,
  error,
  onChange,
}: {
  label: string
  hint?: string | undefined
  value: string
  accept: string
  isPicture: boolean
  /** Only students may open it. */
  isClosed?: boolean
  error?: string | undefined
  /** @param sizeBytes of a file that was uploaded */
  onChange: (value: string, sizeBytes: number | null) => void
}) {
  const [progress, setProgress] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  async function send(file: File) {
    setFailure(null)
    setProgress(`Sending ${file.name} …`)
    try {
      const upload = await sendFile(file, (part) =>
        setProgress(`Sending ${file.name}: ${Math.round(part * 100)} %`),
      )
      const { path, sizeBytes } = await call('uploadPublic', {
        upload,
        folder: isPicture ? 'images/' : isClosed ? 'members/' : 'public/',
      })
      onChange(path, sizeBytes)
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : String(reason))
    } finally {
      setProgress(null)
    }
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field
        label={label}
        value={value}
        hint={hint ?? 'Upload it below, or write its address on the web.'}
        error={failure ?? error}
        onChange={({ target }) => onChange(target.value, null)}
      />
      {isPicture && value !== '' && (
        <StoredPicture
          path={value}
          alt={label}
          className="max-h-48 w-auto justify-self-start rounded-control"
        />
      )}
      <DropZone
        label={`${value === '' ? 'Upload a' : 'Replace the'} ${isPicture ? 'picture' : 'file'}`}
        hint={progress ?? 'Or drop it here.'}
        accept={accept}
        disabled={progress !== null}
        onFiles={([file]) => file && void send(file)}
      />
    </div>
  )
}
