/** Students, and what visitors wrote. */
import * as z from 'zod'
import { readMessages } from '../../content/messages'
import { setActive } from '../../content/people/activity'
import { eraseData, planErasure } from '../../content/people/erase-data'
import { exportData } from '../../content/people/export-data'
import { findStudents } from '../../content/people/find-students'
import { readStudent } from '../../content/people/student'
import { action, nothing } from './action'

const student = z.object({ uid: z.string() })

export const people = {
  findStudents: action(z.object({ text: z.string() }), ({ text }, { target }) => findStudents(target, text)),
  readStudent: action(student, ({ uid }, { target }) => readStudent(target, uid)),
  exportStudent: action(student, ({ uid }, { target }) => exportData(target, uid)),
  setActive: action(z.object({ uid: z.string(), active: z.boolean() }), ({ uid, active }, { target }) =>
    setActive(target, uid, active),
  ),
  planErasure: action(student, ({ uid }, { target }) => planErasure(target, uid)),
  eraseStudent: action(student, ({ uid }, { target }) => eraseData(target, uid)),
  contactMessages: action(nothing, (_, { target }) => readMessages(target)),
}
