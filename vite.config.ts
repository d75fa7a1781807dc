import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { preloadFonts } from './scripts/preload-fonts.ts'
import { prerenderPages } from './scripts/prerender.mjs'
import { localOrigins, previewLikeHosting } from './scripts/preview-hosting.ts'
import { pwaOptions } from './scripts/pwa-options.ts'
import { sourceHash } from './scripts/source-hash.mjs'
import { checkEnv } from './src/config/env-schema.ts'
import { unitTestEnv } from './tests/unit-test-env.ts'

const outDir = process.env.OUT_DIR ?? 'dist'

/**
 * What is loaded together stands together: many tiny files would compress worse and cost more requests. `initial` is
 * the entry's own; `firebase` what Firestore and the identity service share; `identity` is what tells who is signed in;
 * `data` is what every page with documents needs; `lists` what sections share; `kit` the small pieces that several pages
 * share, without those of the landing page.
 */
const chunkGroups = [
  { name: 'initial', tags: ['$initial' as const], priority: 6 },
  // Loaded behind every page with a frame: what it shares with the others must not pull their code in.
  { name: 'network', priority: 5, test: /src\/(lib\/(network-state|dates)|config\/limits)/ },
  {
    name: 'firebase',
    priority: 4,
    test: /firebase\/(app|component|logger|util)\/|node_modules\/idb\/|src\/lib\/(firebase\/app\.|app-error)/,
  },
  {
    name: 'identity',
    priority: 3,
    test: /firebase\/auth\/|src\/lib\/firebase\/auth\.|src\/features\/auth\/(auth-repository|session\/(follow-account|left-on|forget-on))/,
  },
  { name: 'zod', priority: 4, test: /node_modules\/zod\/|src\/domain\/stored-fields/ },
  {
    name: 'data',
    priority: 2,
    test: /node_modules\/@tanstack\/(?!.*(ueries(Observer)?|utation(Observer)?)\.js)|firebase\/firestore\/|src\/lib\/firebase\/(?!storage)|src\/app\/data-layout|src\/lib\/query-client|src\/domain\/purchase\/(product\.|purchases)|src\/features\/payments\/(use-resume|kept-payments)/,
  },
  {
    name: 'lists',
    priority: 0,
    minShareCount: 2,
    test: /src\/(ui\/(item-card|card-grid|counted-grid|section-list|scroll-row|item-stepper)|domain\/access)|lucide-react\/dist\/esm\/icons\/(star|map-pin|file-question)/,
  },
  {
    name: 'kit',
    priority: 1,
    minShareCount: 2,
    test: /src\/(ui\/(?!share-button|leave-dialog|show-more|reading-text|item-|card|counted-grid|section-list|scroll-row|external-action|structured|question-picture|review|score-ring|answer-review|owned|page-title|modal|field|password|alert)|lib\/(dates|money)|domain\/durations|config\/limits)|lucide-react\/dist\/esm\/icons\/(?!share|newspaper|bookmark|star|map-pin|file-question|check\.|file-text\.|list-checks|monitor-check|x\.|menu|eye|phone|mail|message-circle)/,
  },
]

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Icons without options that no icon here uses; in the prerendered HTML too, which must be the same. */
const leanIcons = { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: file('src/ui/lucide-icon.ts') }

const leanBuilds = [
  { find: '@firebase/webchannel-wrapper/bloom-blob', replacement: file('src/lib/firebase/numeric-id.ts') },
  // The package's own entry is the build for development, with its warnings.
  {
    find: /^react-router$/,
    replacement: file('node_modules/react-router/dist/production/index.mjs'),
  },
  // The entry without popups and third parties' scripts, which our Content-Security-Policy forbids and nobody here calls.
  { find: /^firebase\/auth$/, replacement: 'firebase/auth/web-extension' },
]

/** An incomplete configuration is told in the terminal too; the page itself lists it (docs/decisions/006). */
function tellProblems(problems: readonly string[]): Plugin {
  return {
    name: 'tell-configuration-problems',
    apply: (_config, { mode, isSsrBuild }) => mode !== 'test' && !isSsrBuild,
    buildStart() {
      if (problems.length > 0) {
        this.warn(`The configuration is incomplete (see .env.example):\n  ${problems.join('\n  ')}`)
      }
    },
  }
}

export default defineConfig(({ mode, command, isSsrBuild = false }) => {
  const check = checkEnv(mode === 'test' ? unitTestEnv : loadEnv(mode, process.cwd(), 'VITE_'))
  const problems = check.ok ? [] : check.problems
  // The site's address has a place of its own, and a hosted build never asks for the ports of the local services.
  const inBrowser = (name: string, value: unknown) =>
    name === 'VITE_SITE_URL' ||
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
      tellProblems(problems),
      preloadFonts(),
      previewLikeHosting(outDir, origins),
      // The pages first, then the service worker, which lists their bytes.
      ...(command === 'build' && !isSsrBuild
        ? [prerenderPages(site, dataOrigin), VitePWA(pwaOptions(origins))]
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
      __BUILD__: JSON.stringify(mode === 'test' ? 'test' : sourceHash('src')),
      __CONFIGURATION_PROBLEMS__: JSON.stringify(problems),
    },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    // pdf.js starts its worker as a module.
    worker: { format: 'es' },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
    build: {
      outDir,
      assetsInlineLimit: 2048,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  }
})
