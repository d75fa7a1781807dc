/** The operator's tool on the local backend, from the typed words to what stands in the database afterwards. */
import { generateKeyPairSync } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import shippedCounts from '../../src/config/published-counts.json'
import { moodleXml } from '../../tools/content/formats/moodle-xml'
import { questionReports } from '../../tools/content/reports'
import { runContentTool } from '../../tools/content/run'
import { openTarget } from '../../tools/content/target'
import { setUpContentTool } from './testing/content-tool'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-tool-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const { run, services } = setUpContentTool(backend)

function write(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const stored = async (path: string) => (await getDoc(doc(backend.admin(), path))).data()
const question = (text: string) => ({
  question: text,
  options: ['3', '4'],
  correctAnswer: 1,
  explanation: 'Count.',
})
const quiz = {
  title: 'Sums',
  categoryName: 'Arithmetic',
  published: true,
  questions: [question('Two and two?')],
}

// First, because the other tests import documents.
test('counts writes how much is published, and the build has the counts of the seed', async () => {
  const fresh = join(folder, 'fresh.json')
  const { code, last } = await run(`counts --out ${fresh}`)
  expect([code, last]).toEqual([0, `Written to ${fresh}; the next build shows it.`])
  const counts = JSON.parse(readFileSync(fresh, 'utf8'))
  const { asOf: _, ...shipped } = shippedCounts
  expect(counts).toMatchObject(shipped)

  await backend.put('mock_tests/hidden', { title: 'Later', published: false })
  await backend.put('mock_tests/off', { title: 'Off', published: true, isActive: false })
  await backend.put('mock_tests/new', { title: 'New', published: true })
  await run(`counts --out ${fresh}`)
  expect(JSON.parse(readFileSync(fresh, 'utf8')).mockTests).toBe(counts.mockTests + 1)
  for (const id of ['hidden', 'off', 'new']) await deleteDoc(doc(backend.admin(), 'mock_tests', id))
})

describe('import', () => {
  test('writes nothing at all when one of the documents is bad', async () => {
    const file = write('quizzes.json', { good: quiz, bad: { ...quiz, questions: [] } })
    const { code, err } = await run(`import ${file}`)
    expect(code).toBe(1)
    expect(err).toEqual(['Nothing was written.'])
    expect(await stored('quizzes/good')).toBeUndefined()
  })

  test('a second run finds everything as the files say; a changed file changes its own fields only', async () => {
    const file = write('quizzes.json', { sums: quiz })
    expect((await run(`import ${file}`)).last).toBe('1 document written to the local backend.')
    expect((await run(`import ${file}`)).last).toBe('0 new, 0 to change, 1 as the files say already.')

    await backend.put('quizzes/sums', { ...quiz, views: 12 })
    write('quizzes.json', { sums: { ...quiz, title: 'More sums' } })
    expect((await run(`import ${file} --dry-run`)).out).toContain('merge   quizzes/sums')
    expect(await stored('quizzes/sums')).toMatchObject({ title: 'Sums' })
    await run(`import ${file}`)
    expect(await stored('quizzes/sums')).toMatchObject({ title: 'More sums', views: 12 })
    await run(`import ${file} --replace`)
    expect(await stored('quizzes/sums')).not.toHaveProperty('views')
  })

  test('what it writes is what the app plays', async () => {
    await run(`import ${write('quizzes.json', { sums: quiz })}`)
    const { createQuizRepository } = await import('@/content/quizzes/repository')
    const played = await createQuizRepository(backend.db('visitor')).find('sums')
    expect(played).toMatchObject({ title: 'Sums', questions: [{ text: 'Two and two?', correctAnswer: 1 }] })
  })

  test('what asks for a login is listed by everybody, and read by students alone', async () => {
    const shared = { title: 'For students', isPaid: true, published: true }
    const mock = { ...shared, duration: 10, questions: [question('Paid?'), question('Twice?')] }
    // As an earlier import left it.
    await backend.put('mock_tests/login', mock)
    const dose = {
      ...shared,
      categoryName: 'Polity',
      date: '2026-11-20',
      summary: 'A card',
      content: 'The whole read',
    }
    expect((await run(`import ${write('mock_tests.json', { login: mock })}`)).code).toBe(0)
    expect((await run(`import ${write('dailyDoses.json', { login: dose })}`)).code).toBe(0)
    expect((await run(`import ${write('mock_tests.json', { login: mock })}`)).last).toContain(
      'as the files say already',
    )

    const visitor = backend.db('visitor')
    const published = where('published', '==', true)
    for (const name of ['mock_tests', 'dailyDoses']) {
      const listed = await getDocs(query(collection(visitor, name), published, limit(100)))
      const card = listed.docs.find(({ id }) => id === 'login')?.data()
      expect(card).toMatchObject({ title: 'For students', isPaid: true })
      expect(JSON.stringify(card)).not.toMatch(/Paid\?|whole read/)
    }
    const { createMockTestRepository } = await import('@/content/mock-tests/repository')
    const { readDoseBody } = await import('@/content/daily-doses/body-repository')
    const found = await createMockTestRepository(backend.db('student')).find('login')
    expect(found?.questions.map(({ text }) => text)).toEqual(['Paid?', 'Twice?'])
    expect(await createMockTestRepository(visitor).find('login')).toMatchObject({
      questionCount: 2,
      questions: [],
    })
    const login = { id: 'login', price: { kind: 'paid' } } as const
    expect(await readDoseBody(login, backend.db('student'))).toMatchObject({
      content: 'The whole read',
    })
    expect(await readDoseBody(login, visitor)).toBeNull()

    const key = await run(`correct mock/login ${found?.questions[0]?.id} --key A --reason Wrong --yes`)
    expect(key.last).toMatch(/^Corrected in/)
    expect(
      (await createMockTestRepository(backend.db('student')).find('login'))?.questions[0]?.correctAnswer,
    ).toBe(0)
    for (const path of [
      'mock_tests/login',
      'mock_tests/login/private/access',
      'dailyDoses/login',
      'dailyDoses/login/private/access',
    ])
      await deleteDoc(doc(backend.admin(), path))
  })

  test.each(['quizzes', 'pdfs'])('%s are free: one that says it is paid is refused', async (name) => {
    const file = write(`${name}.json`, {
      paid: { ...quiz, url: 'public/a.pdf', timestamp: '2026-11-20', price: 10 },
    })
    const { code, out } = await run(`check ${file}`)
    expect(code).toBe(1)
    expect(out.join(' ')).toContain('everybody could read it')
  })

  test('premium questions stand where a visitor may not read them, free ones where everybody may', async () => {
    const tests = [
      { id: 'free', title: 'Free', duration: 10, isPaid: false, questions: [question('Free?')] },
      { id: 'full', title: 'Full', duration: 10, isPaid: true, questions: [question('Premium?')] },
    ]
    const series = {
      name: 'New',
      category: 'New',
      productId: 'testseries_appsc_group2',
      isPaid: true,
      price: 130,
      tests,
    }
    const file = write('test_series.json', { fresh: series })
    const alone = await run(`import ${file}`)
    expect(alone.code).toBe(1)
    expect(alone.out.join()).toContain('error   test_series/fresh: no package')
    const item = {
      name: 'New',
      section_type: 'Test_Series',
      productId: 'testseries_appsc_group2',
      price: 99,
    }
    const packages = write('categories.json', { new: item })
    const bare = await run(`import ${packages}`)
    expect(bare.code).toBe(1)
    expect(bare.out.join()).toContain('error   categories/new: students would see 0 tests')
    const { code, out } = await run(`import ${packages} ${file}`)
    expect(out).toContain(
      'categories/new: students will see: 2 tests, 1 free; Rs. 99; opens for visitors: Free.',
    )
    expect(code).toBe(0)
    const summary = await getDoc(doc(backend.db('visitor'), 'test_series/fresh'))
    expect(JSON.stringify(summary.data())).not.toContain('?')
    const read = (role: 'visitor' | 'member', id: string) =>
      getDoc(doc(backend.db(role), `test_series/fresh/tests/${id}`)).then(
        (found) => found.get('questions')?.length,
      )
    expect(await read('visitor', 'free')).toBe(1)
    await expect(read('visitor', 'full')).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await read('member', 'full')).toBe(1)
  })

  test('a pack whose file is not in Storage, or that holds nothing, is not sold', async () => {
    const pack = { name: 'Empty', price: 49, productId: 'resource_empty' }
    const packs = write('paid_resource_categories.json', { empty: pack })
    const nothing = await run(`import ${packs}`)
    expect([nothing.code, nothing.out.join()]).toEqual([
      1,
      expect.stringContaining('it would be sold with nothing in it'),
    ])
    const book = {
      title: 'Book',
      categoryName: 'Empty',
      type: 'pdf',
      isPaid: true,
      productId: 'resource_empty',
      pdfUrl: 'paid/resource_empty/book.pdf',
    }
    const { code, out } = await run(`import ${packs} ${write('resources.json', { book })}`)
    expect(code).toBe(1)
    expect(out.join()).toContain(
      'error   resources/book: its file "paid/resource_empty/book.pdf" is not in Storage',
    )
    expect(await stored('paid_resource_categories/empty')).toBeUndefined()
  })

  test('more than one batch, and the rest of a run that was cut off', async () => {
    const articles = Object.fromEntries(
      Array.from({ length: 620 }, (_, index) => [
        `many-${index}`,
        {
          title: `Article ${index}`,
          category: 'National',
          timestamp: { $date: '2026-11-01T09:00:00+05:30' },
        },
      ]),
    )
    const file = write('current_affairs.json', articles)
    // Two commits of the audit list come first.
    const relay = await startRelay(services().firestoreUrl, 3)
    const cut = await run(`import ${file}`, null, { firestoreUrl: relay.url })
    relay.server.close()
    expect(cut.code).toBe(1)
    expect(cut.err.at(-2)).toContain(
      '500 of 620 documents are written to the local backend; the rest is not.',
    )
    expect(await stored('current_affairs/many-499')).toBeDefined()
    expect(await stored('current_affairs/many-500')).toBeUndefined()

    const again = await run(`import ${file}`)
    expect(again.out).toContain('120 new, 0 to change, 500 as the files say already.')
    expect(again.last).toBe('120 documents written to the local backend.')
  })
})

