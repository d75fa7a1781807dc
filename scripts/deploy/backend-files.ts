/** Rules and indexes as they would be deployed, judged by the local backend's own compiler and parser. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseIndexes } from '../../emulator/firestore/indexes'
import { compileRules } from '../../emulator/rules/compile-rules'
import type { RulesService } from '../../emulator/rules/contract'
import type { Check } from './check'

function faultsOfRules(root: string, file: string, service: RulesService): string[] {
  if (!existsSync(join(root, file))) return [`${file} is missing.`]
  try {
    return [...compileRules(readFileSync(join(root, file), 'utf8'), file, service).warnings]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

export function checkRules(root: string): Check {
  const firestore = faultsOfRules(root, 'firestore.rules', 'cloud.firestore')
  const storage = faultsOfRules(root, 'storage.rules', 'firebase.storage')
  return { title: 'firestore.rules and storage.rules compile', faults: [...firestore, ...storage] }
}

export function checkIndexFile(root: string): Check {
  const title = 'firestore.indexes.json can be read'
  try {
    parseIndexes(readFileSync(join(root, 'firestore.indexes.json'), 'utf8'))
    return { title, faults: [] }
  } catch (error) {
    return { title, faults: [error instanceof Error ? error.message : String(error)] }
  }
}
