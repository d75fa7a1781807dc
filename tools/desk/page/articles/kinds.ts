/** What each kind of content has in its form. */
import { currentAffairsCategories } from '@/config/limits'

export type ArticleKind = 'current_affairs' | 'jobs' | 'dailyDoses' | 'videos' | 'pdfs' | 'resources'

interface FormField {
  /** Names of the field in documents, the one that students' pages prefer first; a new document gets the last one. */
  names: readonly [string, ...string[]]
  label: string
  type: 'texts' | 'long' | 'lines' | 'text' | 'number' | 'moment' | 'flag' | 'choice' | 'picture' | 'file'
  hint?: string
  choices?: readonly string[]
  /** Endings of files that may be uploaded. */
  accept?: string
  /** Field of the file's size. */
  sizeName?: string
}

interface Kind {
  /** `Article`. */
  name: string
  fields: readonly FormField[]
  /** Of a new document. */
  begin: Readonly<Record<string, unknown>>
}

const title: FormField = { names: ['heading', 'name', 'title'], label: 'Title', type: 'texts' }
const picture: FormField = { names: ['image_url', 'imageUrl'], label: 'Picture', type: 'picture' }
const description: FormField = { names: ['description'], label: 'Description', type: 'long' }
const opening: FormField = {
  names: ['opensAt'],
  label: 'Publish on (India time)',
  type: 'moment',
  hint: 'Empty: as soon as it is published.',
}
const groupName: FormField = { names: ['category', 'categoryName'], label: 'Category', type: 'text' }
const filmHint = 'A film that you upload, or the address of a page.'

export const kinds: Readonly<Record<ArticleKind, Kind>> = {
  current_affairs: {
    name: 'Article',
    begin: { category: currentAffairsCategories[0] },
    fields: [
      title,
      { names: ['summary'], label: 'Summary', type: 'long' },
      { names: ['description', 'content'], label: 'Text', type: 'long' },
      { names: ['category'], label: 'Category', type: 'choice', choices: currentAffairsCategories },
      { names: ['source'], label: 'Source', type: 'texts' },
      { names: ['date'], label: 'Date', type: 'moment' },
      { names: ['isImportant'], label: 'Every student should read it', type: 'flag' },
      picture,
      opening,
    ],
  },
  jobs: {
    name: 'Job',
    begin: { type: 'full-time' },
    fields: [
      title,
      { names: ['company'], label: 'Employer', type: 'texts' },
      { names: ['location'], label: 'Place', type: 'texts' },
      description,
      { names: ['requirements'], label: 'Requirements, one in each line', type: 'lines' },
      { names: ['salary'], label: 'Salary', type: 'texts' },
      {
        names: ['type'],
        label: 'Kind of job',
        type: 'choice',
        choices: ['full-time', 'part-time', 'contract', 'internship', 'other'],
      },
      { names: ['category'], label: 'Category', type: 'text' },
      { names: ['deadline'], label: 'Last day to apply', type: 'moment' },
      { names: ['url'], label: 'Address of the notice', type: 'text' },
      picture,
      opening,
    ],
  },
  dailyDoses: {
    name: 'Daily dose',
    begin: {},
    fields: [
      title,
      { names: ['description'], label: 'Summary', type: 'long' },
      { names: ['content'], label: 'Text', type: 'long' },
      { names: ['categoryName'], label: 'Category', type: 'text' },
      { names: ['date'], label: 'Date', type: 'moment' },
      picture,
      opening,
    ],
  },
  videos: {
    name: 'Video',
    begin: { isPaid: false },
    fields: [
      title,
      description,
      { names: ['youtubeUrl'], label: 'Address on YouTube', type: 'text' },
      { names: ['url'], label: 'Film', type: 'file', accept: '.mp4,.webm', hint: filmHint },
      { names: ['duration'], label: 'Minutes', type: 'number' },
      groupName,
      { names: ['thumbnailUrl'], label: 'Picture', type: 'picture' },
      opening,
    ],
  },
  pdfs: {
    name: 'Free PDF',
    begin: {},
    fields: [
      title,
      description,
      { names: ['url'], label: 'PDF', type: 'file', accept: '.pdf', sizeName: 'size' },
      opening,
    ],
  },
  resources: {
    name: 'Free resource',
    begin: { isPaid: false, type: 'pdf' },
    fields: [
      title,
      description,
      { names: ['type'], label: 'What it is', type: 'choice', choices: ['pdf', 'document', 'video', 'link'] },
      {
        names: ['pdfUrl', 'url'],
        label: 'File or address',
        type: 'file',
        accept: '.pdf,.mp4,.webm',
        sizeName: 'sizeBytes',
        hint: 'Upload a file, or write the address of a page.',
      },
      groupName,
      opening,
    ],
  },
}

export const kindNames = Object.values(kinds).map(({ name }) => name)
export const isKind = (name: string): name is ArticleKind => name in kinds

/** The name by which a document has a field; the usual one for a field that it does not have. */
export const nameIn = ({ names }: FormField, fields: Readonly<Record<string, unknown>>): string =>
  names.find((name) => (fields[name] ?? null) !== null) ?? names.at(-1) ?? names[0]

export type { FormField }
