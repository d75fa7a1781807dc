import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

/** The Chromium of CHROME_PATH, else the system's, else the one that Playwright has installed. */
export function launchBrowser(): Promise<Browser> {
  const candidates = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome']
  const executablePath = candidates.find((path) => path && existsSync(path))
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })
}
