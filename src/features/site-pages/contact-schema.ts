import * as z from 'zod/mini'

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

/** A contact message (spec sections 3 and 5): all four fields are required. */
export const contactForm = z.object({
  name: required('Name is required'),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Email is required', abort: true }),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address'),
    ),
  subject: required('Subject is required'),
  message: required('Message is required'),
})
