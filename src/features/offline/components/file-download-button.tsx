import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CloudDownload } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/visitor'
import { useOwner } from '@/session'
import { Modal } from '@/ui/dialog/modal'
import { sheetLine } from '@/ui/dialog/sheet-line'
import { Spinner } from '@/ui/spinner'
import { downloadsQuery } from '../device/download-list'
import { startDownload, useProgress } from '../downloads'
import { FileDownloadPart } from './download-part'

type FileDownloadButtonProps = ComponentProps<typeof FileDownloadPart> & {
  /** `row`: a square with an icon; `list`: a line of a list, with its words. */
  look?: keyof typeof looks
  /** In a list of files: the first press downloads, and the button names its file. */
  ofList?: boolean
}

const looks = {
  row: 'relative grid size-11 flex-none place-items-center rounded-control text-text hover:bg-raised',
  list: `${sheetLine} tabular-nums`,
} as const

function OwnFileDownloadButton({
  owner,
  look = 'row',
  ofList = false,
  request,
  bytes,
}: FileDownloadButtonProps & { owner: string }) {
  const [open, setOpen] = useState(false)
  const { data: items } = useQuery(downloadsQuery(owner))
  const item = items?.find(({ id }) => id === request.id)
  const progress = useProgress(item?.owner ?? owner, request.id)
  const isWhole = item?.whole ?? false
  const percent = progress?.status === 'loading' ? `${Math.round(progress.part * 100)}%` : null
  const done = item?.newer ? t('Downloaded, a new version is available') : t('Downloaded')
  const startsNow = ofList && !item && !progress
  const waiting = progress?.status === 'queued' ? t('Waiting for other downloads') : null
  const failed = progress?.status === 'failed' ? t('Download failed') : null
  const next = item || progress ? t('Resume') : t('Download for offline')
  const state = percent
    ? t('Downloading: {percent}', { percent })
    : isWhole
      ? done
      : (waiting ?? failed ?? next)
  const label = ofList ? `${state}: ${request.title}` : state
  const icon = isWhole ? (
    <CircleCheck size={20} aria-hidden className="text-success" />
  ) : failed ? (
    <CircleAlert size={20} aria-hidden className="text-error" />
  ) : (
    <CloudDownload size={20} aria-hidden />
  )
  return (
    <>
      <button
        type="button"
        aria-label={label}
        {...(!startsNow && { 'aria-haspopup': 'dialog' })}
        title={label}
        onClick={({ detail }) => {
          if (startsNow) startDownload(owner, request)
          // The second click of a double click opens nothing.
          else if (!ofList || detail < 2) setOpen(true)
        }}
        className={looks[look]}
      >
        {look === 'row' && progress && progress.status !== 'failed' ? (
          <span className="text-meta tabular-nums">{percent ?? <Spinner />}</span>
        ) : (
          icon
        )}
        {look === 'list' && label}
      </button>
      {failed && ofList && (
        <span role="alert" className="sr-only">
          {label}
        </span>
      )}
      {open && (
        <Modal title={t('Download for offline')} onClose={() => setOpen(false)}>
          <p className="mb-4 text-detail text-muted">
            {owner === visitor
              ? t('Once downloaded, {title} opens offline on this device.', { title: request.title })
              : t('Once downloaded, {title} opens offline on this device, until you log out.', {
                  title: request.title,
                })}
          </p>
          <FileDownloadPart request={request} bytes={bytes} />
        </Modal>
      )}
    </>
  )
}

/** The same as one button; in a list, its first press downloads. Otherwise it opens a dialog. */
export function FileDownloadButton(props: FileDownloadButtonProps) {
  const owner = useOwner()
  return owner && <OwnFileDownloadButton key={owner} owner={owner} {...props} />
}
