/** Actions in components: reads with a cache, and changes that make the reads fresh. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ActionName, call, type InputOf, type OutputOf } from './call'

/** Reads what an action answers; it is asked for again when the window is looked at again and after each change. */
export function useRead<Name extends ActionName>(name: Name, input: InputOf<Name>) {
  return useQuery({ queryKey: [name, input], queryFn: () => call(name, input) })
}

/** Runs an action that changes something. `lines` is what it has said so far. */
export function useChange<Name extends ActionName>(name: Name) {
  const client = useQueryClient()
  const [lines, setLines] = useState<readonly string[]>([])
  const mutation = useMutation<OutputOf<Name>, Error, InputOf<Name>>({
    mutationFn: (input) => {
      setLines([])
      return call(name, input, (line) => setLines((before) => [...before, line]))
    },
    onSuccess: () => client.invalidateQueries(),
  })
  return { ...mutation, lines }
}
