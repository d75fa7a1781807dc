import { Component, type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react'
import { CodeError } from './fetch-code'
import { LoadFailed } from './load-failed'

type PropsOf<Shown> = Shown extends ComponentType<infer Props> ? Props : never

/** What stands in for code that could not be loaded; it gets what the page would have got, and the way to try again. */
export interface FailedLoad {
  onRetry: () => void
  /** Asking again cannot help in this page: only a reload can. */
  needsReload: boolean
}

/** The code of a page, or of a dialog, could not be loaded. */
class LoadError extends Error {
  override name = 'LoadError'
}

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

/** Shows `instead` for a load that failed; tries again when it is asked, when the network is back, or when mounted anew. */
class LoadBoundary extends Component<
  { children: () => ReactNode; instead: (failed: FailedLoad) => ReactNode; onFailed: () => void },
  { error: unknown }
> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidMount() {
    addEventListener('online', this.retry)
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retry)
  }

  retry = () => {
    if (this.state.error !== null) this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children()
    // Any other fault is the page's own.
    if (!(error instanceof LoadError)) throw error
    const needsReload = error.cause instanceof CodeError && error.cause.needsReload
    return this.props.instead({ needsReload, onRetry: needsReload ? () => location.reload() : this.retry })
  }
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
  const loadPage = async () => {
    // `Props` are by its definition those of this component.
    loaded ??= { default: (await load())[name] as ComponentType<Props> }
    return loaded
  }
  const makeLazy = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy<ComponentType<Props>>(() =>
      loaded
        ? atOnce(loaded)
        : loadPage().catch((error: unknown) => {
            throw new LoadError('The code of a page could not be loaded', { cause: error })
          }),
    )
  // React keeps the failure of a lazy component for good, so another try is another component.
  let Code = makeLazy()
  const again = () => {
    Code = makeLazy()
  }
  function LazyPage(props: Props) {
    return (
      <LoadBoundary instead={(failed) => <Failed {...props} {...failed} />} onFailed={again}>
        {() => <Code {...props} />}
      </LoadBoundary>
    )
  }
  loads.set(LazyPage, loadPage)
  return LazyPage
}

/**
 * Loads the code of what `lazyPage` made; nothing else has any to load.
 * @returns the page's component, or null
 * @throws when it cannot be loaded; showing it tells that too
 */
export async function preloadPage(page: unknown): Promise<unknown> {
  return typeof page === 'function' ? ((await loads.get(page)?.())?.default ?? null) : null
}
