/** The addresses with which the official suite resets data and rules. */
import { describe, expect, test } from 'vitest'
import { DOCUMENTS, PROJECT } from './testing/backend'
import { restCalls } from './testing/rest-calls'
import { setUpBackend } from './testing/set-up-backend'

const backend = setUpBackend()
const { put } = restCalls(backend)

describe('hooks of the official suite', () => {
  test('GET / says Ok', async () => {
    const response = await fetch(`http://127.0.0.1:${backend.port}/`)
    expect(await response.text()).toBe('Ok')
  })

  test('DELETE of all documents empties one database of one project', async () => {
    await put('users/a')
    await backend.rest('PATCH', '/v1/projects/other/databases/(default)/documents/users/a', {})
    await backend.rest('PATCH', `/v1/projects/${PROJECT}/databases/second/documents/users/a`, {})
    await backend.rest('DELETE', `/emulator/v1/projects/${PROJECT}/databases/(default)/documents`)
    expect((await backend.rest('GET', `${DOCUMENTS}/users/a`)).status).toBe(404)
    for (const place of ['other/databases/(default)', `${PROJECT}/databases/second`]) {
      expect((await backend.rest('GET', `/v1/projects/${place}/documents/users/a`)).status).toBe(200)
    }
  })

  test('PUT of rules loads them, a syntax error is told', async () => {
    const send = (content: string) =>
      backend.rest('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, {
        rules: { files: [{ name: 'firestore.rules', content }] },
      })
    expect(await send('service cloud.firestore {}')).toEqual({ status: 200, body: {} })
    expect(backend.loaded).toEqual(['service cloud.firestore {}'])
    expect(await send('nonsense')).toMatchObject({
      status: 400,
      body: { error: { message: 'firestore.rules:1:1: a service is expected' } },
    })
  })

  test('an unknown address is 404', async () => {
    expect((await backend.rest('GET', '/v1/nothing')).status).toBe(404)
  })
})
