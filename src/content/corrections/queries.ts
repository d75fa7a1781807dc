import { queryOptions } from '@tanstack/react-query'
import { type QuestionRef, questionRef } from '@/domain/question/ref'
import type { KeyCorrection } from '@/domain/sitting/corrections'
import { kept, longList } from '../kept'
import { correctionRepository } from './repository'
import type { TestCorrections } from './schema'

/** The correction that counts of each question, by its name in the whole product. */
export type CorrectionsByRef = ReadonlyMap<QuestionRef, KeyCorrection>

export function correctionsByRef(corrections: readonly TestCorrections[]): CorrectionsByRef {
  return new Map(
    corrections.flatMap(({ testKey, corrections: ofTest }) =>
      ofTest.map((one) => [questionRef(testKey, one.questionId), one] as const),
    ),
  )
}

/** The corrections of all tests, as far as a list tells: kept on the device, and asked for again after half an hour. */
export const latestCorrectionsQuery = queryOptions({
  queryKey: ['corrections'],
  queryFn: () => correctionRepository.latest(),
  meta: { ...kept('parts'), freshFor: longList.staleTime },
  ...longList,
  retry: false,
})

/** The corrections of one test, for its results: what is kept shows, and each start of the page asks again. */
export function correctionsOfQuery(testKey: string) {
  return queryOptions({
    queryKey: ['corrections', testKey],
    queryFn: () => correctionRepository.find(testKey),
    meta: { ...kept('parts'), freshFor: 0 },
  })
}
