import { FileUp } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '@/ui/class-names'
import { useDrop } from './use-drop'

/** Files are dropped here or chosen. */
export function DropZone({
  label,
  hint,
  accept,
  multiple = false,
  disabled = false,
  onFiles,
}: {
  label: string
  hint: string
  /** Endings: `.pdf,.mp4`. */
  accept: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: readonly File[]) => void
}) {
  const hintId = useId()
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])]
    if (all.length > 0 && !disabled) onFiles(multiple ? all : all.slice(0, 1))
  }
  const { isOver, listeners } = useDrop(take)
  return (
    // The field inside does the same by keyboard.
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 border-dashed p-4',
        isOver ? 'border-primary bg-primary-tint' : 'border-edge/70',
      )}
      {...listeners}
    >
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge/70 px-4 text-detail font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary hover:bg-raised">
        <FileUp size={18} aria-hidden />
        {label}
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={hintId}
          className="sr-only"
          onChange={({ target }) => {
            take(target.files)
            target.value = ''
          }}
        />
      </label>
      <p id={hintId} className="text-sm text-muted">
        {hint}
      </p>
    </div>
  )
}
