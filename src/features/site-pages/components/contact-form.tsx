import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { academy } from '@/config/academy'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { toAppError } from '@/lib/app-error'
import { useIsInBrowser } from '@/lib/hooks/use-in-browser'
import { useSession } from '@/session'
import { Button } from '@/ui/button'
import { showAlert } from '@/ui/dialog/alert-store'
import { bindField } from '@/ui/form/bind-field'
import { Field, TextAreaField } from '@/ui/form/field'
import { Spinner } from '@/ui/spinner'
import { type ContactMessage, contactForm, keepDraft, readDraft } from '../contact-message'
import { sendContactMessage } from '../send-contact-message'

/** Longer than any link of this site writes. */
const longest = 500

/** The signed-in student's name and email; blank for a visitor. */
function useOwnAddress(): Pick<ContactMessage, 'name' | 'email'> {
  const session = useSession()
  if (session.status !== 'signed-in') return { name: '', email: '' }
  const { firstName, lastName, email } = session.user
  return { name: `${firstName} ${lastName}`.trim(), email }
}

/**
 * Fills in the message that could not be sent before, then the subject and the message in the address, such as the ids of a
 * payment (`payments/support-path.ts`), then `name` and `email` where these are blank; after the first render, which is as
 * blank as the prerendered page.
 */
function useFirstText(
  { reset, setValue, getValues }: UseFormReturn<ContactMessage>,
  { name, email }: ReturnType<typeof useOwnAddress>,
): void {
  useEffect(() => {
    const draft = readDraft()
    if (draft) reset(draft)
    const search = new URLSearchParams(location.search)
    for (const field of ['subject', 'message'] as const) {
      const text = search.get(field)
      if (text) setValue(field, text.slice(0, longest))
    }
  }, [reset, setValue])
  useEffect(() => {
    if (name && !getValues('name')) setValue('name', name)
    if (email && !getValues('email')) setValue('email', email)
  }, [getValues, setValue, name, email])
}

const blank: ContactMessage = { name: '', email: '', subject: '', message: '' }

/** @returns null when the message has arrived, else why not. */
const send = (message: ContactMessage): Promise<string | null> =>
  sendContactMessage(message).then(
    () => null,
    (error: unknown) => toAppError(error).message,
  )

function NotSent({ reason }: { reason: string }) {
  return (
    <p role="alert" className="rounded-control border border-error-line bg-error-tint px-4 py-3 text-detail">
      <Trans
        message={
          '<b>Your message was not sent.</b> {reason} Your text is still here. Try again, or write to {email}.'
        }
        values={{
          reason,
          email: (
            <a className="underline" href={`mailto:${academy.email}`}>
              {academy.email}
            </a>
          ),
        }}
        parts={{ b: <strong className="text-error" /> }}
      />
    </p>
  )
}

/**
 * The message form of /contact: it logs locally, keeps the message for the operators, thanks and clears (spec section
 * 2, docs/decisions/024). What could not be sent stays in the form, also over a reload.
 */
export function ContactForm() {
  const [reason, setReason] = useState<string | null>(null)
  const sending = useRef(false)
  // Until the code of the prerendered page has come, the browser itself would send the form, to nowhere.
  const isReady = useIsInBrowser()
  // What was typed into the prerendered page before this code had come wins over the blank.
  const form = useForm({
    resolver: zodResolver(contactForm),
    defaultValues: blank,
    reValidateMode: 'onSubmit',
  })
  const own = useOwnAddress()
  useFirstText(form, own)
  const { isSubmitting } = form.formState
  const onSubmit = form.handleSubmit(async (message) => {
    setReason(null)
    console.info('Contact message', message)
    const problem = await send(message)
    keepDraft(problem === null ? null : message)
    if (problem !== null) return setReason(problem)
    form.reset({ ...blank, ...own })
    void showAlert(t('Thank you for your message! We will get back to you soon.'))
  })
  const bind = (name: keyof ContactMessage) => bindField(form, name)
  // A second click comes before the button shows that it is busy.
  const submitOnce = (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    void onSubmit(event).finally(() => {
      sending.current = false
    })
  }
  return (
    <form noValidate aria-label={t('Send us a message')} className="grid gap-4" onSubmit={submitOnce}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={t('Name')}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          {...bind('name')}
        />
        <Field
          label={t('Email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="next"
          {...bind('email')}
        />
      </div>
      <Field label={t('Subject')} enterKeyHint="next" {...bind('subject')} />
      <TextAreaField label={t('Message')} rows={6} {...bind('message')} />
      {reason !== null && <NotSent reason={reason} />}
      <Button
        type="submit"
        look="primary"
        disabled={!isReady}
        aria-disabled={isSubmitting}
        className="mt-1 justify-self-start max-sm:w-full"
      >
        {isSubmitting && <Spinner />}
        {isSubmitting ? t('Sending...') : t('Send Message')}
      </Button>
    </form>
  )
}
