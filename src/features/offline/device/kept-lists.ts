import { queryClient } from '@/lib/query-client'

/** Begins the key of each list of what is kept. */
export const keptLists = ['kept-items']

/** Has the screens read their lists again. */
export const tellLists = () => queryClient.invalidateQueries({ queryKey: keptLists })
