import { type FormEvent, useState } from 'react'
import { formatRupees } from '@/lib/money'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { Field, SelectField } from '@/ui/form/field'
import { focusOnce } from '../focus-once'
import { ShownRead } from '../shown-read'
import { useChange, useRead } from '../use-action'

/** Gives a student a product without a payment. */
export function GrantDialog({ uid, name, onClose }: { uid: string; name: string; onClose: () => void }) {
  const products = useRead('listProducts', {})
  const grant = useChange('grantProduct')
  const [reason, setReason] = useState('')
  const [product, setProduct] = useState('')
  const close = () => {
    if (!grant.isPending) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    grant.mutate({ product, who: uid, reason })
  }
  return (
    <Modal title="Give a product" onClose={close} topOn={grant.isSuccess ? 'done' : 'form'}>
      {grant.data ? (
        <div className="grid gap-5">
          <p role="status" ref={focusOnce} tabIndex={-1} className="outline-none wrap-anywhere">
            {grant.data.isNew
              ? `${name} has ${grant.data.productName} now.`
              : `${name} owns ${grant.data.productName} already.`}
          </p>
          <Button look="primary" className="justify-self-end" onClick={onClose}>
            Done
          </Button>
        </div>
      ) : (
        <ShownRead
          read={products}
          what="the products"
          renderData={(all) => (
            <form className="grid gap-5" onSubmit={submit}>
              <p className="wrap-anywhere">{name} gets it without a payment. You can take it back later.</p>
              <SelectField
                label="Product"
                required
                value={product}
                onChange={(event) => setProduct(event.target.value)}
              >
                <option value="">Choose a product</option>
                {all.map(({ productId, productName, price }) => (
                  <option key={productId} value={productId}>
                    {productName}, {formatRupees(price)}
                  </option>
                ))}
              </SelectField>
              <Field
                label="Reason"
                hint="The student can read it in the file of their own data."
                maxLength={300}
                required
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
              {grant.error && (
                <p role="alert" className="text-error">
                  {grant.error.message}
                </p>
              )}
              <div className="flex flex-wrap justify-end gap-3">
                <Button disabled={grant.isPending} onClick={close}>
                  Cancel
                </Button>
                <Button type="submit" look="primary" disabled={grant.isPending}>
                  {grant.isPending ? 'Giving …' : 'Give product'}
                </Button>
              </div>
            </form>
          )}
        />
      )}
    </Modal>
  )
}
