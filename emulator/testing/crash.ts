/**
 * `npm run crash -w emulator -- [--kills 100] [--documents 20000]`: kills a separate backend again and again (kill -9)
 * while 20 clients write, and each tenth time right after the answer to an upload of 20 MiB. Prints how many
 * acknowledged writes are lost, and ends with 1 when there are any.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ServicePorts } from '../service-ports'
import { BUCKET, PROJECT } from './client'
import { startProcess } from './process'
import { makeProjectFolder } from './project-folder'

const CLIENTS = 20
const LARGE_BYTES = 20 * 1024 * 1024
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`

async function call(url: string, body?: unknown, type = 'application/json'): Promise<Buffer> {
  const response = await fetch(url, {
    headers: { authorization: 'Bearer owner', 'content-type': type },
    ...(body !== undefined && {
      method: 'POST',
      body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
    }),
  })
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  return Buffer.from(await response.arrayBuffer())
}

/** Writes and reads a number under a key: a document (`d…`), an account (`a…`) or a file (`f…`). */
function clientOf({ firestore, auth, storage }: ServicePorts) {
  const documents = `http://127.0.0.1:${firestore}/v1/${DOCUMENTS}`
  const accounts = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`
  const files = `http://127.0.0.1:${storage}/v0/b/${BUCKET}/o`
  const json = async (answer: Promise<Buffer>) => JSON.parse((await answer).toString())
  return {
    commit: (fields: Readonly<Record<string, object>>) => {
      const writes = Object.entries(fields).map(([path, value]) => ({
        update: { name: `${DOCUMENTS}/${path}`, fields: value },
      }))
      return call(`${documents}:commit`, { writes })
    },
    upload: (key: string, bytes: Uint8Array) => call(`${files}?name=${key}`, bytes, 'video/mp4'),
    download: (key: string) => call(`${files}/${key}?alt=media`),
    write(key: string, value: number): Promise<unknown> {
      if (key.startsWith('f')) return this.upload(key, Buffer.from(`${value}`.padEnd(2000)))
      if (key.startsWith('a')) return call(`${accounts}:update`, { localId: key, displayName: `${value}` })
      return this.commit({ [`crash/${key}`]: { value: { integerValue: `${value}` } } })
    },
    async read(key: string): Promise<number> {
      if (key.startsWith('f')) return Number(await this.download(key))
      if (!key.startsWith('a')) {
        return Number((await json(call(`${documents}/crash/${key}`))).fields.value.integerValue)
      }
      return Number((await json(call(`${accounts}:lookup`, { localId: [key] }))).users[0].displayName)
    },
    createAccount: (localId: string) => call(accounts, { localId }),
  }
}

type Client = ReturnType<typeof clientOf>

/** One key in ten is an account's, one in twenty a file's; a key comes back after some seconds. */
function keyOf(count: number): string {
  if (count % 20 === 7) return `f${count % 1000}`
  return count % 10 === 3 ? `a${((count / 10) % 500) | 0}` : `d${count % 3000}`
}

let count = 0
const totals = { answers: 0, lost: 0, uploads: 0, lostUploads: 0 }

/** Lets all clients write until the process is killed. @returns the last acknowledged value of each key. */
async function writeUntilKilled(client: Client, kill: () => Promise<unknown>): Promise<Map<string, number>> {
  const acknowledged = new Map<string, number>()
  const writeOn = async (): Promise<void> => {
    for (;;) {
      count += 1
      const [key, value] = [keyOf(count), count]
      const isStored = await client.write(key, value).then(
        () => true,
        () => false,
      )
      if (!isStored) return
      acknowledged.set(key, Math.max(value, acknowledged.get(key) ?? 0))
      totals.answers += 1
    }
  }
  const writers = Array.from({ length: CLIENTS }, writeOn)
  await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 700))
  await kill()
  await Promise.all(writers)
  return acknowledged
}

async function countLost(client: Client, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  for (const [key, value] of acknowledged) {
    const found = await client.read(key).catch(() => 0)
    if (found >= value) continue
    totals.lost += 1
    console.log(`lost: ${key} = ${value}, found ${found}`)
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '100' },
      documents: { type: 'string', default: '20000' },
    },
  })
  const project = makeProjectFolder()
  const start = () => startProcess(['--rules', project.path, '--data', join(project.path, 'data'), '--quiet'])
  let running = await start()
  try {
    const filler = { filler: { stringValue: 'x'.repeat(400) } }
    for (let from = 0; from < Number(values.documents); from += 500) {
      const ids = Array.from({ length: 500 }, (_, index) => `big/d${from + index}`)
      await clientOf(running.ports).commit(Object.fromEntries(ids.map((id) => [id, filler])))
    }
    for (let id = 0; id < 500; id += 1) await clientOf(running.ports).createAccount(`a${id}`)

    for (let round = 1; round <= Number(values.kills); round += 1) {
      const kill = () => {
        running.child.kill('SIGKILL')
        return running.ended
      }
      if (round % 10 === 0) {
        const bytes = randomBytes(LARGE_BYTES)
        await clientOf(running.ports).upload('large', bytes)
        await kill()
        running = await start()
        const found = await clientOf(running.ports)
          .download('large')
          .catch(() => null)
        totals.uploads += 1
        if (!found?.equals(bytes)) totals.lostUploads += 1
      }
      const acknowledged = await writeUntilKilled(clientOf(running.ports), kill)
      running = await start()
      await countLost(clientOf(running.ports), acknowledged)
      if (round % 10 === 0) console.log(`${round} kills`, JSON.stringify(totals))
    }
  } finally {
    running.child.kill('SIGKILL')
    await running.ended
    project.remove()
  }
  if (totals.lost + totals.lostUploads > 0) process.exitCode = 1
}

await main()
