import { classNames } from '../class-names'

const colours = { success: 'bg-success', warning: 'bg-warning', error: 'bg-error', info: 'bg-info' } as const

/** A part of a whole as a bar. What it says stands beside it in words. @param share from 0 to 1 */
export function ShareBar({
  share,
  tone,
  className,
}: {
  share: number
  tone: keyof typeof colours
  className?: string
}) {
  return (
    <div aria-hidden className={classNames('h-2 overflow-hidden rounded-full bg-raised', className)}>
      <div
        data-share
        className={classNames('h-full rounded-full', colours[tone])}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}
