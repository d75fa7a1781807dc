/** The patterns of real exams that a test may name, by exam body. The app knows nothing of them. */
import { appsc } from './appsc'
import { courts } from './courts'
import { ibps } from './ibps'
import type { Preset } from './preset'
import { rrb } from './rrb'
import { ssc } from './ssc'
import { tspsc } from './tspsc'

export const presets: readonly Preset[] = [...ibps, ...ssc, ...rrb, ...appsc, ...tspsc, ...courts]
