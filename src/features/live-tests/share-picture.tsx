import { Image } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { academy } from '@/config/who-we-are'
import type { SharedResult } from '@/features/results'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import { saveFile } from '@/lib/save-file'
import { useSession } from '@/session'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { Checkbox } from '@/ui/form/checkbox'
import { drawResult, pictureSize } from './result-picture'

const canSharePictures = () =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], 'a.png', { type: 'image/png' })] })

/** Shows the picture before it goes out, by the device's own share sheet or as a file. */
function PictureDialog({ result, onClose }: { result: SharedResult; onClose: () => void }) {
  const { title, rank, marks, percentile, at } = result
  const session = useSession()
  const name = session.status === 'signed-in' ? session.user.firstName : ''
  const [isNamed, setNamed] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const foot = [isNamed ? name : '', formatMediumDate(new Date(at))].filter(Boolean).join(' · ')
  useEffect(() => {
    if (!canvas.current) return
    let isLatest = true
    // The picture before this one may show a name that the student has just taken away.
    setFile(null)
    drawResult(canvas.current, { academy: academy.name, title, rank, marks, percentile, foot })
    canvas.current.toBlob((blob) => {
      if (blob && isLatest) setFile(new File([blob], `${title}.png`, { type: blob.type }))
    })
    return () => {
      isLatest = false
    }
  }, [title, rank, marks, percentile, foot])
  const [canShare] = useState(canSharePictures)
  const hand = async () => {
    if (!file) return
    if (!canShare) return saveFile(file, file.name)
    // Closing the sheet is no failure; where sharing fails, the picture is saved.
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      if (error instanceof Error && error.name !== 'AbortError') saveFile(file, file.name)
    })
  }
  return (
    <Modal title={t('Share as a picture')} onClose={onClose}>
      <canvas
        ref={canvas}
        width={pictureSize}
        height={pictureSize}
        role="img"
        aria-label={[title, rank, marks, percentile, foot].join(' · ')}
        className="w-full rounded-control border border-line font-heading"
      />
      {name !== '' && (
        // biome-ignore lint/a11y/noLabelWithoutControl: its control is a component
        <label className="mt-4 flex items-center gap-3">
          <Checkbox checked={isNamed} onChange={(event) => setNamed(event.target.checked)} />
          {t('Show my first name')}
        </label>
      )}
      <Button look="primary" className="mt-5 w-full" disabled={file === null} onClick={() => void hand()}>
        {canShare ? t('Share') : t('Save picture')}
      </Button>
    </Modal>
  )
}

/** Shares the result of a live test as a picture. */
export function SharePicture({ result }: { result: SharedResult }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Image size={18} aria-hidden />
        {t('Share as a picture')}
      </Button>
      {isOpen && <PictureDialog result={result} onClose={() => setOpen(false)} />}
    </>
  )
}
