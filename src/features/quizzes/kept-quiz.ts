import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Params } from 'react-router-dom'
import * as z from 'zod/mini'
import { paperOfQuiz } from '@/content/papers/papers'
import { quizQuery } from '@/content/quizzes/queries'
import { quizRepository } from '@/content/quizzes/repository'
import type { Quiz } from '@/content/quizzes/schema'
import type { Paper } from '@/domain/paper'
import { readOrKept } from '@/features/offline'
import { createDeviceStore } from '@/lib/device/device-store'
import { isSessionOwner, sessionOwner } from '@/session'

/** Quizzes that were read from the device; the next visit reads them from the server. */
const fromDevice = new Set<string>()

/** What screens show of a quiz beside its paper; they do without when it is lost. */
const facts = createDeviceStore('quiz-facts', { atSignOut: 'forgotten' })
const text = z.nullable(z.string())
const factsSchema = z.object({ description: text, category: text, difficulty: text })

/** The quiz as the device has stored it. */
async function quizOnShelf(owner: string, id: string, paper: Paper): Promise<Quiz> {
  const about = factsSchema.safeParse(await facts.get(owner, id).catch(() => null)).data
  const { title, minutes, questions, sets = [], languages = [] } = paper
  return {
    id,
    title,
    description: about?.description ?? null,
    category: about?.category ?? null,
    difficulty: about?.difficulty ?? null,
    source: paper.source ?? null,
    minutes,
    questionCount: questions.length,
    imageUrl: null,
    isPublished: true,
    isActive: true,
    questions: questions.map((question) => ({
      ...question,
      ...(question.scheme ? { marking: question.scheme } : {}),
    })),
    layout: { sets: [...sets], languages: [...languages] },
  }
}

function findQuiz(id: string): Promise<Quiz | null> {
  fromDevice.delete(id)
  const owner = sessionOwner()
  return readOrKept<Quiz | null>(
    owner,
    { kind: 'quiz', quizId: id },
    {
      read: () => quizRepository.find(id),
      shelvingOf: (quiz) => {
        if (!quiz) return null
        const { description, category, difficulty } = quiz
        if (isSessionOwner(owner))
          void facts.setMany(owner, [[id, { description, category, difficulty }]]).catch(() => undefined)
        return { paper: paperOfQuiz(quiz) }
      },
      fromShelf: (paper) => {
        fromDevice.add(id)
        return quizOnShelf(owner, id, paper)
      },
    },
  )
}

/** The quiz of an address; null when it names none. An id with slashes is in the rest of the path. */
export function quizIdOf({ quizId, '*': rest }: Params): string | null {
  return (quizId ?? rest)?.trim() || null
}

/** `quizQuery` with a device copy: offline it gives what was read last. */
export function keptQuizQuery(id: string | null) {
  return queryOptions({
    ...quizQuery(id),
    queryFn: id === null ? skipToken : () => findQuiz(id),
    staleTime: () => (id !== null && fromDevice.has(id) ? 0 : Number.POSITIVE_INFINITY),
  })
}
