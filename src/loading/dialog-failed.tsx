import { t } from '@/language/text'
import { AlertDialog } from '@/ui/dialog/alert-dialog'

/** What stands in for a dialog whose code could not be loaded; pressing its button again asks for it again. */
export function DialogFailed({ onClose }: { onClose: () => void }) {
  return (
    <AlertDialog
      message={t('This could not be loaded. Check your internet connection and try again.')}
      onAcknowledge={onClose}
    />
  )
}
