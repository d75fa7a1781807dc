/** A form that is edited, kept on this device, checked and saved. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isMap } from '@/domain/stored-fields'
import type { OutputOf } from '../call'
import { useNavigateFromHere } from '../use-navigate-from-here'
import { forgetForm, keepForm, keptForm } from './kept-form'
import { mergeSaved } from './merge-saved'

type SavedForm = OutputOf<'savePack'>
type FormProblem = Extract<SavedForm, { saved: unknown }>['saved']['problems'][number]

interface Stored {
  id: string | null
  versions?: Readonly<Record<string, string>> | undefined
}

export interface FormWork<Form extends Stored> {
  /** Names the form on this device. */
  key: string
  loaded: Form
  open: (id: string) => Promise<Form>
  save: (form: Form, isPublished: boolean, dryRun: boolean) => Promise<SavedForm>
  addressOf: (id: string) => string
}

export interface Outcome {
  answer: SavedForm
  isPublished: boolean
}

const savedAsIn = (state: unknown): 'draft' | 'published' | null => {
  const name = typeof state === 'object' && state !== null && 'savedAs' in state ? state.savedAs : null
  return name === 'draft' || name === 'published' ? name : null
}

/** @returns the form with what changes it; while it saves, a second press does nothing */
export function useForm<Form extends Stored>({ key, loaded, open, save, addressOf }: FormWork<Form>) {
  const [kept] = useState(() => keptForm(key) as Form | null)
  const [form, setForm] = useState(kept ?? loaded)
  const asideKey = `${key}.mine`
  const [aside, setAside] = useState(() => keptForm(asideKey) as Form | null)
  const [isChanged, setChanged] = useState(kept !== null)
  const [isRestored, setRestored] = useState(kept !== null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const newest = useRef(form)
  /** What is stored, as far as this form knows: where dropping changes leads back to. */
  const lastStored = useRef(loaded)
  const lock = useRef(false)
  const client = useQueryClient()
  const navigate = useNavigateFromHere()
  const location = useLocation()
  const [savedAs, setSavedAs] = useState(savedAsIn(location.state))

  function show(next: Form) {
    newest.current = next
    setForm(next)
  }
  function edit(change: (form: Form) => Form) {
    const before = newest.current
    show(change(before))
    setOutcome((last) => last && withoutChanged(last, before, newest.current))
    keepForm(key, newest.current)
    setChanged(true)
    setSavedAs(null)
  }
  function settle(stored: Form) {
    lastStored.current = stored
    forgetForm(key)
    show(stored)
    setChanged(false)
    setRestored(false)
  }
  /** Keeps a version beside the form, also over a reload. */
  function putAside(version: Form | null) {
    if (version === null) forgetForm(asideKey)
    else keepForm(asideKey, version)
    setAside(version)
  }
  /** One at a time. @returns null when another one runs, or it failed */
  async function run<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (lock.current) return null
    lock.current = true
    setBusy(true)
    setError(null)
    try {
      return await work()
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
      return null
    } finally {
      lock.current = false
      setBusy(false)
    }
  }

  /** @param versions of what the save replaces, where they are not those of the form */
  async function write(isPublished: boolean, versions?: Form['versions']) {
    setSavedAs(null)
    const sent = newest.current
    const answer = await save(versions ? { ...sent, versions } : sent, isPublished, false)
    setOutcome({ answer, isPublished })
    if (answer.status !== 'saved') return
    const { id } = answer.saved
    const stored = await open(id)
    if (newest.current !== sent) {
      lastStored.current = stored
      show(mergeSaved(sent, stored, newest.current))
      keepForm(key, newest.current)
    } else settle(stored)
    await client.invalidateQueries()
    const state = isPublished ? 'published' : 'draft'
    setSavedAs(state)
    // Another address would be another form: who is typing stays.
    if (newest.current === stored && location.pathname !== addressOf(id))
      await navigate(addressOf(id), { replace: true, state: { savedAs: state } })
  }

  return {
    form,
    edit,
    isChanged,
    isRestored,
    outcome,
    savedAs,
    isBusy,
    error,
    problems: outcome && 'saved' in outcome.answer ? outcome.answer.saved.problems : [],
    saveAs: (isPublished: boolean) => run(() => write(isPublished)),
    /** What a student would see, without writing. */
    check: () =>
      run(async () => {
        setOutcome(null)
        setOutcome({ answer: await save(newest.current, true, true), isPublished: true })
      }),
    /** Saves over what somebody else has saved meanwhile. */
    keepMine: () =>
      run(async () => {
        const { id } = newest.current
        if (id === null || outcome === null) return
        const { versions } = await open(id)
        await write(outcome.isPublished, versions)
      }),
    keepTheirs: () =>
      run(async () => {
        const { id } = newest.current
        if (id === null) return
        const theirs = await open(id)
        putAside(newest.current)
        settle(theirs)
        setOutcome(null)
      }),
    /** Whether a version of this operator is kept beside the form. */
    hasAside: aside !== null,
    /** Brings the version back that was put aside; unsaved changes take its place. */
    takeAside: () => {
      if (aside === null) return
      const stored = lastStored.current
      putAside(isChanged ? newest.current : null)
      const own = ['id', 'versions', 'isPublished', 'isActive'].filter((name) => name in stored)
      edit(() => ({ ...aside, ...Object.fromEntries(own.map((name) => [name, stored[name as keyof Form]])) }))
    },
    dropAside: () => putAside(null),
    drop: () => {
      settle(lastStored.current)
      setOutcome(null)
    },
    /**
     * The id of the stored form; a new one is saved as a draft first, and stays on the page.
     * @param bare the form without what cannot be saved yet
     * @throws Error with a sentence when it cannot be saved
     */
    async storedId(bare: (form: Form) => Form): Promise<string> {
      const own = newest.current.id
      if (own !== null) return own
      const answer = await save(bare(newest.current), false, false)
      if (answer.status === 'changed') throw new Error('Somebody else has changed it. Open it again.')
      setOutcome({ answer, isPublished: false })
      if (answer.status !== 'saved') throw new Error(messageOf(answer.saved.problems))
      const stored = await open(answer.saved.id)
      lastStored.current = stored
      const { id, versions } = stored
      edit((form) => ({ ...form, id, versions }))
      return answer.saved.id
    },
  }
}

