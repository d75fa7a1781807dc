import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { toAppError } from '@/lib/app-error'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { editProfileForm } from '../account-forms'
import { saveProfile } from '../save-profile'
import type { SessionUser } from '../session-user'
import { FormError } from './form-error'

/** Edit Profile (spec sections 2 and 5). */
export function EditProfileForm({ user, onDone }: { user: SessionUser; onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(editProfileForm),
    defaultValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      phone: user.phone,
    },
  })
  const { errors, isSubmitting } = form.formState
  const onSubmit = form.handleSubmit(async (values) => {
    try {
      await saveProfile(user, values)
      onDone()
    } catch (error) {
      console.info('Profile update failed', error)
      const { message } = toAppError(error)
      form.setError('root', { message: message || 'Failed to update profile. Check your connection.' })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)}>
      <fieldset disabled={isSubmitting} className="grid gap-4">
        <FormError message={errors.root?.message} />
        <Field
          label="First Name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <Field
          label="Last Name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Field
          label="Phone Number"
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <div className="mt-2 flex flex-wrap gap-3">
          <Button className="flex-1" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" look="primary" className="flex-1">
            {isSubmitting ? 'Saving...' : 'Save Changes'}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
