/** `presets`. */
import { markingLabel } from '../../src/domain/question/marking'
import { type Console, table } from './console'
import { presets } from './presets'
import { hasFixedTimes, markingOf, type Preset, questionsIn } from './presets/preset'

const head = [
  'id',
  'name',
  'sections',
  'questions',
  'minutes',
  'marking',
  'languages',
  'year',
  'checked',
] as const

function row(preset: Preset): string[] {
  const markings = preset.sections.flatMap((section) => markingOf(preset, section) ?? [])
  const parts = preset.sections.length
  return [
    preset.id,
    preset.name,
    hasFixedTimes(preset) ? `${parts}, timed` : String(parts),
    String(questionsIn(preset)),
    String(preset.minutes),
    [...new Set(markings.map(markingLabel))].join(', '),
    preset.languages.join(' '),
    String(preset.year),
    preset.checked ? 'yes' : 'no',
  ]
}

/** @returns the exit code */
export function runPresets(console: Console): number {
  for (const line of table([head, ...presets.map(row)])) console.out(line)
  const unsure = presets.filter(({ checked }) => !checked).length
  console.out('')
  console.out(
    `${unsure} of ${presets.length} are not checked against their notifications: a test that names one is told so.`,
  )
  for (const { id, checked, body, source, note, pages } of presets) {
    const told = [
      `${body}, ${source}.`,
      note,
      checked ? null : 'Not checked: compare with the notification; differences are warnings.',
    ]
    console.out(`${id}: ${told.filter((part) => part !== null).join(' ')}`)
    if (pages.length === 0) console.out('  No page with its figures was found.')
    for (const { address, states } of pages) console.out(`  ${address} (${states})`)
  }
  return 0
}
