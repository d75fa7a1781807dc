/** QTI 1.2, 2.1 and 3.0: items as XML, or a package (.zip) of items, perhaps with a test (docs/authors.md). */
import { posix } from 'node:path'
import { plainText } from '../../../src/domain/rich-text'
import { type AuthoredPaper, checkCount, type QuestionFormat } from './authored'
import { childOf, childrenOf, decodeText, type Element, within } from './markup'
import { createDraft, reasonOf } from './paper-draft'
import { type Opened, readerFor, resolve } from './qti-files'
import { languageOf, questionOfItem } from './qti-item'
import { readOne } from './qti-one-file'
import { parseQti } from './qti-xml'
import { openZip } from './zip'

interface Ref {
  readonly file: string
  readonly section: string | null
  readonly set: string | null
}

/** The items of a test in their order. What a section says to its students is a set that its items share. */
function refsOf(test: Element, file: string, { draft, files }: Opened): Ref[] {
  const read = readerFor(file, files, draft)
  const walk = (section: Element, name: string | null, set: string | null): Ref[] => {
    const { identifier = '', title = 'Directions' } = section.attributes
    const rubrics = childrenOf(section, 'rubricBlock').map((rubric) => ({ ...rubric, name: 'div' }))
    const own = rubrics.length > 0 ? identifier : set
    if (rubrics.length > 0) {
      const place = `section ${identifier}`
      draft.set(place, () => ({ place, id: identifier, title, text: read(rubrics) }))
    }
    return childrenOf(section).flatMap((child): Ref[] => {
      if (child.name === 'assessmentSection') return walk(child, name, own)
      const { href } = child.attributes
      const isItem = child.name === 'assessmentItemRef' && href !== undefined
      return isItem ? [{ file: resolve(file, href), section: name, set: own }] : []
    })
  }
  const sections = childrenOf(test, 'testPart').flatMap((part) => childrenOf(part, 'assessmentSection'))
  return sections.flatMap((section) =>
    walk(section, sections.length > 1 ? (section.attributes.title ?? null) : null, null),
  )
}

/** The shared text that an item of QTI 3 refers to, read once. */
function stimulusOf(
  item: Element,
  file: string,
  { draft, files }: Opened,
  known: Set<string>,
): string | null {
  const ref = childOf(item, 'assessmentStimulusRef')
  const { href, identifier } = ref?.attributes ?? {}
  if (href === undefined || identifier === undefined) return null
  if (known.has(identifier)) return identifier
  known.add(identifier)
  const name = resolve(file, href)
  const place = `stimulus ${identifier}`
  draft.set(place, () => {
    const bytes = files(name)
    if (!bytes) throw new Error(`the file "${href}" is not in the package`)
    const stimulus = parseQti(decodeText(bytes))
    const text = readerFor(name, files, draft)(childOf(stimulus, 'stimulusBody')?.children ?? [])
    if (plainText(text).trim() === '') throw new Error('nothing is in it')
    return {
      place,
      id: identifier,
      title: stimulus.attributes.title ?? ref?.attributes.title ?? 'Directions',
      text,
    }
  })
  return identifier
}

function readPackage(bytes: Uint8Array): AuthoredPaper {
  const zip = openZip(bytes)
  const manifest = zip.read('imsmanifest.xml')
  if (!manifest) throw new Error('it is no QTI package: it has no imsmanifest.xml')
  const draft = createDraft()
  const opened: Opened = { draft, files: zip.read }
  const items = new Map<string, Element>()
  const tests: Array<readonly [string, Element]> = []
  let title: string | null = null
  const types = new Set<string>()
  for (const resource of within(parseQti(decodeText(manifest)), 'resource')) {
    const { type = '' } = resource.attributes
    // Canvas names the file of a quiz only below it.
    const href = resource.attributes.href ?? childOf(resource, 'file')?.attributes.href
    if (type !== '') types.add(type)
    if (href === undefined || !/qti/i.test(type)) continue
    const file = posix.normalize(href)
    try {
      const content = zip.read(file)
      if (!content) throw new Error('the file is not in the package')
      const root = parseQti(decodeText(content))
      if (root.name === 'assessmentItem') items.set(file, root)
      else if (root.name === 'assessmentTest') tests.push([file, root])
      else if (root.name === 'questestinterop') {
        title ??= childOf(root, 'assessment')?.attributes.title ?? null
        readOne(root, file, opened)
      }
    } catch (error) {
      draft.tell('error', file, reasonOf(error))
    }
  }
  const refs = tests.flatMap(([file, test]) => refsOf(test, file, opened))
  const alone = [...items.keys()].filter((file) => !refs.some((ref) => ref.file === file))
  const stimuli = new Set<string>()
  for (const { file, section, set } of [
    ...refs,
    ...alone.map((own) => ({ file: own, section: null, set: null })),
  ]) {
    const item = items.get(file)
    const place = item ? `item ${item.attributes.identifier ?? file}` : file
    draft.question(place, () => {
      if (!item) throw new Error('the file is not in the package')
      const question = questionOfItem(item, place, readerFor(file, zip.read, draft), (message) =>
        draft.tell('warning', place, message),
      )
      const stimulus = stimulusOf(item, file, opened, stimuli)
      if (childrenOf(item, 'assessmentStimulusRef').length > 1 || (stimulus !== null && set !== null))
        draft.tell(
          'error',
          place,
          'several texts belong to it (a stimulus beside another, or beside directions): only one can',
        )
      return { ...question, section, set: stimulus ?? set }
    })
  }
  const [first] = [...items.values()].map(languageOf)
  const paper = draft.paper(tests[0]?.[1].attributes.title ?? title, first)
  if (paper.questions.length > 0 || paper.faults.length > 0) return paper
  const own = [...types].some((type) => /x-bb-/.test(type))
  throw new Error(
    own
      ? 'it is in the format of Blackboard alone: export it as QTI 2.1'
      : `no QTI item was found in it; its files are of the types ${[...types].join(', ') || 'that it does not name'}`,
  )
}

function readItem(xml: string): AuthoredPaper {
  checkCount(xml.match(/<(?:\w+:)?item\s/g)?.length ?? 0)
  const item = parseQti(xml)
  if (item.name === 'questestinterop') {
    const own = createDraft()
    readOne(item, '', { draft: own, files: () => null })
    return own.paper(childOf(item, 'assessment')?.attributes.title ?? null, languageOf(item))
  }
  if (item.name === 'assessmentTest')
    throw new Error('it is a test without its items: export a package (.zip) with both')
  if (item.name !== 'assessmentItem') throw new Error(`it is no QTI item: it begins with <${item.name}>`)
  const draft = createDraft()
  const place = `item ${item.attributes.identifier ?? '1'}`
  if (childOf(item, 'assessmentStimulusRef'))
    draft.tell(
      'error',
      place,
      'its passage (stimulus) lies in another file: export a package (.zip) with both',
    )
  draft.question(place, () =>
    questionOfItem(
      item,
      place,
      readerFor('', () => null, draft),
      (message) => draft.tell('warning', place, message),
    ),
  )
  return draft.paper(null, languageOf(item))
}

export const qti: QuestionFormat = {
  name: 'QTI',
  matches: (file, head) =>
    /\.(zip|imscc)$/i.test(file) ||
    (/\.(xml|qti)$/i.test(file) &&
      /<(?:\w+:)?(?:questestinterop|(?:qti-)?assessment-?(?:item|test))\b/i.test(head)),
  read: async (bytes, file) =>
    /\.(zip|imscc)$/i.test(file) ? readPackage(bytes) : readItem(decodeText(bytes)),
}
