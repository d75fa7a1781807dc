import { type ComponentProps, Suspense } from 'react'
import { lazyPage } from '@/loading/lazy-page'

/** Without its code a page is whole; it comes when the network does. */
const Nothing = () => null

const load = () => import('../pages')
const Paper = lazyPage(load, 'KeepPaper', Nothing)
const Package = lazyPage(load, 'KeepPackage', Nothing)

const File = lazyPage(load, 'KeepFile', Nothing)
const FileButton = lazyPage(load, 'KeepFileButton', Nothing)

const waiting = <div className="mt-4 min-h-11" />

/** Keeps a test or a quiz for offline. Its code comes behind the page, which does not wait for it. */
export function KeepPaper(props: ComponentProps<typeof Paper>) {
  return (
    <Suspense fallback={waiting}>
      <Paper {...props} />
    </Suspense>
  )
}

/** Keeps a package for offline, in the same way. */
export function KeepPackage(props: ComponentProps<typeof Package>) {
  return (
    <Suspense fallback={waiting}>
      <Package {...props} />
    </Suspense>
  )
}

/** Keeps a file for offline, in the same way. */
export function KeepFile(props: ComponentProps<typeof File>) {
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <File {...props} />
    </Suspense>
  )
}

/** The same as one button. */
export function KeepFileButton(props: ComponentProps<typeof FileButton>) {
  return (
    <Suspense fallback={<span className="size-11 flex-none" />}>
      <FileButton {...props} />
    </Suspense>
  )
}
