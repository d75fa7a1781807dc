/** Characters that HTML and XML have names for. */
import { decodeHTMLStrict } from 'entities'

/**
 * Text with its entities as characters; a name that is unknown stays as it is written. Blanks of another width become
 * plain ones, and marks of where a word may break are left out.
 */
export function decodeEntities(text: string): string {
  return decodeHTMLStrict(text.replace(/&(?:ensp|emsp|thinsp);/g, ' ').replaceAll('&shy;', ''))
}

/** Text for between tags and in attributes. */
export function encodeEntities(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
