/** Finding a student by a part of the name, the e-mail or the phone number. */
import { z } from 'zod'
import { userRecordSchema } from '../../../src/session/user-schema'
import type { Account } from '../accounts'
import type { Database, WireDocument } from '../database'
import { plainFields } from '../stored-form'
import type { Target } from '../target'

export interface StudentRow {
  uid: string
  name: string
  email: string
  phone: string
  /** Of the record. */
  isActive: boolean
  /** null: no account has this id (older records), or it was deleted. */
  account: Account | null
}

/** Records of one read. */
const pageSize = 1000
/** Students that one search shows. */
export const mostFound = 50

const fewestLetters = 2

const comparable = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

/** The digits of a phone number, or of its beginning, without the country's code and the 0 in front. */
function phoneDigits(text: string): string {
  const digits = digitsOf(text)
  const hasCode = digits.startsWith('91') && (/^\s*\+/.test(text) || digits.length > 10)
  return hasCode ? digits.slice(2) : digits.replace(/^0+/, '')
}

const isPhone = (text: string) => /^[\s\d+()./-]+$/.test(text) && digitsOf(text) !== ''

type Searched = Pick<StudentRow, 'uid' | 'name' | 'email' | 'phone'>

/** @throws Error when too little is typed */
function matcherOf(typed: string): (student: Searched) => boolean {
  const text = comparable(typed)
  if (text.length < fewestLetters) throw new Error(`Type at least ${fewestLetters} letters or digits.`)
  const words = text.split(' ')
  const digits = isPhone(text) ? phoneDigits(text) : ''
  return ({ uid, name, email, phone }) =>
    uid === typed.trim() ||
    words.every((word) => comparable(name).includes(word)) ||
    comparable(email).includes(text) ||
    (digits !== '' && phoneDigits(phone).includes(digits))
}

const recordFields = ['name', 'email', 'phone', 'isActive']

function recordOf({ path, fields }: Pick<WireDocument, 'path' | 'fields'>): Omit<StudentRow, 'account'> {
  const uid = path.slice('users/'.length)
  const { name, email, phone, isActive } = z.parse(userRecordSchema, { ...plainFields(fields), id: uid })
  return { uid, name, email, phone, isActive }
}

interface Found {
  found: Omit<StudentRow, 'account'>[]
  /** Whether there are more. */
  more: boolean
}

/** The students who registered last, newest first, without those who were erased. */
async function newestStudents(database: Database): Promise<Found> {
  const only = [...recordFields, 'createdAt', 'deletedAt']
  const records = await database.newest('users', 'createdAt', mostFound + 1, { only })
  const found = records.slice(0, mostFound).filter(({ fields }) => !('deletedAt' in fields))
  return { found: found.map(recordOf), more: records.length > mostFound }
}

/**
 * Reads the records page by page and returns those that match, in the order of their ids.
 * @param most how many to find before reading stops
 * @throws Error when too little is typed
 */
export async function matchingStudents(
  database: Database,
  typed: string,
  most = Number.POSITIVE_INFINITY,
): Promise<Omit<StudentRow, 'account'>[]> {
  const matches = matcherOf(typed)
  const found: Omit<StudentRow, 'account'>[] = []
  for (let after: string | undefined; ; ) {
    const page = await database.page('users', pageSize, after, recordFields)
    found.push(...page.map(recordOf).filter(matches))
    const last = page.at(-1)
    if (page.length < pageSize || last === undefined || found.length >= most) return found.slice(0, most)
    after = last.path.slice('users/'.length)
  }
}

async function firstMatching(database: Database, text: string): Promise<Found> {
  const matching = await matchingStudents(database, text, mostFound + 1)
  return { found: matching.slice(0, mostFound), more: matching.length > mostFound }
}

/**
 * Students whose name has every typed word, or whose e-mail or phone number has the typed text: in capitals or not, the
 * number with spaces and +91 or without. Without a text, those who registered last. At most 50.
 * @throws Error when too little is typed
 */
export async function findStudents(
  target: Target,
  text: string,
): Promise<{ students: StudentRow[]; more: boolean }> {
  const { found, more } =
    text === '' ? await newestStudents(target.database) : await firstMatching(target.database, text)
  const accounts = found.length > 0 ? await target.accounts.byUids(found.map(({ uid }) => uid)) : []
  const byUid = new Map(accounts.map((account) => [account.uid, account]))
  return { students: found.map((student) => ({ ...student, account: byUid.get(student.uid) ?? null })), more }
}
