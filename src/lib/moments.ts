import { jsonInHtml } from './json-in-html'

/** How a moment is written in JSON. Firestore gives no field of a document such a name. */
export const momentKey = '__milliseconds__'

const isMoment = (value: unknown): value is { [momentKey]: number } =>
  typeof value === 'object' && value !== null && momentKey in value && typeof value[momentKey] === 'number'

/** What JSON may hold, with its moments as dates. @throws SyntaxError when the text is no JSON. */
export const readWithMoments = (json: string): unknown =>
  JSON.parse(json, (_, value: unknown) => (isMoment(value) ? new Date(value[momentKey]) : value))

/** JSON that `readWithMoments` reads; it may stand in a page's HTML. @throws Error for a value that JSON would lose. */
export function writeWithMoments(data: unknown): string {
  const json = JSON.stringify(
    data,
    function write(this: Record<string, unknown>, key: string, value: unknown) {
      const stored = this[key]
      // JSON asks a date for a text before it is seen here.
      if (stored instanceof Date) return { [momentKey]: stored.getTime() }
      if (stored instanceof Map || stored instanceof Set || typeof stored === 'function')
        throw new Error(`${key} cannot be written as JSON.`)
      return value
    },
  )
  return jsonInHtml(json)
}
