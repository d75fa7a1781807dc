import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CloudDownload } from 'lucide-react'
import { useState } from 'react'
import { visitor } from '@/lib/device/visitor'
import { formatFileSize } from '@/lib/file-size'
import { useOwner } from '@/session'
import { Modal } from '@/ui/dialog/modal'
import { sheetLine } from '@/ui/dialog/sheet-line'
import { keptItemsQuery } from '../device/kept-items'
import { fileKeeper } from '../files/files-later'
import { useDownload } from '../keep/downloads'
import type { KeepRequest } from '../model/kept-item'
import { KeepControls } from './keep-controls'

interface KeepFileProps {
  request: KeepRequest
  /** Of the whole file; null where nobody knows. */
  bytes: number | null
}

function OwnKeepFile({ owner, request, bytes }: KeepFileProps & { owner: string }) {
  const { data: items } = useQuery(keptItemsQuery(owner))
  if (!items) return null
  const item = items.find(({ id }) => id === request.id) ?? null
  return (
    <KeepControls
      owner={item?.owner ?? owner}
      keeper={fileKeeper}
      request={request}
      item={item}
      size={formatFileSize(bytes) ?? ''}
    />
  )
}

/** Keeps a file for offline, and tells how far that is. */
export function KeepFile(props: KeepFileProps) {
  const owner = useOwner()
  return (
    <div className="min-h-11 text-detail max-sm:[&_button]:grow">
      {owner && <OwnKeepFile key={owner} owner={owner} {...props} />}
    </div>
  )
}

type KeepFileButtonProps = KeepFileProps & {
  /** `row`: a square with a sign; `list`: a line of a list, with its words. */
  look?: 'row' | 'list'
}

const looks = {
  row: 'grid size-11 flex-none place-items-center rounded-control text-text hover:bg-raised',
  list: `${sheetLine} tabular-nums`,
} as const

function OwnKeepFileButton({ owner, look = 'row', request, bytes }: KeepFileButtonProps & { owner: string }) {
  const [open, setOpen] = useState(false)
  const { data: items } = useQuery(keptItemsQuery(owner))
  const item = items?.find(({ id }) => id === request.id)
  const download = useDownload(item?.owner ?? owner, request.id)
  const isKept = item?.whole ?? false
  const keptLabel = !isKept
    ? 'Keep for offline'
    : item?.newer
      ? 'Kept for offline, a newer edition is there'
      : 'Kept for offline'
  const percent = download?.status === 'loading' ? `${Math.round(download.part * 100)}%` : null
  const label = percent ? `Keeping for offline: ${percent}` : keptLabel
  const sign = isKept ? (
    <CircleCheck size={20} aria-hidden className="text-success" />
  ) : (
    <CloudDownload size={20} aria-hidden />
  )
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onClick={() => setOpen(true)}
        className={looks[look]}
      >
        {look === 'row' && percent ? <span className="text-meta tabular-nums">{percent}</span> : sign}
        {look === 'list' && label}
      </button>
      {open && (
        <Modal title="Keep for offline" onClose={() => setOpen(false)}>
          <p className="mb-4 text-detail text-muted">
            {`Once it is kept, ${request.title} opens on this device without a network${owner === visitor ? '' : ', until you log out'}.`}
          </p>
          <KeepFile request={request} bytes={bytes} />
        </Modal>
      )}
    </>
  )
}

/** The same as one button that opens what can be done about it. */
export function KeepFileButton(props: KeepFileButtonProps) {
  const owner = useOwner()
  return owner && <OwnKeepFileButton key={owner} owner={owner} {...props} />
}
