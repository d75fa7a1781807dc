import { useState } from 'react'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Spinner } from '@/ui/spinner'

/** Stands where the first page will be, and as wide: a picture of that page if there is one, else an empty sheet. */
export function OpeningFile({ label, poster = null }: { label: string; poster?: string | null }) {
  const [broken, setBroken] = useState(false)
  const sheet = 'mx-auto w-full max-w-[880px]'
  return (
    <div className="min-h-0 flex-1 overflow-hidden px-2 pt-3 sm:px-6">
      <LoadingRegion label={label}>
        {poster !== null && !broken ? (
          <img
            src={poster}
            alt=""
            className={`${sheet} viewer-poster aspect-[1/1.414] bg-white`}
            onError={() => setBroken(true)}
          />
        ) : (
          <Skeleton className={`${sheet} aspect-[1/1.414] rounded-none`} />
        )}
      </LoadingRegion>
    </div>
  )
}

export function FailedFile({
  title,
  message,
  onRetry,
  onClose,
}: {
  title: string
  message: string
  onRetry: () => void
  onClose: () => void
}) {
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <ErrorPanel
        title={t('Could not open "{title}"', { title })}
        message={message}
        onRetry={onRetry}
        actions={<Button onClick={onClose}>{t('Close')}</Button>}
      />
    </div>
  )
}

/** Shown while the network is gone: the pages that are there stay, the rest comes by itself. */
export function WaitingNote() {
  return (
    <p
      role="status"
      className="absolute bottom-4 left-1/2 flex -translate-x-1/2 items-center gap-2.5 rounded-full border border-line bg-surface px-4 py-2.5 text-sm whitespace-nowrap shadow-lg shadow-black/50"
    >
      <Spinner />
      {t('Waiting for the network …')}
    </p>
  )
}
