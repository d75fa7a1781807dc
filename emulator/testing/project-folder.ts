/** A folder with rules, indexes and a small seed, for tests of the whole backend. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const OPEN_FIRESTORE = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write; }
  }
}
`
export const OPEN_STORAGE = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{file=**} { allow read, write; }
  }
}
`

export interface ProjectFolder {
  readonly path: string
  /** Writes a file of the project; anything but a text as JSON. */
  put(path: string, content: unknown): void
  remove(): void
}

/** Makes a project whose rules allow everything, with one document, one account and one file in its seed. */
export function makeProjectFolder(): ProjectFolder {
  const path = mkdtempSync(join(tmpdir(), 'local-backend-'))
  const put = (name: string, content: unknown) => {
    const file = join(path, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
  put('firestore.rules', OPEN_FIRESTORE)
  put('storage.rules', OPEN_STORAGE)
  put('firestore.indexes.json', { indexes: [], fieldOverrides: [] })
  put('seed/documents/quizzes.json', { q1: { title: 'Polity' } })
  put('seed/accounts.json', [{ uid: 'student', email: 'student@demo.test', password: 'Student@123' }])
  put('seed/files/Carousel/1.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return { path, put, remove: () => rmSync(path, { recursive: true, force: true }) }
}
