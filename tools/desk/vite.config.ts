import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { localEnv } from '../../scripts/local-env.mjs'
import { checkEnv } from '../../src/config/env-schema.ts'

const check = checkEnv(localEnv())

/** The desk's page: the product's own parts, English alone, without service worker and prerendered pages. */
export default defineConfig({
  root: fileURLToPath(new URL('page', import.meta.url)),
  plugins: [react(), tailwindcss()],
  resolve: {
    tsconfigPaths: true,
    alias: ['public-file', 'paid-file'].map((name) => ({
      find: `@/lib/firebase/${name}`,
      replacement: fileURLToPath(new URL('page/papers/public-file.ts', import.meta.url)),
    })),
  },
  define: {
    __ENVIRONMENT__: JSON.stringify(check.ok ? check.env : null),
    __SITE_URL__: 'undefined',
    __USE_LOCAL_BACKEND__: 'false',
    __SHELF__: JSON.stringify('desk'),
    __APP_CHECK_KEY__: JSON.stringify(''),
    __CONFIGURATION_PROBLEMS__: '[]',
  },
  worker: { format: 'es' },
  build: { chunkSizeWarningLimit: 4000 },
})