const messageOf = (problems: readonly FormProblem[]) =>
  problems.find(({ severity }) => severity === 'error')?.message ?? 'The draft could not be saved.'

/** The part of a form that a problem names: `tests[1].title`. */
function partAt(form: unknown, field: string): unknown {
  const parts = field.split(/[.[\]]+/).filter((part) => part !== '')
  const under = (value: unknown, part: string): unknown =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).find(([name]) => name === part)?.[1]
      : undefined
  // Fields of a document are one level below its form.
  const root = isMap(form) && isMap(form.fields) ? { ...form, ...form.fields } : form
  return parts.reduce(under, root)
}

/** A problem goes when its field is changed: whether it is solved is found by the next save or check. */
function withoutChanged({ answer, isPublished }: Outcome, before: unknown, after: unknown): Outcome {
  if (!('saved' in answer)) return { answer, isPublished }
  const isSame = (field: string) =>
    JSON.stringify(partAt(before, field)) === JSON.stringify(partAt(after, field))
  const problems = answer.saved.problems.filter(({ field }) => field === null || isSame(field))
  return { answer: { ...answer, saved: { ...answer.saved, problems, shown: [] } }, isPublished }
}

const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What is wrong with a field, in words; undefined when nothing is. */
export function problemAt(problems: readonly FormProblem[], field: string): string | undefined {
  const found = problems.filter((one) => one.field === field).map(({ message }) => asSentence(message))
  return found.length > 0 ? found.join(' ') : undefined
}

export { asSentence, type FormProblem }
