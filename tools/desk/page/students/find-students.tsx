import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '@/ui/button'
import { Field } from '@/ui/form/field'
import { EmptyPanel } from '@/ui/panels'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'
import { StudentState } from './student-state'

function FoundStudents({ text }: { text: string }) {
  const read = useRead('findStudents', { text })
  return (
    <ShownRead
      read={read}
      what="the students"
      renderData={({ students, more }) =>
        students.length === 0 ? (
          <EmptyPanel
            title={text ? `Nobody has “${text}” in the name, e-mail or phone number` : 'No students yet'}
          />
        ) : (
          <>
            <h2 className="mt-6 mb-3 text-lg">{text ? 'Found' : 'Newest students'}</h2>
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {students.map((student) => (
                <li key={student.uid}>
                  <Link
                    to={`/students/${encodeURIComponent(student.uid)}`}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 hover:bg-raised"
                  >
                    <span className="min-w-0 wrap-anywhere">
                      <span className="font-medium">{student.name || 'No name'}</span>
                      <span className="block text-sm text-muted">
                        {[student.email, student.phone].filter(Boolean).join(' · ') || student.uid}
                      </span>
                    </span>
                    <StudentState student={student} />
                  </Link>
                </li>
              ))}
            </ul>
            {more && (
              <p className="mt-3 text-muted">
                {text
                  ? 'There are more. Type more letters to find fewer.'
                  : `These are the newest ${students.length}. Find older ones by name, e-mail or phone number.`}
              </p>
            )}
          </>
        )
      }
    />
  )
}

/** The newest students, or those with a part of the name, the e-mail or the phone number. */
export function FindStudents() {
  const [params, setParams] = useSearchParams()
  const searched = params.get('text') ?? ''
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('text')
    const text = typeof typed === 'string' ? typed.trim() : ''
    setProblem(text.length === 1 ? 'Type at least 2 letters or digits.' : undefined)
    if (text.length !== 1) setParams(text && { text })
  }
  return (
    <>
      <form className="grid gap-4" onSubmit={submit}>
        <Field
          label="Find a student"
          hint="A part of the name, the e-mail or the phone number."
          error={problem}
          type="search"
          name="text"
          autoComplete="off"
          defaultValue={searched}
        />
        <Button type="submit" look="primary" className="justify-self-start">
          Find
        </Button>
      </form>
      <FoundStudents key={searched} text={searched} />
    </>
  )
}
