import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What the operator types; the tool finds the backend of this run by its port. */
export const content = (...words: string[]) =>
  promisify(execFile)('npx', ['tsx', 'tools/content/main.ts', ...words])
