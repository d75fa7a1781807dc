/** Writes Aiken, which knows plain texts and one right option. */
import { blocksOf, isTranslated, languagesOf, plainText, type RichText } from '../../../src/domain/rich-text'
import type { AuthoredQuestion } from './authored'
import { letterOf } from './key-text'
import type { Lost, PaperToWrite, Written } from './written'

/** An option, and each line of a question, is one line; none may look like an option or an answer. */
const oneLine = (text: RichText) => plainText(text).replace(/\s+/g, ' ').trim()
const isMarker = (line: string) => /^[A-Z][).]\s/.test(line) || /^ANSWER:/i.test(line)

const isLaidOut = (text: RichText) => blocksOf(text).length > 0
const isInMore = (text: RichText) => isTranslated(text) && languagesOf(text).length > 1

function lostIn({ text, options, explanation, topic, section, set, marking }: AuthoredQuestion): string[] {
  const lost: Array<readonly [boolean, string]> = [
    [[text, ...options].some(isLaidOut), 'how its texts look: only their letters are written'],
    [[text, ...options].some(isInMore), 'its other languages: only one is written'],
    [options.some((option) => plainText(option).includes('\n')), 'the lines of its options'],
    [explanation !== null, 'its explanation'],
    [topic !== null, 'its topic'],
    [section !== null, 'its section'],
    [set !== null, 'its directions'],
    [marking !== null, 'its marks'],
  ]
  return lost.flatMap(([isLost, what]) => (isLost ? [what] : []))
}

export function writeAiken({ questions }: PaperToWrite): Written {
  const lost: Lost[] = []
  const blocks: string[] = []
  for (const [index, question] of questions.entries()) {
    const tell = (message: string) => lost.push({ place: `question ${index + 1}`, message })
    const { key, text, options } = question
    const lines = plainText(text)
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
    if (
      !('correct' in key) ||
      typeof key.correct !== 'number' ||
      options.length > 26 ||
      lines.some(isMarker)
    ) {
      tell(
        'the whole question: Aiken knows only questions with one right option, whose lines do not begin like options',
      )
      continue
    }
    for (const message of lostIn(question)) tell(message)
    const answers = options.map((option, place) => `${letterOf(place)}) ${oneLine(option)}`)
    blocks.push([...lines, ...answers, `ANSWER: ${letterOf(key.correct)}`].join('\n'))
  }
  return { text: `${blocks.join('\n\n')}\n`, lost }
}
