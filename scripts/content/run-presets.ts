/** `presets`. */
import { markingLabel } from '../../src/domain/marking'
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
  console.out('')
  for (const { id, checked, body, source, note } of presets) {
    const told = [`${body}, ${source}.`, note, checked ? null : 'Not checked: differences are warnings.']
    console.out(`${id}: ${told.filter((part) => part !== null).join(' ')}`)
  }
  return 0
}
