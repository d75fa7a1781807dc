import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadString,
} from 'firebase/storage'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeIdToken } from '../id-token'
import { authorizationOf, startTestService, type TestService } from './testing/service'

const services: TestService[] = []
let service: TestService
beforeEach(async () => {
  service = await startTestService('')
  services.push(service)
})
afterAll(() => Promise.all(services.map((started) => started.close())))

const file = (who: string | null, path: string) => ref(service.connect(who), path)
const unauthorized = { code: 'storage/unauthorized' }

test('refuses everything that no rule allows, missing files too, and says why in the log', async () => {
  await uploadString(file('owner', 'a/b.txt'), 'x')
  const mine = file('student', 'a/b.txt')
  await expect(getMetadata(mine)).rejects.toMatchObject(unauthorized)
  await expect(getBytes(mine)).rejects.toMatchObject(unauthorized)
  await expect(getDownloadURL(mine)).rejects.toMatchObject(unauthorized)
  await expect(listAll(file('student', 'a'))).rejects.toMatchObject(unauthorized)
  await expect(uploadString(mine, 'y')).rejects.toMatchObject(unauthorized)
  await expect(updateMetadata(mine, {})).rejects.toMatchObject(unauthorized)
  await expect(deleteObject(mine)).rejects.toMatchObject(unauthorized)
  await expect(getMetadata(file('student', 'not/there'))).rejects.toMatchObject(unauthorized)
  expect(service.lines).toContainEqual(
    expect.stringContaining('storage get demo-pariksha.appspot.com/a/b.txt refused'),
  )
  expect(await (await service.call('GET', '/a%2Fb.txt')).json()).toEqual({
    error: { code: 403, message: 'Permission denied. No READ permission.' },
  })
})

test('the administrator is not judged', async () => {
  const mine = file('owner', 'a/b.txt')
  await uploadString(mine, 'x')
  await updateMetadata(mine, { contentType: 'text/plain' })
  expect((await listAll(file('owner', 'a'))).items).toHaveLength(1)
  await deleteObject(mine)
  expect(service.lines).toEqual([])
})

test('a download address opens a file to who may not read it, until the token is revoked', async () => {
  await uploadString(file('owner', 'paid/pack.pdf'), 'bytes')
  const address = await getDownloadURL(file('owner', 'paid/pack.pdf'))
  expect(await (await fetch(address)).text()).toBe('bytes')
  expect((await fetch(address.replace(/token=.*/, 'token=guess'))).status).toBe(403)
  expect((await fetch(address.replace(/&token=.*/, ''))).status).toBe(403)
  expect((await fetch(address.replace(/token=.*/, 'token='))).status).toBe(403)

  const token = new URL(address).searchParams.get('token') ?? ''
  const path = `/paid%2Fpack.pdf?delete_token=${token}`
  expect((await service.call('POST', path, { headers: authorizationOf('student') })).status).toBe(403)
  expect((await service.call('POST', path, { headers: { authorization: 'Bearer owner' } })).status).toBe(200)
  expect((await fetch(address)).status).toBe(403)
  expect(await getDownloadURL(file('owner', 'paid/pack.pdf'))).not.toBe(address)
})

test('visitors read what is public, by the plain address too', async () => {
  service.useRules('match /public/{file=**} { allow get; }')
  await uploadString(file('owner', 'public/a.txt'), 'free')
  expect(await (await service.call('GET', '/public%2Fa.txt?alt=media')).text()).toBe('free')
  expect((await service.call('GET', '/public%2Fmissing.txt?alt=media')).status).toBe(404)
  await expect(listAll(file(null, 'public'))).rejects.toMatchObject(unauthorized)
})

test('tells reading from listing, and writing content from changing metadata and deleting', async () => {
  service.useRules(`match /create/{name} { allow create; }
    match /update/{name} { allow update; }
    match /delete/{name} { allow delete; }
    match /list/{name=**} { allow list; }
    match /get/{name=**} { allow get; }`)
  await Promise.all(
    ['create', 'update', 'delete', 'list', 'get'].map((name) =>
      uploadString(file('owner', `${name}/x`), '1'),
    ),
  )
  const can = async (name: string) => {
    const mine = file('student', `${name}/x`)
    const tries = {
      get: getMetadata(mine),
      list: listAll(file('student', name)),
      update: updateMetadata(mine, { cacheControl: 'public' }),
      create: uploadString(mine, '2'),
    }
    const results = await Promise.allSettled(Object.values(tries))
    const deleted = await Promise.allSettled([deleteObject(mine)])
    const names = [...Object.keys(tries), 'delete']
    return names.filter((_, index) => [...results, ...deleted][index]?.status === 'fulfilled')
  }
  for (const method of ['get', 'list', 'update', 'create', 'delete'])
    expect(await can(method)).toEqual([method])
})