/** Passes calls on until `commits` of them have written; then it answers as a service that is down. */
async function startRelay(target: string, commits: number): Promise<{ server: Server; url: string }> {
  let left = commits
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url?.endsWith(':commit') && left-- <= 0) {
        response.writeHead(503).end('{}')
        return
      }
      const headers = {
        authorization: request.headers.authorization ?? '',
        'content-type': 'application/json',
      }
      void fetch(target + request.url, { method: 'POST', headers, body: Buffer.concat(chunks) }).then(
        async (answer) => response.writeHead(answer.status).end(await answer.text()),
      )
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  // An IP server's address is always an AddressInfo.
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('a real project', () => {
  test('is written to with the token of the service account, after the operator has said yes', async () => {
    const forms: URLSearchParams[] = []
    const authorizations: string[] = []
    const server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString()
        if (request.url === '/token') {
          forms.push(new URLSearchParams(body))
          response.end(JSON.stringify({ access_token: 'of-the-account', expires_in: 3600 }))
          return
        }
        authorizations.push(`${request.headers.authorization} ${request.url}`)
        const name = 'projects/my-academy/databases/(default)/documents/quizzes/sums'
        const answers = {
          ':batchGet': [{ missing: name }],
          ':runQuery': [],
          ':commit': { writeResults: [{}] },
        }
        const call = Object.entries(answers).find(([end]) => request.url?.endsWith(end))
        response.end(JSON.stringify(call?.[1]))
      })
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    // An IP server's address is always an AddressInfo.
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
    const key = {
      client_email: 'operator@my-academy.iam',
      private_key: privateKey,
      token_uri: `${url}/token`,
    }
    const file = write('quizzes.json', { sums: quiz })
    const out: string[] = []
    const runWith = (answer: string) =>
      runContentTool(
        ['import', file, '--project', 'my-academy'],
        { out: (line) => out.push(line), err: (line) => out.push(line), ask: async () => answer },
        (project, log) =>
          openTarget(project, log, JSON.stringify(key), { firestoreUrl: url, authUrl: url, storageUrl: url }),
      )

    expect(await runWith('no')).toBe(1)
    expect(authorizations.some((line) => line.includes(':commit'))).toBe(false)
    expect(await runWith('yes')).toBe(0)
    server.close()
    expect(out.at(-1)).toBe('1 document written to project my-academy.')
    expect(authorizations.every((line) => line.startsWith('Bearer of-the-account '))).toBe(true)
    expect(authorizations).toContain(
      'Bearer of-the-account /v1/projects/my-academy/databases/(default)/documents:commit',
    )
    const claims = JSON.parse(
      Buffer.from(forms[0]?.get('assertion')?.split('.')[1] ?? '', 'base64url').toString(),
    )
    expect(claims.scope).toBe(
      'https://www.googleapis.com/auth/datastore https://www.googleapis.com/auth/identitytoolkit https://www.googleapis.com/auth/devstorage.read_write',
    )
  })

  test('is not opened without the key of a service account', async () => {
    const { code, err } = await run('collections --project my-academy')
    expect(code).toBe(2)
    expect(err).toEqual(['--project needs GOOGLE_APPLICATION_CREDENTIALS, the key of a service account.'])
  })
})

