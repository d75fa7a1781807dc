import { defineConfig } from '@playwright/test'

const appPort = process.env.APP_PORT ?? '24173'

/** Journeys on the production build, each at phone and at desktop size, in the Chromium that `npm test` found. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Generous: a slow machine is no fault of the page; what must be quick is measured elsewhere.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${appPort}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Each journey starts as a first visit; the one about the installed app allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: 'outage.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testIgnore: 'outage.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Stops the backend for everybody, so it runs when the others have ended.
    {
      name: 'outage',
      testMatch: 'outage.spec.ts',
      dependencies: ['phone', 'desktop'],
      use: { viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'tsx e2e/stack.ts',
    cwd: '..',
    url: `http://127.0.0.1:${Number(appPort) + 1}/ready`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
