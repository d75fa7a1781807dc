import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../call'
import { markingWords } from '../papers/before-saving'
import { minutesIn } from '../papers/details-values'
import { withFile } from '../papers/paper-files'
import { newPaper, type PaperState } from '../papers/paper-state'
import { rememberPictures } from '../papers/picture-files'
import { QuestionsToRead } from '../papers/questions-to-read'
import { ShownRead } from '../shown-read'

interface FileOfTest {
  upload: string
  answers?: Readonly<Record<string, string>>
}

/** The questions of a test in a package, which has no marks but those of its file. */
async function readTest({ upload, answers = {} }: FileOfTest): Promise<PaperState> {
  const read = await call('readPaperFile', { uploads: [upload], answers: { ...answers } })
  rememberPictures(read.pictures)
  return withFile({ ...newPaper('mock_tests'), fields: {} }, read, 'file')
}

const minutesOf = ({ collection, fields }: PaperState) => minutesIn(collection, fields)

function Questions({ file }: { file: FileOfTest }) {
  const read = useQuery({
    queryKey: ['questions of a test', file],
    queryFn: () => readTest(file),
    staleTime: 'static',
  })
  return (
    <ShownRead
      read={read}
      what="the questions"
      renderData={(paper) => (
        <>
          <p className="mt-3 text-detail text-muted">
            {[
              `Questions: ${paper.questions.length}.`,
              ...(minutesOf(paper) ? [`The file says ${minutesOf(paper)} minutes.`] : []),
              `Marks: ${markingWords(paper) ?? 'none, so that the result counts correct answers'}.`,
            ].join(' ')}
          </p>
          <QuestionsToRead fields={paper.fields} questions={paper.questions} />
        </>
      )}
    />
  )
}

/** The questions and the marks of a test that comes from a file, for those who open it. */
export function TestQuestions({ name, file }: { name: string; file: FileOfTest }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer font-medium">Questions and marks of {name}</summary>
      {isOpen && <Questions file={file} />}
    </details>
  )
}