describe('collections', () => {
  test('are listed with their counts, and the quizzes are found', async () => {
    const { out, code } = await run('collections')
    expect(code).toBe(0)
    expect(out.find((line) => line.startsWith('videos'))).toMatch(/^videos +21 +videos$/)
    expect(out.find((line) => line.startsWith('users'))).toMatch(/^users +2 +students' records$/)
    expect(out.at(-1)).toMatch(/^Quizzes are in quizzes \(\d+\), where the app reads them\.$/)
  })

  test('a collection that nothing reads is told, also when it holds the quizzes', async () => {
    await backend.put('test_quiz/a', quiz)
    const line = (await run('collections')).out.find((text) => text.startsWith('test_quiz'))
    expect(line).toMatch(/not read by the product$/)
    await deleteDoc(doc(backend.admin(), 'test_quiz/a'))
  })
})

describe('collections fails on a paid document of the console whose public part is whole', () => {
  const paid = { title: 'Paid', isPaid: true, published: true }
  const mend = 'export it as JSON and import that file, which moves them to where only students read them'
  const free = (name: string) =>
    `${name} are free: take its price and its mark away, or unpublish it and move it to mock_tests or resources`

  test.each([
    ['mock_tests', { ...paid, questions: [{}], sets: [{}] }, `questions, sets: ${mend}`],
    ['mock_tests', { title: 'Paid', price: -5, questions: [{}] }, `questions: ${mend}`],
    ['dailyDoses', { ...paid, content: 'All of it' }, `content: ${mend}`],
    ['quizzes', { ...paid, questions: [{}] }, `questions: ${free('quizzes')}`],
    ['pdfs', { ...paid, url: 'public/a.pdf', pdfUrl: 'public/a.pdf' }, `url, pdfUrl: ${free('pdfs')}`],
  ])('in %s', async (name, fields, told) => {
    await backend.put(`${name}/from-console`, fields)
    const { err, code } = await run('collections')
    expect(err).toEqual([`${name}/from-console is paid, but everybody can list its ${told}.`])
    expect(code).toBe(1)
    await deleteDoc(doc(backend.admin(), `${name}/from-console`))
  })

  test('and the export that is imported again mends it', async () => {
    const mock = { ...paid, duration: 10, questions: [question('Paid?')] }
    await backend.put('mock_tests/from-console', mock)
    const file = join(folder, 'mock_tests.json')
    await run(`export mock_tests/from-console --format json --out ${file}`)
    expect((await run(`import ${file}`)).code).toBe(0)
    expect(await run('collections')).toMatchObject({ code: 0, err: [] })
    expect(await stored('mock_tests/from-console/private/access')).toMatchObject({
      questions: [{ question: 'Paid?' }],
    })
    await deleteDoc(doc(backend.admin(), 'mock_tests/from-console/private/access'))
    await deleteDoc(doc(backend.admin(), 'mock_tests/from-console'))
  })
})

describe('users', () => {
  const signIn = async () =>
    fetch(`${services().authUrl}/v1/accounts:signInWithPassword?key=demo-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'student@demo.test', password: 'Student@123' }),
    }).then((response) => response.status)

  async function signUp(email: string): Promise<string> {
    const accounts = `${services().authUrl}/v1/accounts:signUp?key=demo-key`
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email, password: 'Student@123' })
    const made = await fetch(accounts, { method: 'POST', headers, body })
    return ((await made.json()) as { localId: string }).localId
  }

  test('the active ones are listed, and no password of an older record is shown', async () => {
    await backend.put('users/old', {
      name: 'Old',
      email: 'old@demo.test',
      phone: '98480 12345',
      password: 'Secret@1',
    })
    await backend.put('users/off', { name: 'Off', email: 'off@demo.test', isActive: false })
    const { out } = await run('users')
    expect(out.some((line) => line.startsWith('student-demo'))).toBe(true)
    expect(out.some((line) => line.startsWith('old '))).toBe(true)
    expect(out.some((line) => line.startsWith('off '))).toBe(false)
    expect(out.join('\n')).not.toContain('Secret@1')
    expect((await run('users --all')).out.some((line) => line.startsWith('off '))).toBe(true)
  })

  test('100 at most, unless all are asked for', async () => {
    const ids = Array.from({ length: 110 }, (_, index) => `zz-${String(index).padStart(3, '0')}`)
    await Promise.all(ids.map((id) => backend.put(`users/${id}`, { name: id, isActive: true })))
    const { out, last } = await run('users')
    expect(out.length).toBe(102)
    expect(last).toBe('100 active users; --all shows all of them, here are the first 100.')
    expect((await run('users --all')).last).toMatch(/^11\d active and inactive users\.$/)
    await Promise.all(ids.map((id) => deleteDoc(doc(backend.admin(), `users/${id}`))))
  })

  test('are found by e-mail, however it is spelled, and by phone', async () => {
    expect((await run('users --email Student@Demo.Test')).out[1]).toMatch(
      /^student-demo .* active +can sign in$/,
    )
    await backend.put('users/old', { name: 'Old', phone: '+919848012345' })
    expect((await run('users --phone +919848012345')).out[1]).toMatch(/^old .* active +no account$/)
    const nobody = await run('users --email nobody@demo.test')
    expect(nobody).toMatchObject({
      code: 1,
      err: ['Nobody in the local backend has the e-mail "nobody@demo.test".'],
    })
  })

  test('one who is deactivated cannot sign in until activated again', async () => {
    expect(await signIn()).toBe(200)
    const refused = await run('users deactivate student@demo.test')
    expect(refused.code).toBe(1)
    expect(refused.err[0]).toContain('Nobody can be asked here: say --yes. Nothing was changed.')
    expect(await signIn()).toBe(200)

    const off = await run('users deactivate student@demo.test', 'yes')
    expect(off.questions[0]).toContain('student@demo.test; account, 1 record')
    expect(off.code).toBe(0)
    expect(await signIn()).toBe(400)
    expect(await stored('users/student-demo')).toMatchObject({ isActive: false, email: 'student@demo.test' })
    expect((await run('users deactivate student-demo')).last).toContain('is already inactive.')

    expect((await run('users activate student-demo --yes')).code).toBe(0)
    expect(await signIn()).toBe(200)
    expect(await stored('users/student-demo')).toMatchObject({ isActive: true })
  })

  test('one who is erased is gone, with all but what the law has us keep', async () => {
    const email = 'going@demo.test'
    const uid = await signUp(email)
    await backend.put(`users/${uid}`, { name: 'Going', email })
    await backend.put(`users/${uid}/attempts/a1`, { title: 'Mine' })
    await backend.put('users/going-before', { name: 'Going', email: 'Going@Demo.test' })
    await backend.put(`user_purchases/${uid}_p`, { userId: uid, productId: 'p' })
    await backend.put('orders/order-1', { userId: uid, paymentId: 'pay_1' })
    await backend.put(`open_orders/${uid}_p`, { userId: uid, orderId: 'order-1' })
    await backend.put('payment_events/event-1', { orderId: 'order-1', paymentId: 'pay_1' })
    await backend.put('payment_events/refund-1', { orderId: null, paymentId: 'pay_1' })

    expect((await run('users erase nobody@demo.test --yes')).code).toBe(1)
    const refused = await run('users erase Going@Demo.test', 'no')
    expect(refused.questions[0]).toContain('Going (')
    expect(refused.err).toEqual(['Nothing was changed.'])
    expect(await stored(`users/${uid}/attempts/a1`)).toBeDefined()

    const { out, code } = await run('users erase Going@Demo.test', 'yes')
    expect(code).toBe(0)
    expect(out[0]).toMatch(/^Erased: the account, records 2, saved 0, attempts 1, /)
    expect(out.slice(1, 7)).toEqual([
      'Kept, because tax and company law requires it:',
      `  user_purchases/${uid}_p`,
      '  orders/order-1',
      `  open_orders/${uid}_p`,
      '  payment_events/event-1',
      '  payment_events/refund-1',
    ])
    expect(await stored(`users/${uid}`)).toEqual({ isActive: false, deletedAt: expect.anything() })
    expect(await stored(`users/${uid}/attempts/a1`)).toBeUndefined()
    expect(await stored('users/going-before')).toBeUndefined()
    expect((await run('users --email going@demo.test')).code).toBe(1)
  })

  test('one whose account is gone already is erased by e-mail, and every kept document is listed', async () => {
    const email = 'gone@demo.test'
    for (const id of ['gone-1', 'gone-2']) await backend.put(`users/${id}`, { name: 'Gone', email })
    await backend.put('users/gone-1/attempts/a1', { title: 'Mine' })
    const orders = Array.from({ length: 301 }, (_, index) => `orders/gone-${index}`)
    await Promise.all(orders.map((path) => backend.put(path, { userId: 'gone-1' })))
    await backend.put('user_purchases/gone-2_p', { userId: 'gone-2', productId: 'p' })

    const { out, code } = await run(`users erase ${email} --yes`)
    expect([code, out[0]]).toEqual([0, expect.stringMatching(/^Erased: records 2, saved 0, attempts 1, /)])
    expect(new Set(out.filter((line) => line.startsWith('  ')))).toEqual(
      new Set([...orders, 'user_purchases/gone-2_p'].map((path) => `  ${path}`)),
    )
    for (const id of ['gone-1', 'gone-2']) {
      expect(await stored(`users/${id}`)).toEqual({ isActive: false, deletedAt: expect.anything() })
    }
    expect(await stored('users/gone-1/attempts/a1')).toBeUndefined()
    await Promise.all(orders.map((path) => deleteDoc(doc(backend.admin(), path))))
  })

  test('a uid erases no other record of an address that its account has not proved', async () => {
    const uid = await signUp('unproved@demo.test')
    await backend.put('users/unproved-before', { name: 'Before', email: 'unproved@demo.test' })
    await backend.put('user_purchases/unproved-before_p', { userId: 'unproved-before', productId: 'p' })
    const { out } = await run(`users erase ${uid} --yes`)
    expect(out).toContain('No documents have to be kept by law.')
    expect(await stored(`users/${uid}`)).toMatchObject({ isActive: false })
    expect(await stored('users/unproved-before')).toMatchObject({ name: 'Before' })
    for (const path of ['users/unproved-before', 'user_purchases/unproved-before_p'])
      await deleteDoc(doc(backend.admin(), path))
  })

  test('an older record with an id of its own is found by the e-mail of the account', async () => {
    await backend.put('users/generated', { name: 'Member', email: 'member@demo.test' })
    await deleteDoc(doc(backend.admin(), 'users/member-demo'))
    const premium = doc(backend.db('member'), 'test_series/appsc-group-2-screening/tests/full-mock-1')
    expect((await getDoc(premium)).exists()).toBe(true)
    expect((await run('users deactivate member-demo --yes')).code).toBe(0)
    expect(await stored('users/generated')).toMatchObject({ isActive: false })
    expect(Object.keys((await stored('users/member-demo')) ?? {}).toSorted()).toEqual([
      'isActive',
      'updatedAt',
    ])
    await expect(getDoc(premium)).rejects.toMatchObject({ code: 'permission-denied' })
    expect((await run('users deactivate member-demo')).last).toBe(
      'Member (member@demo.test; account, 2 records) is already inactive.',
    )

    // As the tool left it before the rules asked for a record at the account's own id.
    await deleteDoc(doc(backend.admin(), 'users/member-demo'))
    expect((await run('users deactivate member-demo --yes')).code).toBe(0)
    await expect(getDoc(premium)).rejects.toMatchObject({ code: 'permission-denied' })

    expect((await run('users activate member-demo --yes')).code).toBe(0)
    expect(await stored('users/generated')).toMatchObject({ isActive: true, name: 'Member' })
    expect(await stored('users/member-demo')).toBeUndefined()
    expect((await getDoc(premium)).exists()).toBe(true)
    expect((await run('users deactivate nobody')).err).toEqual([
      'Nobody in the local backend has the uid or e-mail "nobody".',
    ])
  })
})

describe('a paper in a file of its own', () => {
  const paper = { title: 'Model', published: true, duration: 30, questionsFrom: 'sample.csv' }
  const sections = [
    { id: 'reasoning', name: 'Reasoning' },
    { id: 'maths', name: 'Maths' },
  ]
  const pictureIn = (document: unknown) =>
    /images\/questions\/[^"]+\.png/.exec(JSON.stringify(document))?.[0] ?? 'no picture'
  const picture = (path: string) =>
    fetch(`${services().storageUrl}/v0/b/demo-pariksha.appspot.com/o/${encodeURIComponent(path)}?alt=media`)
  beforeAll(() => {
    for (const name of ['sample.csv', 'bars.png'])
      copyFileSync(`tests/fixtures/questions/${name}`, join(folder, name))
  })

  test('is imported with its pictures, once', async () => {
    const file = write('mock_tests.json', { model: { ...paper, sections } })
    const first = await run(`import ${file}`)
    expect([first.code, first.err]).toEqual([0, []])
    expect(first.out).toContain('1 picture to upload to demo-pariksha.appspot.com.')
    const document = await stored('mock_tests/model')
    expect(document?.questions).toHaveLength(12)
    expect(document).toMatchObject({
      languages: ['en', 'te'],
      sets: [{ id: 'sales', title: 'Directions 11 to 12' }],
    })
    const shown = await picture(pictureIn(document))
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(readFileSync('tests/fixtures/questions/bars.png'))
    const second = await run(`import ${file}`)
    expect(second.out.slice(-2)).toEqual([
      '0 new, 0 to change, 1 as the files say already.',
      '0 pictures to upload to demo-pariksha.appspot.com.',
    ])
  })

  test('is not imported when one of its questions is wrong', async () => {
    writeFileSync(join(folder, 'bad.csv'), 'Question,A,B,Answer\nWhat?,p,q,E\nWho?,p,q,A\n')
    const file = write('mock_tests.json', { bad: { ...paper, questionsFrom: 'bad.csv' } })
    const { code, err } = await run(`import ${file}`)
    expect([code, err]).toEqual([1, ['Nothing was written.']])
    expect(await stored('mock_tests/bad')).toBeUndefined()
  })

  test('is shown before it is published, as a mock test of the local backend', async () => {
    const { code, out } = await run(`preview ${join(folder, 'sample.csv')} --port 5999`)
    expect([code, out.at(-2)]).toEqual([0, 'http://127.0.0.1:5999/mock-test/preview-sample'])
    const document = await stored('mock_tests/preview-sample')
    expect(document).toMatchObject({ title: 'Preview of sample.csv', published: true, duration: 12 })
    expect((await picture(pictureIn(document))).status).toBe(200)

    const bad = await run(`preview ${join(folder, 'bad.csv')}`)
    expect([bad.code, bad.err, await stored('mock_tests/preview-bad')]).toEqual([
      1,
      ['Nothing was written.'],
      undefined,
    ])
    const named = await run(`preview ${write('my-paper.json', { mine: { ...paper, sections } })}`)
    expect(named.out.at(-2)).toMatch(/\/mock-test\/preview-mine$/)
    const own = await run(`preview ${write('mock_tests.json', { own: { ...paper, sections } })}`)
    expect(own.out.at(-2)).toMatch(/\/mock-test\/preview-own$/)
    expect(await stored('mock_tests/own')).toBeUndefined()
  })

  test('is shown anew after its key was mended and a question taken out', async () => {
    const draft = join(folder, 'draft.csv')
    writeFileSync(draft, 'ID,Question,A,B,Answer\nq1,What?,p,q,A\nq2,Who?,p,q,A\n')
    expect((await run(`preview ${draft}`)).code).toBe(0)
    writeFileSync(draft, 'ID,Question,A,B,Answer\nq1,What?,p,r,B\n')
    expect((await run(`preview ${draft}`)).code).toBe(0)
    expect(await stored('mock_tests/preview-draft')).toMatchObject({
      questions: [{ id: 'q1', options: ['p', 'r'], correctAnswer: 1 }],
    })
  })

  test('has no key that only a correction writes, unless it is stored', async () => {
    const keyed = { ...quiz, questions: [{ id: 'q1', ...question('Two and three?'), key: '0' }] }
    const file = write('quizzes.json', { keyed })
    const refused = await run(`import ${file}`)
    expect([refused.code, refused.err]).toEqual([1, ['Nothing was written.']])
    expect(refused.out).toContain(
      'error   quizzes/keyed: question "q1" has the key "0", which only a correction writes.',
    )
    await backend.put('quizzes/keyed', keyed)
    expect((await run(`import ${file}`)).code).toBe(0)
  })
})

describe('reports of questions', () => {
  const key = 'mock/polity-1'
  const report = (day: number, changes: object = {}) => ({
    testKey: key,
    testTitle: 'Polity Mock 1',
    questionId: 'q7',
    questionText: 'Who appoints\nthe Governor?',
    reason: 'wrong-key',
    text: '',
    createdAt: new Date(Date.UTC(2026, 10, day)),
    status: 'received',
    ...changes,
  })

  test('there are none at first', async () => {
    expect((await run('reports')).last).toBe('Nobody has reported a question of the local backend.')
  })

  test('are listed by question over all students, the newest first', async () => {
    await backend.put('users/a/reports/1', report(3, { text: 'It is\nthe President.' }))
    await backend.put('users/b/reports/1', report(5, { text: 'See Article 155.' }))
    await backend.put('users/c/reports/1', report(4, { reason: 'several-right' }))
    await backend.put('users/c/reports/2', report(6, { testKey: 'quiz/rivers', questionId: 'q1' }))
    await backend.put('users/c/reports/bad', { testKey: key })
    const { out, err, code } = await run('reports')
    expect(code).toBe(0)
    expect(err).toEqual(['users/c/reports/bad cannot be read as a report.'])
    expect(out).toEqual([
      'quiz/rivers q1  (Polity Mock 1)',
      '  Who appoints the Governor?',
      '  1 × The answer key is wrong',
      '  1 × Received',
      'mock/polity-1 q7  (Polity Mock 1)',
      '  Who appoints the Governor?',
      '  2 × The answer key is wrong, 1 × More than one option is right',
      '  3 × Received',
      '  2026-11-05: See Article 155.',
      '  2026-11-03: It is the President.',
      '4 reports of 2 questions of the local backend.',
    ])
    expect((await run(`reports --test ${key}`)).last).toBe(
      '3 reports of 1 question of mock/polity-1 in the local backend.',
    )
    expect((await run('reports --test mock/other')).last).toBe(
      'Nobody has reported a question of mock/other in the local backend.',
    )
  })

  test('steer no terminal and forge no line, and nor does anything else that is stored', async () => {
    const forged = 'Rivers\n0 reports of 0 questions of the local backend.\x1b[2J \x9b31m \u202egnp.exe'
    const changes = { testKey: 'quiz/forged', testTitle: forged, questionId: forged, questionText: forged }
    await backend.put('users/a/reports/2', report(7, { ...changes, text: forged }))
    await backend.put(`users/a/reports/bad${forged.slice(-9)}`, { testKey: 'quiz/forged' })
    const { out, err } = await run('reports --test quiz/forged')
    expect([...out, ...err].join('')).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u)
    expect(out.filter((line) => line.startsWith('0 reports'))).toEqual([])
    expect(out[0]).toContain(
      'Rivers 0 reports of 0 questions of the local backend.\uFFFD[2J \uFFFD31m \uFFFDgnp.exe',
    )
  })

  test('are answered for every student who reported the question, and for no other question', async () => {
    const typed = ['answer-report', key, 'q7', '--status', 'corrected', '--answer', 'The key is B now.']
    expect((await run(typed)).last).toBe('3 reports of q7 of mock/polity-1: Corrected.')
    for (const student of ['a', 'b', 'c']) {
      const answered = { status: 'corrected', answer: 'The key is B now.', questionId: 'q7' }
      expect(await stored(`users/${student}/reports/1`)).toMatchObject(answered)
    }
    expect(await stored('users/c/reports/2')).toMatchObject({ status: 'received' })
    expect((await run(`reports --test ${key}`)).out).toContain('    answered: The key is B now.')

    await run(`answer-report ${key} q7 --status no-change`)
    expect(await stored('users/a/reports/1')).toMatchObject({
      status: 'no-change',
      answer: 'The key is B now.',
    })
    const nobody = await run('answer-report quiz/rivers q9 --status corrected')
    expect([nobody.code, nobody.err]).toEqual([
      1,
      ['Nobody has reported the question "q9" of "quiz/rivers" in the local backend.'],
    ])
  })

  test('of a test of a package name the package', async () => {
    await backend.put('users/d/reports/1', report(2, { testKey: 'series/ibps-po-prelims/t1' }))
    const found = await questionReports(openTarget(null, () => undefined, undefined, services()))
    const titled = found.map(({ testKey, packageTitle }) => [testKey, packageTitle])
    expect(titled).toContainEqual(['series/ibps-po-prelims/t1', 'IBPS PO Prelims'])
    expect(titled).toContainEqual([key, ''])
  })

  test('of more students than one page holds are all found', async () => {
    const many = Array.from({ length: 310 }, (_, index) => `users/s${index}/reports/1`)
    await Promise.all(many.map((path) => backend.put(path, report(1, { testKey: 'quiz/many' }))))
    expect((await run('reports --test quiz/many')).last).toBe(
      '310 reports of 1 question of quiz/many in the local backend.',
    )
  })
})

describe('contact messages', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 5, 6, minute))
  const message = (minute: number, changes: object = {}) => ({
    name: 'Ravi',
    email: 'ravi@example.test',
    subject: 'Refund',
    message: 'I paid twice.\nPlease help.',
    createdAt: at(minute),
    ...changes,
  })

  test('are listed newest first, and cannot steer the terminal', async () => {
    expect((await run('messages')).last).toBe('0 messages in the local backend.')
    await backend.put('contact_messages/z', message(1))
    await backend.put('contact_messages/a', message(3, { subject: 'Pay\x1b[2J\nforged' }))
    await backend.put('contact_messages/m', { createdAt: at(2) })
    const { code, out, err } = await run('messages')
    expect(code).toBe(0)
    expect(err).toEqual(['contact_messages/m cannot be read as a message.'])
    expect(out).toEqual([
      '2026-11-05  Ravi <ravi@example.test>: Pay\uFFFD[2J forged',
      '  I paid twice.',
      '  Please help.',
      '2026-11-05  Ravi <ravi@example.test>: Refund',
      '  I paid twice.',
      '  Please help.',
      '3 messages in the local backend.',
    ])
  })

  test('of more than 100, only the newest 100 are shown', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `contact_messages/n${index}`)
    await Promise.all(ids.map((path) => backend.put(path, message(4, { message: 'Hello' }))))
    const { out, last } = await run('messages')
    expect(out.filter((line) => line === '  Hello')).toHaveLength(100)
    expect(out).not.toContain('  I paid twice.')
    expect(last).toBe('The newest 100 messages in the local backend; there are older ones.')
  })
})

describe('export', () => {
  test('a document comes as the JSON that import reads', async () => {
    await run(`import ${write('quizzes.json', { sums: quiz })}`)
    const file = join(folder, 'sums.json')
    expect((await run(`export quizzes/sums --out ${file}`)).last).toBe(`quizzes/sums is written to ${file}.`)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ sums: quiz })
    const again = await run(`import ${file} --collection quizzes --replace`)
    expect(again.last).toBe('0 new, 0 to change, 1 as the files say already.')
  })

  test('questions come as Moodle XML, which is read as the same questions', async () => {
    await backend.put('mock_tests/exported', {
      title: 'Sums',
      marking: { correct: 2, wrong: '-1/2' },
      questions: [
        { ...question('Two and two?'), id: 'a', topic: 'Sums' },
        { question: 'How many?', type: 'numeric', answer: 4, id: 'b' },
        { ...question('Corrected'), key: '*' },
      ],
    })
    const file = join(folder, 'exported.xml')
    const { code, err, last } = await run(`export mock_tests/exported --format moodle-xml --out ${file}`)
    expect([code, last]).toEqual([0, `mock_tests/exported is written to ${file}; 1 thing could not be.`])
    expect(err).toEqual([
      'not in the file: question 3, the whole question: its key was corrected to one that no file can say',
    ])
    const { questions, faults } = await moodleXml.read(readFileSync(file), file)
    expect(faults).toEqual([])
    const marking = { correct: '2', wrong: '-0.5' }
    expect(questions).toMatchObject([
      { id: 'a', text: 'Two and two?', options: ['3', '4'], key: { correct: 1 }, topic: 'Sums', marking },
      { id: 'b', text: 'How many?', key: { kind: 'numeric', answer: 4 }, topic: null, marking },
    ])
    await deleteDoc(doc(backend.admin(), 'mock_tests/exported'))
  })

  test('pictures come with the questions in Moodle XML; one that is not there stays a link, and is told', async () => {
    const file = join(folder, 'figures.xml')
    const { code, err } = await run(
      `export mock_tests/ssc-cgl-quantitative --format moodle-xml --out ${file}`,
    )
    expect(code).toBe(0)
    expect(err.filter((line) => line.includes('picture'))).toEqual([])
    const { pictures, faults } = await moodleXml.read(readFileSync(file), file)
    expect(faults).toEqual([])
    expect(pictures.length).toBeGreaterThan(3)

    const gone = { type: 'figure', image: 'images/questions/gone.png', alt: 'A bar', width: 10, height: 5 }
    await backend.put('mock_tests/exported', {
      title: 'Bars',
      questions: [{ ...question('Which bar?'), question: [gone] }],
    })
    const other = join(folder, 'gone.xml')
    const told = await run(`export mock_tests/exported --format moodle-xml --out ${other}`)
    expect(told.err).toEqual(['not in the file: question 1, its pictures, which stay links to the site'])
    await deleteDoc(doc(backend.admin(), 'mock_tests/exported'))
  })

  test.each([
    ['quizzes/nowhere', 'There is no document quizzes/nowhere in the local backend.'],
    ['quizzes/empty', 'quizzes/empty has no questions.'],
  ])('%s cannot be exported, which is said in one sentence', async (path, sentence) => {
    await backend.put('quizzes/empty', { title: 'Empty' })
    const { code, err } = await run(`export ${path} --format aiken --out ${join(folder, 'none.txt')}`)
    expect([code, err]).toEqual([1, [sentence]])
    await deleteDoc(doc(backend.admin(), 'quizzes/empty'))
  })
})

test('a backend that does not run is told with the way to start it', async () => {
  await backend.stop()
  const target = { firestoreUrl: 'http://127.0.0.1:1' }
  const err: string[] = []
  const code = await runContentTool(
    ['collections'],
    { out: () => undefined, err: (line) => err.push(line), ask: async () => null },
    (project, log) =>
      openTarget(project, log, undefined, {
        ...target,
        authUrl: target.firestoreUrl,
        storageUrl: target.firestoreUrl,
      }),
  )
  expect(code).toBe(1)
  expect(err.join(' ')).toContain('npm start')
})
