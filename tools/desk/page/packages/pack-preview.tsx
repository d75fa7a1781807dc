import type { Resource } from '@/content/resources/schema'
import { ResourceRow } from '@/features/paid-resources/components/resource-row'
import { packContents } from '@/features/paid-resources/model/resource-facts'
import { useStoredPicture } from '../forms/stored-picture'
import { firstText } from '../forms/texts'
import type { FileInForm, PackInForm } from './in-form'
import { ProductPreview } from './product-preview'

const shownFile = (file: FileInForm, firstPage: string | null): Resource => ({
  id: file.uid,
  kind: file.kind,
  title: firstText(file.title) || 'No title yet',
  description: null,
  type: file.kind,
  category: null,
  url: null,
  address: null,
  productId: null,
  poster: null,
  firstPage,
  pageCount: file.pageCount ?? null,
  sizeBytes: file.sizeBytes ?? null,
  updatedAt: null,
  price: { kind: 'free' },
  isActive: true,
})

function Row({ file }: { file: FileInForm }) {
  const { data } = useStoredPicture(file.preview ?? null)
  return <ResourceRow resource={shownFile(file, data ?? null)} productId={null} action={null} />
}

/** The page of a pack with its files, by the form. */
export function PackPreview({ form }: { form: PackInForm }) {
  return (
    <ProductPreview {...form} contents={packContents(form.files) || 'Nothing in it yet'}>
      <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
        {form.files.map((file) => (
          <Row key={file.uid} file={file} />
        ))}
      </ul>
    </ProductPreview>
  )
}
