/** What is for sale. */
import { findProduct } from '../../../api/catalogue'
import { packageOf, packOf, storedPack, storedPackage } from '../../../src/domain/catalogue'
import { collectionReader } from '../database'
import { plainFields } from '../stored-form'
import type { Target } from '../target'

export interface ProductRow {
  productId: string
  productName: string
  /** Rupees. */
  price: number
}

/** Every product that a student can buy, by its name. */
export async function listProducts({ database, students }: Target): Promise<ProductRow[]> {
  const read = collectionReader(database)
  const [packages, packs] = await Promise.all([read('categories'), read('paid_resource_categories')])
  const plain = ({ path, fields }: (typeof packages)[number]) => ({
    ...plainFields(fields),
    id: path.slice(path.indexOf('/') + 1),
  })
  const ids = new Set([
    ...packages.flatMap((one) => {
      const { data } = storedPackage.safeParse(plain(one))
      return (data && packageOf(data).productId) ?? []
    }),
    ...packs.flatMap((one) => {
      const { data } = storedPack.safeParse(plain(one))
      return data ? [packOf(data).productId] : []
    }),
  ])
  const products = await Promise.all([...ids].map((id) => findProduct(students.firestore, id)))
  return products
    .flatMap((product) => product ?? [])
    .map(({ productId, productName, price }) => ({ productId, productName, price }))
    .sort((a, b) => a.productName.localeCompare(b.productName))
}
