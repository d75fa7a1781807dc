import { Calculator as CalculatorIcon } from 'lucide-react'
import { type Ref, Suspense } from 'react'
import type { Calculator as Kind } from '@/domain/test-layout'
import { t } from '@/language/text'
import { DialogFailed } from '@/loading/dialog-failed'
import { lazyPage, preloadPage } from '@/loading/lazy-page'
import { IconButton } from '@/ui/button'
import type { CalculatorProps } from './calculator'

// A chunk of its own. Where the paper allows a calculator, it is loaded with the pictures, before the test begins.
const Calculator = lazyPage(
  () => import('./calculator'),
  'Calculator',
  ({ isOpen, onClose }: CalculatorProps) => (isOpen ? <DialogFailed onClose={onClose} /> : null),
)

/** Loads the code of the calculator where a paper has one. @throws when it cannot be loaded */
export async function loadCalculator({ calculator }: { calculator?: Kind }): Promise<void> {
  if (calculator) await preloadPage(Calculator)
}

/** The calculator of the exam screen. Closed, it shows nothing but keeps its numbers and its place. */
export function CalculatorTool(props: CalculatorProps) {
  return (
    <Suspense fallback={null}>
      <Calculator {...props} />
    </Suspense>
  )
}

export function CalculatorButton({
  ref,
  isOpen,
  onPress,
}: {
  ref: Ref<HTMLButtonElement>
  isOpen: boolean
  onPress: () => void
}) {
  return (
    <IconButton
      ref={ref}
      aria-label={t('Calculator')}
      aria-expanded={isOpen}
      className="aria-expanded:bg-raised aria-expanded:text-text"
      onClick={onPress}
    >
      <CalculatorIcon size={20} aria-hidden />
    </IconButton>
  )
}
