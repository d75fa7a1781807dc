import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Joins a field of a form with its input and its message, which goes when the field is edited (spec section 5). */
export function bindField<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'register' | 'clearErrors' | 'getFieldState' | 'formState'>,
  name: Path<Values>,
) {
  return {
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: form.getFieldState(name, form.formState).error?.message,
  }
}
