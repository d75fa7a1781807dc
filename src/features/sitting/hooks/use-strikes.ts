import { useEffect, useState } from 'react'
import { attemptStore, type StruckOptions } from '@/own/attempts/device/attempt-store'

const none: readonly number[] = []

/**
 * The options that a student has struck out in an attempt, kept on this device alone. They change neither its answers
 * nor its clock. `owner` and `id` must stay the same.
 */
export function useStrikes(owner: string, id: string) {
  const [strikes, setStrikes] = useState<StruckOptions>({})
  useEffect(() => {
    let isHere = true
    void attemptStore.strikes(owner, id).then((kept) => {
      // What was struck out before the device answered stays.
      if (isHere) setStrikes((now) => ({ ...kept, ...now }))
    })
    return () => {
      isHere = false
    }
  }, [owner, id])
  const struckIn = (question: number) => strikes[question] ?? none
  const set = (question: number, options: readonly number[]) => {
    const next = { ...strikes, [question]: options }
    setStrikes(next)
    void attemptStore.keepStrikes(owner, id, next)
  }
  return {
    struckIn,
    /** Strikes an option out, or restores it. */
    toggle(question: number, option: number) {
      const struck = struckIn(question)
      set(question, struck.includes(option) ? struck.filter((one) => one !== option) : [...struck, option])
    },
    /** Restores struck options that have been chosen. */
    restore(question: number, options: readonly number[]) {
      const struck = struckIn(question)
      if (struck.some((one) => options.includes(one)))
        set(
          question,
          struck.filter((one) => !options.includes(one)),
        )
    },
  }
}
