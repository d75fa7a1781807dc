import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

// `npm test` has found the ports, and built the app for them.
const { APP_PORT, CONTROL_PORT, CHROME_PATH, RESULTS_DIR, TRACE } = process.env
const services = ['FIRESTORE_PORT', 'AUTH_PORT', 'STORAGE_PORT']

const chromium = (...more: string[]) => ({
  ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
  ],
})

/** The build knows one backend by its ports; in this browser what goes there ends at the one that may be stopped. */
const toSpareBackend = services
  .map((name) => `MAP 127.0.0.1:${process.env[name]} 127.0.0.1:${process.env[`SPARE_${name}`]}`)
  .join(', ')

/**
 * Journeys on the production build, in the Chromium that `npm test` found: at phone and at desktop size, or, where the size
 * makes no difference to what is asked, at the one that the tag names.
 */
export default defineConfig({
  testDir: '.',
  outputDir: RESULTS_DIR ?? '../test-results',
  // Generous: a slow machine is no fault of the page; what must be quick is measured elsewhere.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A journey waits for half of its time: for answers, for letters to fade in, for a test that begins.
  workers: Math.min(8, 2 * availableParallelism()),
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${APP_PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Recording every step of every journey takes a fifth of the time.
    trace: TRACE ? 'retain-on-failure' : 'off',
    // Each journey starts as a first visit; the one about the installed app allows it.
    serviceWorkers: 'block',
    launchOptions: chromium(),
  },
  projects: [
    {
      name: 'outage',
      testMatch: 'outage.spec.ts',
      use: {
        viewport: { width: 390, height: 844 },
        launchOptions: chromium(`--host-resolver-rules=${toSpareBackend}`),
      },
    },
    {
      name: 'phone',
      testIgnore: 'outage.spec.ts',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testIgnore: 'outage.spec.ts',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'tsx e2e/testing/stack.ts',
    cwd: '..',
    url: `http://127.0.0.1:${CONTROL_PORT}/ready`,
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
