import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { AppEnv } from '../../src/config/env-schema.ts'
import { previewHeaders } from './hosting-headers.mjs'

/** Origins of the local services that stand in for the hosted ones; none in a production build. */
export function localOrigins(env: AppEnv): string[] {
  if (!env.VITE_USE_LOCAL_BACKEND) return []
  const ports = [env.VITE_LOCAL_FIRESTORE_PORT, env.VITE_LOCAL_AUTH_PORT, env.VITE_LOCAL_STORAGE_PORT]
  return [...ports.map((port) => `http://127.0.0.1:${port}`), new URL(env.VITE_API_BASE_URL).origin]
}

/** Whether the build has the page of an address. */
function hasPage(dir: string, path: string): boolean {
  try {
    const file = join(dir, `${decodeURIComponent(path)}.html`)
    return file.startsWith(dir) && existsSync(file)
  } catch {
    // An address that is none.
    return false
  }
}

/**
 * `vite preview` as the hosting serves it (firebase.json): clean URLs for the prerendered pages, app.html for every
 * other route, 404 for a missing asset, and the same headers.
 * @param origins allowed besides what production allows
 */
export function previewLikeHosting(outDir: string, origins: readonly string[]): Plugin {
  return {
    name: 'preview-like-hosting',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        for (const [name, value] of Object.entries(previewHeaders(path, origins)))
          response.setHeader(name, value)
        const isFile = path.startsWith('/assets/') || /\.\w+$/.test(path)
        if (!isFile && path !== '/') {
          request.url = hasPage(resolve(server.config.root, outDir), path) ? `${path}.html` : '/app.html'
        }
        next()
      })
    },
  }
}
