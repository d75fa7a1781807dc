import { type ComponentType, lazy, useEffect, useState } from 'react'
import { CodeError } from './fetch-code'
import { type FailedLoad, LoadFailed } from './load-failed'

type PropsOf<Shown> = Shown extends ComponentType<infer Props> ? Props : never

interface Page<Props> {
  default: ComponentType<Props>
}

const loads = new WeakMap<object, () => Promise<{ default: unknown }>>()

/**
 * A page whose code is there already. Of a promise, even a kept one, React shows the fallback first, and leaves it
 * standing for a third of a second.
 */
function atOnce<Props>(page: Page<Props>): Promise<Page<Props>> {
  // React asks for nothing of a promise but its `then`.
  const answered = {
    // biome-ignore lint/suspicious/noThenProperty: it has its answer before it is asked
    then: (show: (page: Page<Props>) => void) => show(page), // oxlint-disable-line unicorn/no-thenable -- as above
  }
  return answered as unknown as Promise<Page<Props>>
}

/** Milliseconds between tries of a load that failed: the first, and at most; they double in between. */
const firstPause = 1000
const longestPause = 30_000

/**
 * Tries `load` again for as long as the component lives and it fails: now and then, and whenever the network comes back.
 * @param first milliseconds until the first try
 */
function useTries(load: (() => Promise<void>) | null, first: number): void {
  useEffect(() => {
    if (!load) return undefined
    let pause = firstPause
    let isHere = true
    const tryNow = () => {
      clearTimeout(timer)
      load().catch(() => {
        if (isHere) timer = setTimeout(tryNow, pause)
        pause = Math.min(pause * 2, longestPause)
      })
    }
    // A browser that says "online" is not always: one try is not enough.
    const onOnline = () => {
      pause = firstPause
      tryNow()
    }
    let timer = setTimeout(tryNow, first)
    addEventListener('online', onOnline)
    return () => {
      isHere = false
      clearTimeout(timer)
      removeEventListener('online', onOnline)
    }
  }, [load, first])
}

/**
 * A page, or a dialog that does not belong to one page, whose code is loaded when it is first shown or preloaded. A load
 * that failed can be tried again for as long as the page lives (`fetch-code.ts`).
 * @param Failed stands in for it meanwhile
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
      // `Props` are by its definition those of this component.
      loaded ??= { default: (await load())[name] as ComponentType<Props> }
      return loaded
    } catch (error) {
      failure = error
      failedAt = Date.now()
      throw error
    }
  }

  /** What React gets when there is no code: it keeps for good what a lazy component was resolved with. */
  function Missing(props: Props) {
    const [isLoaded, setLoaded] = useState(loaded !== undefined)
    // A page that is opened again some time after a failure does not show that failure.
    const [first] = useState(() => (Date.now() - failedAt < firstPause ? firstPause : 0))
    const [isTold, setTold] = useState(first > 0)
    const needsReload = failure instanceof CodeError && failure.needsReload
    const [tryAgain] = useState(() => async () => {
      try {
        await loadPage()
        setLoaded(true)
      } catch (error) {
        setTold(true)
        throw error
      }
    })
    useTries(isLoaded || needsReload ? null : tryAgain, first)
    if (loaded) return <loaded.default {...props} />
    if (!isTold && !needsReload) return null
    const onRetry = () => (needsReload ? location.reload() : void tryAgain().catch(() => undefined))
    return <Failed {...props} needsReload={needsReload} onRetry={onRetry} />
  }

  const LazyPage = lazy<ComponentType<Props>>(() =>
    loaded ? atOnce(loaded) : loadPage().catch((): Page<Props> => ({ default: Missing })),
  )
  loads.set(LazyPage, loadPage)
  return LazyPage
}

/**
 * Loads the code of what `lazyPage` made; nothing else has any to load.
 * @returns the page's component, or null
 * @throws when it cannot be loaded; showing it tells that too
 */
export async function preloadPage(page: unknown): Promise<unknown> {
  const load = typeof page === 'object' && page !== null ? loads.get(page) : undefined
  return load ? (await load()).default : null
}
