import { BriefcaseBusiness, ExternalLink, FileText, Newspaper } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { categoryName } from '@/domain/category-name'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import type { SavedItem } from '@/own/saved/item'
import { cardLinkClass, MetaLine } from '@/ui/list/item-card'
import { SaveButton } from './save-button'

const kinds = {
  article: { icon: Newspaper, name: t('Article') },
  job: { icon: BriefcaseBusiness, name: t('Job') },
  resource: { icon: FileText, name: t('Resource') },
} as const

function Title({ item }: { item: SavedItem }) {
  if (item.url !== null) {
    return (
      <a
        href={item.url}
        target="_blank"
        rel="noopener noreferrer"
        lang={languageOf(item.title)}
        className={cardLinkClass}
      >
        {item.title}
        <ExternalLink size={15} aria-label={t('Opens in a new tab')} className="ml-1.5 inline text-muted" />
      </a>
    )
  }
  const address = {
    article: paths.currentAffairArticle(item.title, item.itemId),
    job: paths.job(item.itemId),
    resource: paths.contentResource,
  }[item.kind]
  return (
    <Link to={address} lang={languageOf(item.title)} className={cardLinkClass}>
      {item.title}
    </Link>
  )
}

/** One saved thing: what it is, where it opens, and its star. */
export function SavedRow({ item }: { item: SavedItem }) {
  const { icon: Icon, name } = kinds[item.kind]
  return (
    <li className="relative flex items-center gap-4 py-3 pr-2 pl-4 has-[a:hover]:bg-raised sm:pl-5">
      <span className="grid size-10 flex-none place-items-center rounded-control bg-raised text-muted max-[359px]:hidden">
        <Icon size={20} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="font-sans text-base leading-snug font-semibold tracking-normal">
          <Title item={item} />
        </h2>
        <p className="mt-1 text-meta text-muted">
          <MetaLine
            facts={[
              name,
              item.detail && categoryName(item.detail),
              t('Saved {date}', { date: formatMediumDate(new Date(item.savedAt)) }),
            ]}
          />
        </p>
      </div>
      <SaveButton item={item} />
    </li>
  )
}
