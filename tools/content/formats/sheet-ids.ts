/** Ids of questions that are numbers of a sheet: they begin again in another section, or a number stands twice. */
import type { AuthoredFault, AuthoredQuestion } from './authored'
import type { Named } from './sheet-languages'

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)

const areUnique = (ids: ReadonlyArray<string | null>) => {
  const named = ids.filter((id) => id !== null)
  return new Set(named).size === named.length
}

/** Questions whose ids are different from each other, where they are numbers; an id of the author stays as it is. */
export function withNumbersAsIds(
  { questions }: { readonly questions: readonly AuthoredQuestion[] },
  tables: readonly Named[],
): { questions: AuthoredQuestion[]; faults: AuthoredFault[] } {
  const areOwn = tables.some(({ table }) => table.columns.some(({ field }) => field === 'id'))
  if (areOwn || areUnique(questions.map(({ id }) => id))) return { questions: [...questions], faults: [] }
  const inSections = questions.map(({ id, section }) =>
    id === null ? null : section === null ? id : `${slug(section)}-${id}`,
  )
  if (areUnique(inSections))
    return {
      questions: questions.map((question, at) => ({ ...question, id: inSections[at] ?? null })),
      faults: [],
    }
  const first = questions.find(({ id }, at) => questions.findIndex((one) => one.id === id) < at)
  const message = `its number ${first?.id} stands twice: the place of each question is its name instead.`
  return {
    questions: questions.map((question) => ({ ...question, id: null })),
    faults: first ? [{ severity: 'warning', place: first.place, message }] : [],
  }
}
