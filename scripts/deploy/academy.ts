/** Who the academy is, as every page and the policies say it. */
import type { Check } from './check'

/** What a new project's files hold until somebody fills them in: an empty text, or the example's contact. */
const placeholder = /: '',|\.example\b|\b5550\b/i

/**
 * The law wants the seller's GSTIN and a grievance officer named before the first student registers.
 * @param contact text of src/config/who-we-are.ts
 * @param legal text of src/config/legal.ts
 */
export function checkAcademy(contact: string, legal: string): Check {
  const open = legal.split('\n').flatMap((line) => {
    const field = /^\s*(\w+): (?:t\()?'/.exec(line)?.[1]
    return field !== undefined && placeholder.test(line) ? [field] : []
  })
  const faults = open.map((field) => `src/config/legal.ts does not have your ${field} yet.`)
  const notes = placeholder.test(contact)
    ? [
        "src/config/who-we-are.ts still holds the example's contact; put your own there before students read it.",
      ]
    : []
  return { title: 'who the academy is, its GSTIN and its grievance officer', faults, notes }
}
