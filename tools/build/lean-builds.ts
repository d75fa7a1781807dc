import { fileURLToPath } from 'node:url'

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Icons without options that no icon here uses; in the prerendered HTML too, which must be the same. */
export const leanIcons = { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: file('src/ui/lucide-icon.ts') }

/** Smaller builds of packages for the browser, in the place of the entries that a bundler would take. */
export const leanBuilds = [
  { find: '@firebase/webchannel-wrapper/bloom-blob', replacement: file('src/lib/firebase/numeric-id.ts') },
  // The package's own entry is the build for development, with its warnings.
  {
    find: /^react-router$/,
    replacement: file('node_modules/react-router/dist/production/index.mjs'),
  },
  // The entry without popups and third parties' scripts, which our Content-Security-Policy forbids and nobody here calls.
  { find: /^firebase\/auth$/, replacement: 'firebase/auth/web-extension' },
]
