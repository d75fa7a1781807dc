/** A paper that is edited, as the exam screen takes it. */
import * as z from 'zod/mini'
import { paths } from '@/config/paths'
import { makePaper, type Paper } from '@/domain/paper'
import { parseQuestions } from '@/domain/question/question'
import { layoutFields } from '@/domain/test-layout'
import { minutesIn } from './details-values'
import { fieldsOf, type PaperState, titleOf } from './paper-state'

/** Each press of "Try it" begins anew, so the address is of one attempt. */
export const tryAddress = (key: string) =>
  paths.mockTest(`${key.replace('/', '~')}~${Date.now().toString(36)}`)

/** The paper that an address tries. */
export function triedPaper(mockTestId: string): { collection: string; id: string } {
  const [, collection = '', id = ''] = /^([^~]*)~(.*)~[^~]*$/.exec(mockTestId) ?? []
  return { collection, id }
}

const layout = z.object(layoutFields)

/** As students sit it: questions that cannot be used are left out. */
export function paperToTry(state: PaperState): Paper {
  const fields = fieldsOf(state)
  const typed = Number(minutesIn(state.collection, state.fields))
  return makePaper({
    title: titleOf(state),
    minutes: Number.isFinite(typed) && typed >= 0 ? typed : 0,
    questions: parseQuestions(fields.questions, 'the paper'),
    layout: layout.parse(fields),
  })
}
