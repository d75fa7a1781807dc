import { t } from '@/language/text'
import type { MarksInBook } from './use-marks'

const words: Record<MarksInBook['keptIn'], string> = {
  visitor: t('Saved on this device. Sign in to save it for all your devices.'),
  account: t('Saved in your account, for all your devices.'),
  device: t('Saved on this device. We sync it when you leave the book.'),
  page: t('This device could not save it. You lose it when you close this page.'),
}

/** Says where the marks of a book are kept. */
export function KeptNote({ keptIn }: { keptIn: MarksInBook['keptIn'] }) {
  return (
    <p role="status" className="text-sm text-muted">
      {words[keptIn]}
    </p>
  )
}
