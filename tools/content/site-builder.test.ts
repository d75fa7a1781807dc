import { afterEach, describe, expect, test, vi } from 'vitest'
import { siteBuilder } from './site-builder'

const hosted = { isLocal: false, projectId: 'my-academy' }
const local = { isLocal: true, projectId: 'demo-pariksha' }

afterEach(() => vi.unstubAllEnvs())

describe('the builder of the site', () => {
  test('refuses a build that would show another project', async () => {
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'my-other-academy')
    await expect(siteBuilder.prepare(hosted)).rejects.toThrow(
      'The build would read the project my-other-academy, not my-academy: see VITE_FIREBASE_PROJECT_ID in .env.production.',
    )
  })

  test('refuses a configuration that deploy:check refuses', async () => {
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'my-academy')
    vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:8787/api')
    await expect(siteBuilder.prepare(hosted)).rejects.toThrow(
      '✗ configuration is whole, and of a real project',
    )
  })

  test('needs no configuration for the local backend', async () => {
    await expect(siteBuilder.prepare(local)).resolves.toBe('The build will read the local backend.')
  })

  test('names the command that deploys, and a folder that it would not upload', () => {
    vi.stubEnv('OUT_DIR', undefined)
    expect(siteBuilder.whatNext(hosted)).toEqual([
      'Deploy it: npx firebase-tools@15 deploy --only hosting --project my-academy',
    ])
    vi.stubEnv('OUT_DIR', 'build-2')
    expect(siteBuilder.whatNext(hosted)[0]).toBe(
      'Before you deploy, move build-2 to dist, which firebase.json uploads.',
    )
    expect(siteBuilder.whatNext(local)).toEqual(['Look at it: npm run preview'])
  })
})
