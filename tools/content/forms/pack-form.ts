/** A pack of paid files as a form has it, and the same from what is stored. */
import { resourcesOf } from '../../../src/content/packs/group-resources'
import { paidCategorySchema } from '../../../src/content/packs/schema'
import { resourceSchema } from '../../../src/content/resources/schema'
import { rupeesOf } from '../../../src/domain/price'
import { textsOf } from '../../../src/domain/stored-fields'
import type { Language } from '../../../src/language/languages'
import type { StoredVersion } from '../database'
import { lookUpIn, parse } from '../look-up'
import { resourcesNaming } from '../shown-files'
import { plainFields } from '../stored-form'
import type { Target } from '../target'
import { languagesIn, type Versions, versionsOf, type Words, wordsIn } from './form'

export interface PackFile {
  /** null: a new file, which gets an id of its title. */
  id: string | null
  title: Words
  description?: Words | null
  kind: 'pdf' | 'video' | 'link'
  /** What `uploadFile` gave for a PDF or a film; the address of a page or of a video on the web. */
  address: string
  /** As `uploadFile` counted. */
  pageCount?: number | null
  sizeBytes?: number | null
  /** Path of a picture of the first page, below images/. */
  preview?: string | null
  /** In which the file is, unless that is English. */
  languages?: readonly Language[] | null
}

export interface PackForm {
  /** null: a new pack, which gets an id of its title. */
  id: string | null
  /** English is needed. */
  title: Words
  description?: Words | null
  /** Rupees. */
  price: number | null
  /** Path of a picture in Storage. */
  image?: string | null
  languages?: readonly Language[] | null
  /** False: a draft, which nobody is shown. Its files can be uploaded already (`packFolder`). */
  isActive: boolean
  /** In the order in which students see them. */
  files: readonly PackFile[]
  versions?: Versions
}

export interface StoredPackDocuments {
  fields: StoredVersion['fields']
  productId: string
  resources: ReadonlyArray<{ id: string; fields: StoredVersion['fields'] }>
  versions: Versions
}

/** The documents of a pack; null when there is none of this id. */
export async function findPack(target: Target, id: string): Promise<StoredPackDocuments | null> {
  const path = `paid_resource_categories/${id}`
  const own = (await target.database.readVersions([path])).get(path)
  const [pack] = own ? parse(paidCategorySchema, [path, plainFields(own.fields)]) : []
  if (!own || !pack) return null
  const named = await resourcesNaming(lookUpIn([], target.database), pack.name)
  const ofPack = named.filter((entry) => parse(resourceSchema, entry)[0]?.category === pack.name)
  const stored = await target.database.readVersions(ofPack.map(([resource]) => resource))
  return {
    fields: own.fields,
    productId: pack.productId,
    resources: [...stored].map(([resource, { fields }]) => ({
      id: resource.slice('resources/'.length),
      fields,
    })),
    versions: versionsOf(new Map([[path, own], ...stored])),
  }
}

export interface ReadPack extends PackForm {
  id: string
  productId: string
  versions: Versions
}

/** The form of a stored pack, also of an imported one. @throws Error when there is no such pack */
export async function readPack(target: Target, id: string): Promise<ReadPack> {
  const stored = await findPack(target, id)
  if (!stored) throw new Error(`There is no pack "${id}".`)
  const plain = plainFields(stored.fields)
  const accessPath = (resource: string) => `resources/${resource}/private/access`
  const access = await target.database.read(stored.resources.map((one) => accessPath(one.id)))
  const found = new Map(stored.resources.map((one) => [one.id, plainFields(one.fields)]))
  const resources = [...found].flatMap(([fileId, fields]) =>
    parse(resourceSchema, [`resources/${fileId}`, fields]),
  )
  const [pack] = parse(paidCategorySchema, [`paid_resource_categories/${id}`, plain])
  const files = (pack ? resourcesOf(pack, resources) : []).map((resource): PackFile => {
    const written = found.get(resource.id) ?? {}
    const closed = access.get(accessPath(resource.id))
    const url = closed && plainFields(closed).url
    return {
      id: resource.id,
      title: wordsIn(written.heading) ?? wordsIn(written.name) ?? wordsIn(written.title) ?? '',
      description: wordsIn(written.description),
      kind: resource.kind,
      address: resource.address ?? (typeof url === 'string' ? url : ''),
      pageCount: resource.pageCount,
      sizeBytes: resource.sizeBytes,
      preview: resource.poster,
      languages: languagesIn(written.languages),
    }
  })
  return {
    id,
    productId: stored.productId,
    title: wordsIn(plain.name) ?? '',
    description: wordsIn(plain.description),
    price: pack ? rupeesOf(pack.price) : null,
    image: textsOf(plain.imageUrl)[0] ?? textsOf(plain.image_url)[0] ?? null,
    languages: languagesIn(plain.languages),
    isActive: pack?.isActive ?? true,
    files,
    versions: stored.versions,
  }
}
