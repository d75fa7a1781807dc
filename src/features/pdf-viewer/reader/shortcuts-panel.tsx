import { t } from '@/language/text'
import { Modal } from '@/ui/dialog/modal'
import { shortcuts } from '../model/viewer-keys'

/** Every key that does something in the viewer. */
export function ShortcutsPanel({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={t('Keyboard shortcuts')} onClose={onClose}>
      <dl className="grid gap-1">
        {shortcuts.map(({ action, shown, label }) => (
          <div key={action} className="flex min-h-10 items-center justify-between gap-4">
            <dt>{label}</dt>
            <dd className="flex gap-1.5">
              {shown.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded-lg border border-edge/70 bg-background px-2 py-0.5 text-center font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
