/// <reference types="vite/client" />

/** What is wrong with the build's configuration, found by vite.config.ts; empty when all is well. */
declare const __CONFIGURATION_PROBLEMS__: readonly string[]
