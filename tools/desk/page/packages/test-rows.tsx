import { useState } from 'react'
import { call, sendFile } from '../call'
import { DropZone } from '../forms/drop-zone'
import { moved } from '../forms/row-buttons'
import type { FormProblem } from '../forms/use-form'
import { type Asked, AskedCard } from '../papers/asked-card'
import { Group } from '../papers/details-parts'
import { endings } from '../papers/file-drop'
import { ExistingTests } from './existing-tests'
import { type TestInForm, titleOfFile } from './in-form'
import { TestRow } from './test-row'

const usualMinutes = 60

const blankTest = (title: string): TestInForm => ({
  id: null,
  uid: crypto.randomUUID(),
  title: { en: title },
  access: 'premium',
  minutes: usualMinutes,
})

/** A workbook that may be several tests; it stands in the form as the test `uid`. */
interface AskedWorkbook {
  uid: string
  name: string
  upload: string
  asked: Asked
}

/** The tests of a package in their order. */
export function TestRows({
  tests,
  problems,
  onChange,
}: {
  tests: readonly TestInForm[]
  problems: readonly FormProblem[]
  onChange: (change: (tests: readonly TestInForm[]) => TestInForm[]) => void
}) {
  const [progress, setProgress] = useState<Readonly<Record<string, string | undefined>>>({})
  const [error, setError] = useState<string | null>(null)
  const [asked, setAsked] = useState<readonly AskedWorkbook[]>([])
  const patch = (uid: string, more: Partial<TestInForm>) =>
    onChange((all) => all.map((test) => (test.uid === uid ? { ...test, ...more } : test)))
  const say = (uid: string, text: string | null) =>
    setProgress((all) => ({ ...all, [uid]: text ?? undefined }))

  async function tried(work: () => Promise<void>) {
    try {
      await work()
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    }
  }
  /** @returns the upload; null where it failed */
  async function send(uid: string, file: File): Promise<string | null> {
    setError(null)
    say(uid, `Sending ${file.name} …`)
    try {
      const upload = await sendFile(file, (part) =>
        say(uid, `Sending ${file.name}: ${Math.round(part * 100)} %`),
      )
      patch(uid, { questions: { upload }, source: file.name })
      return upload
    } catch (reason) {
      setError(`${file.name}: ${reason instanceof Error ? reason.message : String(reason)}`)
      return null
    } finally {
      say(uid, null)
    }
  }
  /** Sends a file and asks, where it is a workbook of several sheets. */
  async function add(uid: string, file: File) {
    setAsked((all) => all.filter((one) => one.uid !== uid))
    const upload = await send(uid, file)
    if (upload === null || !/\.xls[xm]$/i.test(file.name)) return
    const { asked: found } = await call('readPaperFile', { uploads: [upload], answers: {} })
    if (found?.id === 'sheets') setAsked((all) => [...all, { uid, name: file.name, upload, asked: found }])
  }
  async function answer({ uid, name, upload }: AskedWorkbook, sheets: string) {
    setAsked((all) => all.filter((one) => one.uid !== uid))
    if (sheets !== 'tests') return patch(uid, { questions: { upload, answers: { sheets } } })
    const { asked: which } = await call('readPaperFile', { uploads: [upload], answers: { sheets } })
    const tests = (which?.choices ?? []).map(
      ({ id: sheet }): TestInForm => ({
        ...blankTest(sheet),
        questions: { upload, answers: { sheets, sheet } },
        source: `${name}, sheet ${sheet}`,
      }),
    )
    // The row itself stays, with its stored test: its questions are those of the first sheet.
    onChange((all) =>
      all.flatMap((test) => {
        const [first, ...others] = tests
        if (test.uid !== uid || !first) return [test]
        const { title, questions, source } = first
        const read = { ...(questions && { questions }), ...(source !== undefined && { source }) }
        return [{ ...test, ...(test.id === null && { title }), ...read }, ...others]
      }),
    )
  }
  function addFiles(files: readonly File[]) {
    const added = files.map((file) => ({ file, test: blankTest(titleOfFile(file.name)) }))
    onChange((all) => [...all, ...added.map(({ test }) => test)])
    void tried(async () => {
      for (const { file, test } of added) await add(test.uid, file)
    })
  }

  return (
    <Group title="Tests, in the order in which students see them">
      {tests.length === 0 && <p className="text-muted">There is no test yet.</p>}
      <ol className="grid grid-cols-1 gap-4">
        {tests.map((test, index) => (
          <TestRow
            key={test.uid}
            test={test}
            index={index}
            count={tests.length}
            problems={problems}
            progress={progress[test.uid]}
            onChange={(more) => patch(test.uid, more)}
            onMove={(by) => onChange((all) => moved(all, index, by))}
            onRemove={() => onChange((all) => all.filter(({ uid }) => uid !== test.uid))}
            onFile={(file) => void tried(() => add(test.uid, file))}
          />
        ))}
      </ol>
      {asked.map((one) => (
        <AskedCard
          key={one.uid}
          name={one.name}
          asked={one.asked}
          onAnswer={(choice) => void tried(() => answer(one, choice))}
        />
      ))}
      {error && (
        <p role="alert" className="text-error wrap-anywhere">
          {error}
        </p>
      )}
      <DropZone
        label="Add tests from files"
        hint="Each file becomes one test. If an Excel file has several sheets, each sheet can become a test: you are asked. Word, Excel, CSV, GIFT, Moodle XML, QTI or JSON."
        accept={endings}
        multiple
        onFiles={addFiles}
      />
      <ExistingTests
        onAdd={(title, document) =>
          onChange((all) => [
            ...all,
            { ...blankTest(title), questions: { document }, source: `a copy of “${title}”` },
          ])
        }
      />
    </Group>
  )
}
