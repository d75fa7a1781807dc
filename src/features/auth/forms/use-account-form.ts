import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { t } from '@/language/text'
import { type AppError, messageOf, toAppError } from '@/lib/app-error'
import { watchPatience } from '@/lib/device/network-state'
import { bindField } from '@/ui/form/bind-field'

/** Code of the refusal, and type of the email field's error, when the address belongs to an account. */
export const takenEmail = 'email-already-in-use'

/**
 * What every account form does (spec sections 4 and 8): validates by `schema`, is busy until `submit` has settled and,
 * with `staysBusy`, after it succeeded; a refusal becomes the form's problem, and the focus goes where it can be mended.
 */
export function useAccountForm<Values extends FieldValues>({
  schema,
  defaultValues,
  submit,
  fallback,
  onRefused,
  staysBusy = false,
}: {
  schema: z.ZodMiniType<Values, Values>
  defaultValues: DefaultValues<Values>
  submit: (values: Values) => Promise<void>
  /** The problem in words when the error has none. */
  fallback: string
  /** Says which field gets the focus after a refusal. */
  onRefused: (error: AppError) => Path<Values>
  staysBusy?: boolean
}) {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues, reValidateMode: 'onSubmit' })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const running = useRef(false)
  const mending = useRef<Path<Values> | null>(null)
  /** How many fields were wrong when the form was last sent. */
  const [told, setTold] = useState(0)
  const faults = Object.keys(errors).filter((name) => name !== 'root').length
  const problem = errors.root?.message
  const busy = isSubmitting || (staysBusy && isSubmitSuccessful && !problem)

  // The fields were locked and lost the focus, and the one to mend may only have come with the refusal.
  const { setFocus } = form
  useEffect(() => {
    if (isSubmitting || mending.current === null) return
    setFocus(mending.current)
    mending.current = null
  }, [isSubmitting, setFocus])

  const send = async (values: Values): Promise<void> => {
    try {
      await watchPatience(submit(values))
    } catch (error) {
      console.info('The account form was refused', error)
      form.setError('root', { message: messageOf(error, fallback) })
      const refused = toAppError(error)
      mending.current = onRefused(refused)
      if (refused.code === takenEmail)
        form.setError(mending.current, { type: takenEmail, message: t('Use another email') })
    }
  }

  /** The library's own focus may come while the fields are locked, and is lost then. */
  const mendFirst = (wrong: FieldErrors<Values>): void => {
    const names = Object.keys(form.getValues()) as Path<Values>[] // the form's own fields, in its order
    mending.current = names.find((name) => name in wrong) ?? null
    setTold(names.filter((name) => name in wrong).length)
  }

  return {
    form,
    busy,
    problem,
    /** How many fields are wrong, as it was when they were sent; 0 from the first change on. */
    faults: !isSubmitting && faults === told ? faults : 0,
    /** A second press before the first has locked the fields counts for nothing. */
    onSubmit: async (): Promise<void> => {
      if (running.current) return
      running.current = true
      await form
        .handleSubmit(send, mendFirst)()
        .finally(() => {
          running.current = false
        })
    },
    /** Joins a field of the form with its input and message, which goes when the field is edited. */
    bind: (name: Path<Values>) => ({ ...bindField(form, name), messageClass: 'min-h-5' }),
  }
}
