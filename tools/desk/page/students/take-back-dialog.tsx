import type { OutputOf } from '../call'
import { ReasonDialog } from '../reason-dialog'
import { useChange } from '../use-action'

/** What became of it, in a sentence. */
function outcomeOf(name: string, { productName, isNew, hasAccess }: OutputOf<'takeBackGift'>): string {
  if (hasAccess) return `${name} has paid for ${productName} too, and keeps it by that payment.`
  return isNew ? `${name} cannot open ${productName} any more.` : `${productName} was taken back before.`
}

/** Takes a gift back from a student, after a reason. */
export function TakeBackDialog({
  uid,
  name,
  purchase: { productId, productName },
  onClose,
}: {
  uid: string
  name: string
  purchase: { productId: string; productName: string }
  onClose: () => void
}) {
  const change = useChange('takeBackGift')
  return (
    <ReasonDialog
      title="Take back a gift"
      hint="The student can read it in the file of their own data."
      button={['Take back', 'Taking back …']}
      look="danger"
      change={change}
      outcome={change.data ? outcomeOf(name, change.data) : null}
      onReason={(reason) => change.mutate({ product: productId, who: uid, reason })}
      onClose={onClose}
    >
      Take <strong>{productName}</strong> back from <strong>{name}</strong>? It closes for the student at
      once. Results and saved questions stay.
    </ReasonDialog>
  )
}
