import { queryOptions } from '@tanstack/react-query'
import { kept, oncePerDay } from '../kept'
import { questionIndexRepository } from './repository'
import { readIndex, type StoredIndex } from './schema'

const queryKey = ['question-index'] as const

/** Every question that there is to practise. The device keeps it and asks at most once a day whether it has changed. */
export const questionIndexQuery = oncePerDay(
  queryOptions({
    queryKey,
    queryFn: ({ client }) => questionIndexRepository.read(client.getQueryData<StoredIndex>(queryKey) ?? null),
    select: readIndex,
    meta: kept('parts'),
  }),
)
