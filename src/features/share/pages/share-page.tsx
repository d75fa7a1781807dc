import { ExternalLink, Inbox, Search } from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { ExternalActionLink } from '@/ui/item/external-action-link'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { MessagePanel } from '@/ui/panels'
import { ownAddress, type Shared, sharedIn } from '../model/shared'

function NothingShared() {
  return (
    <MessagePanel
      headingLevel="h1"
      icon={<Inbox size={26} aria-hidden />}
      title={t('Nothing was shared')}
      actions={<ButtonLink to={paths.home}>{t('Go Home')}</ButtonLink>}
    >
      {t('Share a link or text from another app to see it here.')}
    </MessagePanel>
  )
}

interface HasSearch {
  readonly Search: ComponentType<{ initial?: string; onClose: () => void }>
}

function SharedText({ title, text, link, words, Search: SiteSearch }: Shared & HasSearch) {
  const [isSearching, setSearching] = useState(false)
  return (
    <>
      <h1 className="text-page sm:text-page-wide">{t('Shared with this app')}</h1>
      <Card className="mt-5 grid gap-3 p-5 wrap-anywhere sm:p-7">
        {title && (
          <h2 lang={languageOf(title)} className="text-lg">
            {title}
          </h2>
        )}
        {text && (
          <p lang={languageOf(text)} className="whitespace-pre-line">
            {text}
          </p>
        )}
        {link && !text.includes(link) && <p className="text-detail text-muted">{link}</p>}
        <div className="mt-2 flex flex-wrap gap-3 max-sm:*:w-full">
          {words && (
            <Button look="primary" onClick={() => setSearching(true)}>
              <Search size={18} aria-hidden />
              {t('Search for it here')}
            </Button>
          )}
          {link && (
            <ExternalActionLink href={link}>
              {t('Open the link')}
              <ExternalLink size={17} aria-hidden />
            </ExternalActionLink>
          )}
        </div>
      </Card>
      <Suspense fallback={null}>
        {isSearching && <SiteSearch initial={words} onClose={() => setSearching(false)} />}
      </Suspense>
    </>
  )
}

/**
 * /share: what another app has shared with the installed one. A link to a page of this site opens that page at once;
 * nothing else leaves this page before the student presses.
 * @param Search the site's search
 */
export function SharePage({ Search: SiteSearch }: HasSearch) {
  const [search] = useSearchParams()
  const shared = sharedIn(search)
  const own = shared?.link ? ownAddress(shared.link, location.origin) : null
  if (own !== null) return <Navigate to={own} replace />
  return (
    <div className="page-column *:max-w-2xl py-7 sm:py-9">
      <PageTitle title={t('Shared with this app')} />
      <NoIndex />
      {shared ? <SharedText {...shared} Search={SiteSearch} /> : <NothingShared />}
    </div>
  )
}
