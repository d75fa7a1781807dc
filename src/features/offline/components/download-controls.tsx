import { ArrowDownToLine, CircleCheck, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { formatFileSize } from '@/lib/file-size'
import { Button } from '@/ui/button'
import { type Progress, removeDownload, startDownload, stopDownload, useProgress } from '../downloads'
import type { DownloadItem, DownloadRequest } from '../model/download-item'

function stateOf(progress: Progress): string {
  if (progress.status === 'queued') return t('Waiting for other downloads')
  return progress.status === 'loading' && progress.waits ? t('Waiting for the network') : t('Downloading')
}

/** How far a download is, and the way to stop it. */
export function ProgressLine({ progress, onStop }: { progress: Progress; onStop: () => void }) {
  const percent = progress.status === 'loading' ? Math.round(progress.part * 100) : 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-48">
        <span role="status">{stateOf(progress)}</span>
        {progress.status === 'loading' && <span className="tabular-nums">{`: ${percent}%`}</span>}
        <progress
          max={100}
          value={percent}
          aria-label={t('Downloaded so far')}
          className="mt-1.5 block h-1.5 w-full max-w-xs appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-primary"
        />
      </p>
      <Button onClick={onStop}>{t('Stop')}</Button>
    </div>
  )
}

/** Removes a download from the device. */
export function RemoveButton({ owner, item }: { owner: string; item: DownloadItem }) {
  const [failed, setFailed] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        className="max-sm:-mx-2"
        onClick={() => {
          setFailed(false)
          removeDownload(owner, item).catch(() => setFailed(true))
        }}
      >
        <span>
          <Trans
            message={'Remove <s>download: {title}</s>'}
            values={{ title: item.title }}
            parts={{ s: <span className="sr-only" /> }}
          />
        </span>
      </Button>
      {failed && (
        <p role="alert" className="basis-full text-sm text-error">
          {t('It could not be removed. Please try again.')}
        </p>
      )}
    </>
  )
}

/**
 * What a student can do with one download: start, stop, resume, update, and outside the list remove.
 * @param item what is on the device of it; null for nothing
 * @param size what it will take, in words; null in the list, which shows the size itself
 */
export function DownloadControls({
  owner,
  request,
  item,
  size,
}: {
  owner: string
  request: DownloadRequest
  item: DownloadItem | null
  size: string | null
}) {
  const progress = useProgress(owner, request.id)
  if (progress && progress.status !== 'failed')
    return <ProgressLine progress={progress} onStop={() => stopDownload(owner, request.id)} />
  const isHere = item !== null && !item.ended
  // A student who has bought the rest since can resume.
  const isWhole = isHere && item.whole && (request.productId ?? item.productId) === item.productId
  const loaded = isHere ? formatFileSize(item.loaded) : null
  const todo = !isHere ? t('Download for offline') : isWhole ? item.newer && t('Update') : t('Resume')
  const notComplete = loaded
    ? t('Not complete: {size} so far.', { size: loaded })
    : t('Not complete: nothing downloaded yet.')
  const newer =
    request.kind === 'package' ? t('The tests in it have changed.') : t('A new version is available.')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {progress && (
        <p role="alert" className="basis-full text-sm text-error">
          {progress.message}
        </p>
      )}
      {isWhole && size !== null && (
        <p role="status" className="flex min-h-11 items-center gap-2">
          <CircleCheck size={18} aria-hidden className="flex-none text-success" />
          <span>
            {t('Downloaded')}
            {loaded && <span className="text-muted tabular-nums">{` · ${loaded}`}</span>}
          </span>
        </p>
      )}
      {isHere && todo && (
        <p className="basis-full text-detail text-muted tabular-nums">{isWhole ? newer : notComplete}</p>
      )}
      {todo && (
        <Button onClick={() => startDownload(owner, request)}>
          {isWhole ? <RefreshCw size={18} aria-hidden /> : <ArrowDownToLine size={18} aria-hidden />}
          <span>
            {todo}
            <span className="sr-only" lang={languageOf(request.title)}>
              : {request.title}
            </span>
          </span>
        </Button>
      )}
      {!isHere && <p className="text-sm text-muted tabular-nums">{size}</p>}
      {item && size !== null && <RemoveButton owner={owner} item={item} />}
    </div>
  )
}
