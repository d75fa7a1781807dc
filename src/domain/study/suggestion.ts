import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { categoryName } from '../category-name'
import type { WeakTopic } from './weak-topic'

/** One thing that is worth doing, as every list of them shows it. */
export interface Suggestion {
  readonly kind:
    | 'article'
    | 'daily'
    | 'diagnosis'
    | 'dose'
    | 'job'
    | 'live'
    | 'mistakes'
    | 'next'
    | 'open'
    | 'plan'
    | 'practice'
    | 'result'
    | 'resume'
    | 'revision'
    | 'test'
    | 'topic'
  readonly title: string
  readonly detail?: string | undefined
  /** About how long it takes; absent where nobody knows. */
  readonly minutes?: number
  /** Its address; absent for what the page itself does. */
  readonly to?: string
  /** Whether a task of today is done; absent for what is no task of the day. */
  readonly isDone?: boolean
  /** The share that is answered, from 0 to 1; absent where nothing was begun. */
  readonly progress?: number
}

/** A suggestion that has an address. */
export type Task = Suggestion & { readonly to: string }

/** `About 9 minutes, 3 done`; empty when there is nothing to add to the title. */
export function suggestionText({ minutes, detail }: Suggestion): string {
  return [
    minutes !== undefined && t('About {minutes, plural, one {# minute} other {# minutes}}', { minutes }),
    detail,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Practice of a weak topic, in the same words on every page. @param test title of the attempt; absent on its own result */
export function topicSuggestion({ topic, right, asked }: WeakTopic, test?: string): Suggestion {
  return {
    kind: 'topic',
    title: t('Practise {topic}', { topic: categoryName(topic) }),
    detail:
      test === undefined
        ? t('{right} of {asked} right', { right, asked })
        : t('{right} of {asked} right in {test}', { right, asked, test }),
    to: paths.practiceOf({ topics: [topic], source: 'mistakes', count: 10 }),
  }
}
