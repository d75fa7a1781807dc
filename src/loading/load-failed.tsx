/** What stands in for code that could not be loaded; it gets what the page would have got, and the way to try again. */
import { t } from '@/language/text'

export interface FailedLoad {
  onRetry: () => void
  /** Asking again cannot help in this page: only a reload can. */
  needsReload: boolean
}

/**
 * Shows that the code of a page could not be loaded. It is part of the first load, so that it works without a network.
 */
export function LoadFailed({ onRetry, needsReload }: FailedLoad) {
  return (
    <div role="alert" className="mx-auto grid max-w-lg justify-items-center gap-5 px-4 py-16 text-center">
      <title>{t('Failed to load content')}</title>
      <p className="font-heading text-xl font-semibold">{t('Failed to load content. Please try again.')}</p>
      <p className="text-muted">
        {needsReload
          ? t('This page could not be loaded. Reload it to continue. Nothing you saved is lost.')
          : t('Check your internet connection. Nothing you saved is lost.')}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <button
          type="button"
          className="min-h-11 rounded-control bg-primary px-5 font-semibold text-primary-on hover:bg-secondary"
          onClick={onRetry}
        >
          {needsReload ? t('Reload') : t('Try Again')}
        </button>
      </div>
    </div>
  )
}
