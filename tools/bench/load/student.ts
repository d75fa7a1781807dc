import { inspect } from 'node:util'
import { createUserWithEmailAndPassword, signInWithEmailAndPassword, signOut } from 'firebase/auth'
import { privacyNotice } from '../../../src/config/privacy-notice'
import {
  buyPackage,
  fetchFiles,
  openHome,
  readArticle,
  type Shelf,
  sections,
  sitMockTest,
  sitQuiz,
} from './activities'
import type { Bought } from './buy'
import type { Device } from './device'
import type { Meter, Places } from './meter'
import type { Given } from './sit'

export interface Student {
  /** From 0; says what of the choices below is done. */
  index: number
  buys: boolean
}

/** What a student is sure of in the end, and the account must say too. */
export interface Outcome {
  uid: string
  given: Given[]
  bought: Bought | null
  /** Null when the whole day went well. */
  fault: string | null
}

const password = 'Student@123'
const emailOf = ({ index }: Student) => `load-${index}@demo.test`

/** Makes the account and its record, and signs out. */
export async function register(device: Device, student: Student): Promise<string> {
  const email = emailOf(student)
  const { user } = await createUserWithEmailAndPassword(device.auth, email, password)
  await device.users.create({ id: user.uid, name: 'Asha Rao', email, phone: '', notice: privacyNotice })
  await signOut(device.auth)
  return user.uid
}

/** @returns the student's id */
export async function signIn(device: Device, student: Student): Promise<string> {
  const { user } = await signInWithEmailAndPassword(device.auth, emailOf(student), password)
  return user.uid
}

/** What some do besides on a day: an article, files, the search, a quiz. @returns what was answered */
async function lookAround(
  device: Device,
  meter: Meter,
  { index, uid, shelf }: { index: number; uid: string; shelf: Shelf },
): Promise<Given[]> {
  if (index % 5 === 0) await meter.step('article', () => readArticle(device, shelf.articleAddress))
  if (index % 6 === 0) {
    await meter.step('pictures', () => fetchFiles(shelf.pictures))
    await meter.step('free PDF', () => fetchFiles([shelf.pdf]))
  }
  if (index % 10 === 0) await meter.step('search', () => device.search.read())
  return index % 4 === 0 ? [await sitQuiz(device, meter, index, uid, shelf.quizId)] : []
}

/**
 * Signs in, opens a section, sits a test, and may buy a package, step by step. Never throws: what goes wrong is the
 * outcome's fault.
 * @param isWholeDay adds what a student does besides, of which costs are made
 */
export async function spendDay(
  device: Device,
  meter: Meter,
  places: Places,
  { student, uid, shelf, isWholeDay }: { student: Student; uid: string; shelf: Shelf; isWholeDay: boolean },
): Promise<Outcome> {
  const { index, buys } = student
  const outcome: Outcome = { uid, given: [], bought: null, fault: null }
  try {
    await meter.step('sign in', async () => {
      await signIn(device, student)
      await device.users.find(uid, emailOf(student))
    })
    if (isWholeDay) await meter.step('home', () => openHome(device, uid))
    const [name, open] = sections[index % sections.length] ?? ['', () => []]
    await meter.step(name, () => Promise.all(open(device)))
    if (isWholeDay) outcome.given.push(...(await lookAround(device, meter, { index, uid, shelf })))
    outcome.given.push(await sitMockTest(device, meter, index, uid))
    if (isWholeDay) await meter.step('home', () => openHome(device, uid))
    if (buys) outcome.bought = await buyPackage(device, meter, places, { index, uid, shelf })
  } catch (error) {
    outcome.fault = `student ${index}: ${inspect(error)}`
  }
  return outcome
}
