import { t } from '@/language/text'
import { Modal } from '@/ui/dialog/modal'
import { LetterKeysChoice } from '@/ui/question/letter-keys'

const keys: ReadonlyArray<readonly [keys: readonly string[], does: string]> = [
  [['A', 'B', 'C', '…'], t('Choose that option')],
  [['1', '2', '3', '…'], t('Choose that option')],
  [['Shift + A', '…'], t('Strike out that option, or bring it back')],
  [['Enter'], t('Save & Next')],
  [['M'], t('Mark for Review & Next')],
  [['Delete', 'Backspace'], t('Clear Response')],
  [['←'], t('Previous question')],
  [['→'], t('Next question')],
  [['P'], t('Question paper')],
  [['I'], t('Instructions')],
  [['T'], t('Hear the time left')],
  [['K'], t('Calculator, where the exam allows one')],
  [['+', '-'], t('Larger or smaller text')],
  [['S'], t('Submit Test, after one confirmation')],
  [['?'], t('This list')],
]

/** Every key of the exam screen. Tab also reaches every button and the palette, which has arrow keys of its own. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={t('Keyboard')} onClose={onClose}>
      <div className="mb-2 border-b border-line pb-4">
        <LetterKeysChoice />
      </div>
      <dl className="divide-y divide-line">
        {keys.map(([names, does]) => (
          <div key={names[0]} className="flex items-center justify-between gap-4 py-2.5">
            <dt className="flex flex-none gap-1.5">
              {names.map((name) => (
                <kbd
                  key={name}
                  className="min-w-8 rounded-lg border border-edge/70 bg-raised px-2 py-0.5 text-center font-sans text-sm font-semibold"
                >
                  {name}
                </kbd>
              ))}
            </dt>
            <dd className="text-right text-detail text-muted">{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">
        {t(
          'If a letter is an option of the question, it chooses that option. Tab moves to every button and to the palette. In the palette, the arrow keys move between numbers and Enter opens the question.',
        )}
      </p>
    </Modal>
  )
}
