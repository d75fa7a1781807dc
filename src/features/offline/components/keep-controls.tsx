import { ArrowDownToLine, CircleCheck, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { formatFileSize } from '@/lib/file-size'
import { Button, ButtonLink } from '@/ui/button'
import { type Download, useDownload } from '../keep/downloads'
import { type Keeper, removeKept, startKeeping, stopKeeping } from '../keep/keeper'
import type { KeepRequest, KeptItem } from '../model/kept-item'

/** What is going on with a download, in words. */
function stateOf(download: Download): string {
  if (download.status === 'waiting') return 'Waiting for what is being kept before it'
  return download.status === 'loading' && download.waits ? 'Waiting for the network' : 'Keeping for offline'
}

function ProgressLine({ download, onStop }: { download: Download; onStop: () => void }) {
  const percent = download.status === 'loading' ? Math.round(download.part * 100) : 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-48">
        <span role="status">{stateOf(download)}</span>
        {download.status === 'loading' && <span className="tabular-nums">{`: ${percent}%`}</span>}
        <progress
          max={100}
          value={percent}
          aria-label="Kept so far"
          className="mt-1.5 block h-1.5 w-full max-w-xs appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-primary"
        />
      </p>
      <Button onClick={onStop}>Stop</Button>
    </div>
  )
}

/** Removing where the device says no leaves a word and the button. */
function RemoveButton({
  owner,
  keeper,
  item,
  isListed,
}: {
  owner: string
  keeper: Keeper
  item: KeptItem
  isListed: boolean
}) {
  const [failed, setFailed] = useState(false)
  return (
    <>
      <Button
        look={isListed ? 'outline' : 'quiet'}
        className={isListed ? '' : 'max-sm:-ml-4'}
        onClick={() => {
          setFailed(false)
          removeKept(keeper, owner, item).catch(() => setFailed(true))
        }}
      >
        <span>
          {isListed ? 'Remove ' : 'Remove from this device'}
          <span className="sr-only">
            {isListed && 'from this device'}: {item.title}
          </span>
        </span>
      </Button>
      {failed && (
        <p role="alert" className="basis-full text-sm text-error">
          It could not be removed. Please try again.
        </p>
      )}
    </>
  )
}

/** What is here opens until it is updated. */
const newerWords = ({ kind }: KeptItem) =>
  kind === 'package' ? 'The tests in it have changed.' : 'A newer edition is there.'

/**
 * Everything that can be done about keeping one thing, as far as it has come: keep, stop, go on, remove.
 * @param item what is kept of it; null for nothing
 * @param size what it will take, in words; null in the list, which tells what it takes itself
 */
export function KeepControls({
  owner,
  keeper,
  request,
  item,
  size,
}: {
  owner: string
  keeper: Keeper
  request: KeepRequest
  item: KeptItem | null
  size: string | null
}) {
  const download = useDownload(owner, request.id)
  if (download && download.status !== 'failed')
    return <ProgressLine download={download} onStop={() => stopKeeping(owner, request.id)} />
  const isHere = item !== null && !item.ended
  // Who has bought the rest since can go on with it.
  const isWhole = isHere && item.whole && (request.productId ?? item.productId) === item.productId
  const kept = isHere ? formatFileSize(item.loaded) : null
  const todo = !isHere ? 'Keep for offline' : isWhole ? item.newer && 'Update' : 'Go on'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {download && (
        <p role="alert" className="basis-full text-sm text-error">
          {download.message}
        </p>
      )}
      {isWhole && size !== null && (
        <p role="status" className="flex min-h-11 items-center gap-2">
          <CircleCheck size={18} aria-hidden className="flex-none text-success" />
          <span>
            Kept for offline
            {kept && <span className="text-muted tabular-nums">{` · ${kept}`}</span>}
          </span>
        </p>
      )}
      {isHere && todo && (
        <p className="basis-full text-detail text-muted tabular-nums">
          {isWhole ? newerWords(item) : `Not all of it is here yet, ${kept ?? 'nothing'} so far.`}
        </p>
      )}
      {/* Half a file opens nothing; the tests of half a package do. */}
      {isHere && size === null && (isWhole || item.kind !== 'file') && (
        <ButtonLink to={item.path} look="primary">
          <span>
            Open <span className="sr-only">{item.title}</span>
          </span>
        </ButtonLink>
      )}
      {todo && (
        <Button onClick={() => startKeeping(keeper, owner, request)}>
          {isWhole ? <RefreshCw size={18} aria-hidden /> : <ArrowDownToLine size={18} aria-hidden />}
          <span>
            {todo}
            <span className="sr-only">: {request.title}</span>
          </span>
        </Button>
      )}
      {!isHere && <p className="text-sm text-muted tabular-nums">{size}</p>}
      {item && <RemoveButton owner={owner} keeper={keeper} item={item} isListed={size === null} />}
    </div>
  )
}
