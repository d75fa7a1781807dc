import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showAlert } from '@/ui/alert-store'
import { Button } from '@/ui/button'
import { Field, TextAreaField } from '@/ui/field'
import { contactForm } from '../contact-schema'

const blank = { name: '', email: '', subject: '', message: '' }

/** The message form of /contact: it logs locally, thanks and clears (spec section 2); there is no server for it. */
export function ContactForm() {
  const form = useForm({ resolver: zodResolver(contactForm), defaultValues: blank })
  const { errors } = form.formState
  const onSubmit = form.handleSubmit((message) => {
    console.info('Contact message', message)
    form.reset()
    void showAlert('Thank you for your message! We will get back to you soon.')
  })
  return (
    <form
      noValidate
      aria-label="Send us a message"
      className="grid gap-4"
      onSubmit={(event) => void onSubmit(event)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
        <Field
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
      </div>
      <Field label="Subject" error={errors.subject?.message} {...form.register('subject')} />
      <TextAreaField label="Message" rows={6} error={errors.message?.message} {...form.register('message')} />
      <Button type="submit" look="primary" className="mt-1 justify-self-start max-sm:w-full">
        Send Message
      </Button>
    </form>
  )
}
