/** A paper as a QTI package, written for tests by the words of QTI 2.1. */
import { readFileSync } from 'node:fs'
import { isTranslated, languagesOf, type RichText } from '../../src/domain/rich-text'
import type { AuthoredQuestion } from '../../tools/content/formats/authored'
import { htmlOf } from '../../tools/content/formats/text-html'
import { sampleSets } from '../fixtures/questions/sample'
import { zip } from './zip'

const bars = readFileSync('tests/fixtures/questions/bars.png')

/** XHTML, with formulas as MathML. */
const xhtml = (text: RichText): string => {
  if (isTranslated(text))
    return languagesOf(text)
      .map((language) => `<div xml:lang="${language}">${xhtml(text[language] ?? '')}</div>`)
      .join('')
  const withMath = JSON.parse(JSON.stringify(text), (_, value) =>
    value?.type === 'formula' ? { ...value, tex: '\\noTeX' } : value,
  )
  return htmlOf(withMath, ({ image }) => image).replace(/(<(?:img|br)[^>]*)>/g, '$1/>')
}

function itemOf({ id, text, options, key, explanation, set }: AuthoredQuestion): string {
  const right = key.kind === 'single' ? [key.correct] : key.kind === 'several' ? key.correct : []
  const values =
    key.kind === 'numeric' ? ('answer' in key ? [key.answer] : []) : right.map((place) => `o${place}`)
  const declared = `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`
  const type = key.kind === 'numeric' ? 'float' : 'identifier'
  const variable = '<variable identifier="R"/>'
  const base = (value: number) => `<baseValue baseType="float">${value}</baseValue>`
  const test = (condition: string) =>
    `<responseProcessing><responseCondition><responseIf>${condition}</responseIf></responseCondition></responseProcessing>`
  const processing =
    key.kind !== 'numeric'
      ? ''
      : 'from' in key
        ? test(`<and><gte>${variable}${base(key.from)}</gte><lte>${variable}${base(key.to)}</lte></and>`)
        : test(
            `<equal toleranceMode="absolute" tolerance="${key.tolerance ?? 0} ${key.tolerance ?? 0}">${variable}<correct identifier="R"/></equal>`,
          )
  const choices = options.map(
    (option, place) => `<simpleChoice identifier="o${place}">${xhtml(option)}</simpleChoice>`,
  )
  const interaction = `<choiceInteraction responseIdentifier="R" maxChoices="${key.kind === 'several' ? 0 : 1}">${choices.join('')}</choiceInteraction>`
  const stimulus = set === null ? '' : `<assessmentStimulusRef identifier="${set}" href="s.xml"/>`
  return `<assessmentItem identifier="${id}"><responseDeclaration identifier="R" cardinality="${key.kind === 'several' ? 'multiple' : 'single'}" baseType="${type}">${declared}</responseDeclaration>${stimulus}<itemBody>${xhtml(text)}${key.kind === 'numeric' ? '<div class="answer"><textEntryInteraction responseIdentifier="R"/></div>' : interaction}</itemBody>${processing}<modalFeedback showHide="show">${xhtml(explanation ?? '')}</modalFeedback></assessmentItem>`
}

/** A QTI package: an item for each question, the picture, and the text that two of them share. */
export function qtiPackage(questions: readonly AuthoredQuestion[]): Uint8Array {
  const resource = (href: string) =>
    `<resource identifier="${href}" type="imsqti_item_xmlv2p1" href="${href}"/>`
  const items = Object.fromEntries(questions.map((question) => [`${question.id}.xml`, itemOf(question)]))
  const [sales] = sampleSets
  return new Uint8Array(
    zip({
      ...items,
      'imsmanifest.xml': `<manifest><resources>${Object.keys(items).map(resource).join('')}</resources></manifest>`,
      's.xml': `<assessmentStimulus identifier="sales" title="${sales?.title}"><stimulusBody>${xhtml(sales?.text ?? '')}</stimulusBody></assessmentStimulus>`,
      'bars.png': bars,
    }),
  )
}
