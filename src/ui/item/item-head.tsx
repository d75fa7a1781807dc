import { paths } from '@/config/paths'
import { siteUrl } from '@/config/site'
import { t } from '@/language/text'
import { PageTitle } from '../page-title'
import { StructuredData } from '../structured-data'

/** A page and its address. */
interface Step {
  name: string
  path: string
}

/** The way to a page as schema.org's BreadcrumbList. */
function breadcrumbData(steps: readonly Step[], site: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  }
}

interface ItemHeadProps {
  title: string
  /** Cut to 160 characters; empty or null: the academy's. */
  description: string | null
  /** The one address of the item, whichever the student came by. */
  path: string
  /** Address of its picture. Without one, and for an SVG, which messengers do not show: its kind's, in public/share/. */
  image: string | null
  kind: 'article' | 'job' | 'quiz' | 'test-series' | 'pack'
  /** The pages between Home and this one. */
  under: readonly Step[]
  /** The item as schema.org knows it; null for one that search engines would refuse. */
  data: Readonly<Record<string, unknown>> | null
}

/** What search engines and messengers learn of a page about one item (docs/decisions/027). */
export function ItemHead({ title, description, path, image, kind, under, data }: ItemHeadProps) {
  const address = siteUrl && new URL(path, siteUrl).href
  const steps = [{ name: t('Home'), path: paths.home }, ...under, { name: title, path }]
  return (
    <>
      <PageTitle title={title} description={description} />
      {kind === 'article' && <meta property="og:type" content="article" />}
      {data && <StructuredData data={data} />}
      {siteUrl && (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
          <meta
            property="og:image"
            content={image && !/\.svg(\?|$)/i.test(image) ? image : `${siteUrl}/share/${kind}.png`}
          />
          <StructuredData data={breadcrumbData(steps, siteUrl)} />
        </>
      )}
    </>
  )
}