test('a listing is judged by the folder that it shows', async () => {
  service.useRules('match /public/{file=**} { allow read; }')
  await uploadString(file('owner', 'publications/secret.txt'), 'x')
  expect((await service.call('GET', '?prefix=public%2F')).status).toBe(200)
  expect((await service.call('GET', '?prefix=public%2Fa')).status).toBe(200)
  expect((await service.call('GET', '?prefix=public')).status).toBe(403)
  expect((await service.call('GET', '?prefix=')).status).toBe(403)
  expect((await service.call('GET', '')).status).toBe(403)
})

test('a name with an empty segment is not the name without it', async () => {
  service.useRules('match /public/file.txt { allow create; }')
  const body = 'x'
  expect((await service.call('POST', '?name=public%2Ffile.txt', { body })).status).toBe(200)
  expect((await service.call('POST', '?name=public%2F%2Ffile.txt', { body })).status).toBe(403)
  expect((await service.call('POST', '?name=%2Fpublic%2Ffile.txt', { body })).status).toBe(403)
})

test('shows the rules the file before and after', async () => {
  service.useRules(`match /notes/{name} {
      allow get: if resource.size == 5 && resource.contentType == 'text/plain' && resource.metadata.by == 'asha'
        && resource.name == 'notes/' + name && resource.bucket == bucket
        && resource.md5Hash == 'XUFAKrxLKna5cZ2REBfFkg==' && resource.timeCreated <= request.time
        && resource.generation > 0 && resource.metageneration == 1;
      allow create: if request.resource.size < 6 && request.resource.contentType.matches('text/.*')
        && request.resource.metadata.by == request.auth.uid && resource == null;
      allow update: if request.resource.metadata.by == resource.metadata.by
        && request.resource.metageneration == resource.metageneration;
    }`)
  const mine = file('asha', 'notes/a')
  const said = { contentType: 'text/plain', customMetadata: { by: 'asha' } }
  await expect(uploadString(mine, 'hello!', 'raw', said)).rejects.toMatchObject(unauthorized)
  await expect(
    uploadString(mine, 'hello', 'raw', { ...said, contentType: 'image/png' }),
  ).rejects.toMatchObject(unauthorized)
  await expect(uploadString(file('ravi', 'notes/a'), 'hello', 'raw', said)).rejects.toMatchObject(
    unauthorized,
  )
  await uploadString(mine, 'hello', 'raw', said)
  expect((await getMetadata(mine)).size).toBe(5)
  await expect(uploadString(mine, 'again', 'raw', said)).rejects.toMatchObject(unauthorized)
  await expect(updateMetadata(mine, { customMetadata: { by: 'ravi' } })).rejects.toMatchObject(unauthorized)
  await updateMetadata(mine, { cacheControl: 'public' })
})

test('a file that is not stored yet has no times, and an upload has no generation', async () => {
  service.useRules(`match /times/{name} {
      allow create: if request.resource.timeCreated != request.time || request.resource.updated != request.time;
    }
    match /notes/{name} {
      allow create: if request.resource.generation == null && request.resource.metageneration == null
        && !('timeCreated' in request.resource) && !('updated' in request.resource) && !('etag' in request.resource);
      allow update: if request.resource.generation == resource.generation && !('timeCreated' in request.resource);
    }`)
  await expect(uploadString(file('asha', 'times/a'), 'x')).rejects.toMatchObject(unauthorized)
  await uploadString(file('asha', 'notes/a'), 'x')
  await updateMetadata(file('asha', 'notes/a'), { cacheControl: 'public' })
})

test('rules read documents: a purchase opens the file to its owner alone', async () => {
  service.useRules(`match /paid/{productId}/{file=**} {
      allow get: if request.auth != null
        && firestore.exists(/databases/(default)/documents/user_purchases/$(request.auth.uid + '_' + productId))
        && firestore.get(/databases/(default)/documents/user_purchases/$(request.auth.uid + '_' + productId)).data.isActive;
    }`)
  await uploadString(file('owner', 'paid/pack_1/notes/a.pdf'), 'bytes')
  service.documents.set('user_purchases/asha_pack_1', { isActive: { booleanValue: true } })
  service.documents.set('user_purchases/ravi_pack_1', { isActive: { booleanValue: false } })
  expect((await getBytes(file('asha', 'paid/pack_1/notes/a.pdf'))).byteLength).toBe(5)
  for (const who of ['ravi', 'meena', null]) {
    await expect(getBytes(file(who, 'paid/pack_1/notes/a.pdf'))).rejects.toMatchObject(unauthorized)
  }
  service.documents.set('user_purchases/meena_pack_1', { isActive: { booleanValue: true } })
  expect((await getBytes(file('meena', 'paid/pack_1/notes/a.pdf'))).byteLength).toBe(5)
})

test('an expired or broken token is no visitor', async () => {
  service.useRules('match /{file=**} { allow read; }')
  const expired = makeIdToken({ sub: 'asha', iat: 1, exp: 2 })
  for (const token of [expired, 'nonsense']) {
    const response = await service.call('GET', '/x', { headers: { authorization: `Firebase ${token}` } })
    expect(response.status).toBe(401)
  }
})
