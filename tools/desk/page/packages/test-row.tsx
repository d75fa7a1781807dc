import { Field, SelectField } from '@/ui/form/field'
import { DropZone } from '../forms/drop-zone'
import { RowButtons } from '../forms/row-buttons'
import { TextsField } from '../forms/texts-field'
import { asSentence, type FormProblem, problemAt } from '../forms/use-form'
import { endings } from '../papers/file-drop'
import { ProblemList } from '../papers/problem-list'
import { groupsOf } from '../papers/shown-problems'
import type { TestInForm } from './in-form'
import { TestQuestions } from './test-questions'

function questionsLine({ source, questionCount }: TestInForm): string {
  if (source) return `Questions: ${source}`
  if (questionCount) return `${questionCount} questions are stored.`
  return 'It has no questions yet.'
}

const likeIt = (count: number) => (count === 0 ? '' : ` And ${count} more like this.`)

/** One test of a package. */
export function TestRow({
  test,
  index,
  count,
  problems,
  progress,
  onChange,
  onMove,
  onRemove,
  onFile,
}: {
  test: TestInForm
  index: number
  count: number
  problems: readonly FormProblem[]
  progress: string | undefined
  onChange: (more: Partial<TestInForm>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onFile: (file: File) => void
}) {
  const at = (field: string) => problemAt(problems, `tests[${index}].${field}`)
  const groups = groupsOf(
    problems
      .filter(({ field }) => field === `tests[${index}].questions`)
      .map(({ severity, message }) => ({ severity, message, uid: null, field: null, fault: null })),
  )
  return (
    <li className="grid grid-cols-1 gap-4 rounded-card border border-line p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">Test {index + 1}</h3>
        <RowButtons
          name={`test ${index + 1}`}
          index={index}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      <TextsField
        label={`Title of test ${index + 1}`}
        value={test.title}
        error={at('title')}
        onChange={(title) => onChange({ title })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={`Who may take test ${index + 1}`}
          value={test.access}
          error={at('access')}
          onChange={({ target }) => onChange({ access: target.value === 'free' ? 'free' : 'premium' })}
        >
          <option value="free">Free: everybody</option>
          <option value="premium">Premium: buyers</option>
        </SelectField>
        <Field
          label={`Minutes of test ${index + 1}`}
          type="number"
          min={1}
          value={test.minutes || ''}
          error={at('minutes')}
          onChange={({ target }) => onChange({ minutes: Number(target.value) })}
        />
      </div>
      <DropZone
        label={test.source || test.questionCount ? 'Replace its questions' : 'Choose its questions'}
        hint={progress ?? questionsLine(test)}
        accept={endings}
        disabled={progress !== undefined}
        onFiles={([file]) => file && onFile(file)}
      />
      {test.questions && 'upload' in test.questions && (
        <TestQuestions name={`test ${index + 1}`} file={test.questions} />
      )}
      <div role={groups[0]?.severity === 'error' ? 'alert' : 'status'}>
        <ProblemList
          problems={groups.flatMap(({ problems: [first, ...more] }) =>
            first ? [{ ...first, message: asSentence(first.message) + likeIt(more.length) }] : [],
          )}
        />
      </div>
    </li>
  )
}
