import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { sameSitePath } from '@/config/return-path'
import type { Paper } from '@/domain/paper'
import { placesOf, type TestPlaces, type TestRef } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'
import { newOwnTest } from '@/own/attempts/own-tests'

const stateSchema = z.object({ back: z.string() })

/** Begins an own test; it and its result lead back to the page that calls this. */
export function useStartOwnTest(): (kind: 'practice' | 'study', paper: Paper) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // The page stays until the next one is ready: a press meanwhile must not begin a second test.
  const isBegun = useRef(false)
  return (kind, paper) => {
    if (isBegun.current) return
    isBegun.current = true
    void navigate(newOwnTest(kind, paper), { state: { back: pathname + search } })
  }
}

/** The addresses around a test; `back` is the page where an own test began (router state, which survives a reload). */
export function usePlaces(test: TestRef): TestPlaces {
  const { state } = useLocation()
  const { data } = stateSchema.safeParse(state)
  const back = sameSitePath(data?.back)
  const places = placesOf(test)
  return back === null ? places : { ...places, back, backLabel: t('Back') }
}
