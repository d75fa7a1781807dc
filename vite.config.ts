import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { checkEnv } from './src/config/env-schema.ts'
import { unitTestEnv } from './tests/testing/unit-test-env.ts'
import { chunkGroups } from './tools/build/chunks.ts'
import { fetchCodeFirst } from './tools/build/fetch-code-first.ts'
import { inlineHeadScript } from './tools/build/head-script.ts'
import { leanBuilds, leanCode, leanIcons } from './tools/build/lean-builds.ts'
import { chunkFileNames, compileMessages, serveMessages } from './tools/build/messages.ts'
import { preloadFonts } from './tools/build/preload-fonts.ts'
import { prerenderPages } from './tools/build/prerender-plugin.ts'
import { localOrigins, previewLikeHosting } from './tools/build/preview-hosting.ts'
import { pwaOptions } from './tools/build/pwa-options.ts'
import { sourceHash } from './tools/build/source-hash.mjs'
import { tellProblems } from './tools/build/tell-problems.ts'

const outDir = process.env.OUT_DIR ?? 'dist'

/** docs/decisions/064; index.html tells older ones, and tools/build/check-browsers.mjs checks the build. */
const oldestBrowsers = ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4']

export default defineConfig(({ mode, command, isSsrBuild = false }) => {
  const check = checkEnv(mode === 'test' ? unitTestEnv : loadEnv(mode, process.cwd(), 'VITE_'))
  const problems = check.ok ? [] : check.problems
  // The site's address and the key of App Check have places of their own, and a hosted build never asks for the ports of the local services.
  const inBrowser = (name: string, value: unknown) =>
    name === 'VITE_SITE_URL' ||
    name === 'VITE_APP_CHECK_KEY' ||
    (check.ok && !check.env.VITE_USE_LOCAL_BACKEND && name.startsWith('VITE_LOCAL_'))
      ? undefined
      : value
  const site = check.ok ? check.env.VITE_SITE_URL : undefined
  const dataOrigin =
    check.ok && !check.env.VITE_USE_LOCAL_BACKEND ? 'https://firestore.googleapis.com' : undefined
  const origins = check.ok ? localOrigins(check.env) : []
  return {
    plugins: [
      react(),
      tailwindcss(),
      fetchCodeFirst(),
      tellProblems(problems),
      inlineHeadScript(),
      compileMessages(),
      serveMessages(),
      preloadFonts(),
      previewLikeHosting(outDir, origins),
      // The pages first, then the service worker, which lists their bytes.
      ...(command === 'build' && !isSsrBuild
        ? [leanCode(), prerenderPages(site, dataOrigin), VitePWA(pwaOptions(origins))]
        : []),
    ],
    resolve: {
      tsconfigPaths: true,
      // What the browser gets without what it never runs (docs/decisions/007).
      ...(command === 'build' && { alias: isSsrBuild ? [leanIcons] : [leanIcons, ...leanBuilds] }),
    },
    ssr: { noExternal: ['lucide-react'] },
    // Parsed here, once, so that the browser needs neither the schema nor the validator for it.
    define: {
      __ENVIRONMENT__: JSON.stringify(check.ok ? check.env : null, inBrowser),
      __SITE_URL__: JSON.stringify(site) ?? 'undefined',
      __USE_LOCAL_BACKEND__: JSON.stringify(check.ok && check.env.VITE_USE_LOCAL_BACKEND),
      // What decides the shape in which a document is read, and so kept.
      __SHELF__: JSON.stringify(
        mode === 'test'
          ? 'test'
          : sourceHash('src/content', 'src/domain', 'src/lib', 'src/features/payments/purchases'),
      ),
      // The local backend asks for no App Check.
      __APP_CHECK_KEY__: JSON.stringify(
        check.ok && !check.env.VITE_USE_LOCAL_BACKEND ? (check.env.VITE_APP_CHECK_KEY ?? '') : '',
      ),
      __CONFIGURATION_PROBLEMS__: JSON.stringify(problems),
    },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    // pdf.js starts its worker as a module.
    worker: { format: 'es' },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true, cors: false },
    build: {
      outDir,
      target: oldestBrowsers,
      manifest: true,
      assetsInlineLimit: 2048,
      // A module without imports names itself, so that it too is fetched first.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (name, imports) => (imports.length > 0 ? imports : [name]),
      },
      ...(!isSsrBuild && {
        rolldownOptions: {
          // Its package does not say so: imported and not called, it does nothing.
          treeshake: { moduleSideEffects: [{ test: /@firebase\/app-check\//, sideEffects: false }] },
          output: { codeSplitting: { groups: chunkGroups }, chunkFileNames, entryFileNames: chunkFileNames },
        },
      }),
    },
  }
})
