import { createContext } from 'react'
import type { Language } from '@/domain/rich-text'

/** The languages that the questions of a page are shown in, one or two, the first above. */
export const ReadingLanguages = createContext<readonly Language[]>(['en'])
