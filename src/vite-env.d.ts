/// <reference types="vite/client" />

/** The build's configuration, parsed by vite.config.ts; null when it is incomplete. */
declare const __ENVIRONMENT__: import('./config/env-schema').AppEnv | null

/** Whether the build talks to the local backend: false leaves the code for that out. */
declare const __USE_LOCAL_BACKEND__: boolean

/** The site key of App Check; empty where the build has none, which leaves the code for it out. */
declare const __APP_CHECK_KEY__: string

/** What is wrong with the build's configuration, found by vite.config.ts; empty when all is well. */
declare const __CONFIGURATION_PROBLEMS__: readonly string[]

/** Origin of the site; undefined where the build does not know it. */
declare const __SITE_URL__: string | undefined

/** Changes with what decides the shape of documents: what another build has kept on a device may have another one. */
declare const __SHELF__: string

/** Changes with the translations: a part of their addresses. */
declare const __TEXTS_VERSION__: string

/** Defined in a build, where messages are compiled (tools/build/messages.ts). */
declare const __COMPILED_MESSAGES__: true | undefined

interface Window {
  /** Chromium's offer to install the app, kept by `loading/head.js`; its dialog can be shown once. */
  installOffer?: { prompt(): Promise<unknown>; userChoice: Promise<{ outcome: string }> } | null
}
