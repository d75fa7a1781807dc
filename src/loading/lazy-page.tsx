import { type ComponentType, lazy, useEffect, useState } from 'react'
import { CodeError } from './fetch-code'
import { type FailedLoad, LoadFailed } from './load-failed'

type PropsOf<Shown> = Shown extends ComponentType<infer Props> ? Props : never

interface Page<Props> {
  default: ComponentType<Props>
}

const loads = new WeakMap<object, () => Promise<{ default: unknown }>>()

/**
 * Gives React a page whose code is already loaded. With a real promise, even a settled one, React would first show the
 * fallback, for a third of a second.
 */
function loadedPage<Props>(page: Page<Props>): Promise<Page<Props>> {
  // React only uses the `then` of a promise.
  const thenable = {
    // biome-ignore lint/suspicious/noThenProperty: it calls back at once
    then: (resolve: (page: Page<Props>) => void) => resolve(page), // oxlint-disable-line unicorn/no-thenable -- as above
  }
  return thenable as unknown as Promise<Page<Props>>
}

/** Milliseconds between two retries: the first pause and the longest. Each pause is twice the one before. */
const firstPause = 1000
const longestPause = 30_000

/**
 * Retries `load` until it succeeds: after each pause, and when the network comes back. Stops when the component unmounts.
 * @param first milliseconds until the first retry
 */
function useRetries(load: (() => Promise<void>) | null, first: number): void {
  useEffect(() => {
    if (!load) return undefined
    let pause = firstPause
    let isMounted = true
    const retry = () => {
      clearTimeout(timer)
      load().catch(() => {
        if (isMounted) timer = setTimeout(retry, pause)
        pause = Math.min(pause * 2, longestPause)
      })
    }
    // The network may still be down after the event, so the retries go on.
    const onOnline = () => {
      pause = firstPause
      retry()
    }
    let timer = setTimeout(retry, first)
    addEventListener('online', onOnline)
    return () => {
      isMounted = false
      clearTimeout(timer)
      removeEventListener('online', onOnline)
    }
  }, [load, first])
}

const asksForReload = (failure: unknown) => failure instanceof CodeError && failure.needsReload

/**
 * Makes a component whose code loads when it is first shown or preloaded: a page, or a dialog that several pages open. A
 * failed load can be retried without a reload (`fetch-code.ts`).
 * @param Failed shown after a failed load
 */
export function lazyPage<Module, Name extends keyof Module, Props extends PropsOf<Module[Name]> & object>(
  load: () => Promise<Module>,
  name: Name,
  Failed: ComponentType<NoInfer<Props> & FailedLoad> = LoadFailed,
): ComponentType<Props> {
  let loaded: Page<Props> | undefined
  let failure: unknown
  let failedAt = 0
  const loadPage = async () => {
    try {
      // `Props` are this component's props, by the type parameters.
      loaded ??= { default: (await load())[name] as ComponentType<Props> }
      return loaded
    } catch (error) {
      failure = error
      failedAt = Date.now()
      throw error
    }
  }

  /** Replaces the page after a failed load and retries it: React loads a lazy component only once. */
  function Missing(props: Props) {
    const [isLoaded, setLoaded] = useState(loaded !== undefined)
    // A page that is opened again later retries before it shows the failure.
    const [first] = useState(() => (Date.now() - failedAt < firstPause ? firstPause : 0))
    const [shown, setShown] = useState(first > 0 || asksForReload(failure) ? failure : null)
    const needsReload = asksForReload(shown)
    const [retry] = useState(() => async () => {
      try {
        await loadPage()
        setLoaded(true)
      } catch (error) {
        setShown(error)
        throw error
      }
    })
    useRetries(isLoaded || needsReload ? null : retry, first)
    if (loaded) return <loaded.default {...props} />
    if (shown === null) return null
    const onRetry = () => (needsReload ? location.reload() : void retry().catch(() => undefined))
    return <Failed {...props} needsReload={needsReload} onRetry={onRetry} />
  }

  const LazyPage = lazy<ComponentType<Props>>(() =>
    loaded ? loadedPage(loaded) : loadPage().catch((): Page<Props> => ({ default: Missing })),
  )
  loads.set(LazyPage, loadPage)
  return LazyPage
}

/**
 * Loads the code of a component that `lazyPage` made.
 * @returns the loaded component; null for any other value
 * @throws when the code cannot be loaded; the page shows that, too
 */
export async function preloadPage(page: unknown): Promise<unknown> {
  const load = typeof page === 'object' && page !== null ? loads.get(page) : undefined
  return load ? (await load()).default : null
}
