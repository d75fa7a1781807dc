/** Ids that operators never type: of a package or a pack, and of what is sold. */
import { idFrom } from '../read-file'
import type { Target } from '../target'
import { englishOf, type FieldProblem, problem, type Words } from './form'

/** The collections of what is sold. */
type SoldCollection = 'categories' | 'paid_resource_categories'

const soldCollections: readonly SoldCollection[] = ['categories', 'paid_resource_categories']
const words = { categories: 'package', paid_resource_categories: 'pack' } as const

/** An id of a title: small letters, digits and hyphens; '' when the title gives none. */
export const idOfTitle = (title: Words) =>
  idFrom(englishOf(title))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

export const productIdOf = (collection: SoldCollection, id: string) =>
  `${collection === 'categories' ? 'testseries' : 'resource'}_${id.replace(/-/g, '_')}`

/** What stands in the way of a new id, a title or a product id. @param id as the form has it; null: a new one */
export async function identityProblems(
  target: Target,
  collection: SoldCollection,
  { id, title, newId, productId }: { id: string | null; title: Words; newId: string; productId: string },
): Promise<FieldProblem[]> {
  const { database } = target
  const name = englishOf(title)
  if (newId === '')
    return [problem('title', 'Write it in English too, with letters or digits: documents are found by it.')]
  const path = `${collection}/${id ?? newId}`
  const found: FieldProblem[] = []
  const another = (what: string) =>
    problem('title', `There is already a ${what} with this title: open it instead.`)
  if (id === null && (await database.read([path])).has(path)) return [another(words[collection])]
  for (const field of ['name', 'name.en']) {
    const same = await database.where(collection, field, name)
    if (same.some((one) => one.path !== path)) found.push(another(words[collection]))
  }
  for (const of of soldCollections) {
    const same = await database.where(of, 'productId', productId)
    const [other] = same.filter((one) => one.path !== path)
    if (other)
      found.push(problem('title', `${other.path} is sold as "${productId}" already: choose another title.`))
  }
  return found
}
