/** Field schemas of the request bodies; each message reads on from the field's name. */
import * as z from 'zod'

function text(maxLength: number): z.ZodString {
  return z.string('must be a text').max(maxLength, `must have at most ${maxLength} characters`)
}

function requiredText(maxLength: number): z.ZodString {
  return text(maxLength).min(1, 'must not be empty')
}

/** One part of a Firestore document name: no slash, no control character, no half of a character, none of Firestore's reserved names. */
function documentId(maxLength: number): z.ZodString {
  return requiredText(maxLength).regex(/^(?!\.{1,2}$|__.*__$)[^/\p{Cc}\p{Cs}]+$/u, 'is not an id')
}

export const amountField = z.number('must be a number of rupees')
export const currencyField = requiredText(8)
export const productIdField = documentId(200)
export const productNameField = requiredText(200)
export const customerEmailField = text(320).regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')
/** Older accounts have no name. */
export const customerNameField = text(200)
export const userIdField = documentId(128)
export const orderIdField = documentId(128)
export const paymentIdField = requiredText(128)
export const signatureField = requiredText(256)
