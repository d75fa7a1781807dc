import { t } from '@/language/text'
import type { MarksInBook } from './use-marks'

const words: Record<MarksInBook['keptIn'], string> = {
  visitor: t('Kept on this device. Sign in to have it on your others too.'),
  account: t('Kept in your account, for all your devices.'),
  device: t('Kept on this device. Your account gets it when you leave the book.'),
  page: t('This device could not keep it. It stays until you close this page.'),
}

/** Says where the marks of a book are kept. */
export function KeptNote({ keptIn }: { keptIn: MarksInBook['keptIn'] }) {
  return (
    <p role="status" className="text-sm text-muted">
      {words[keptIn]}
    </p>
  )
}
