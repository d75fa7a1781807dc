import { Download } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/form/field'
import { call } from '../call'
import { DeskPage } from '../desk-page'
import { saveFile } from '../save-file'
import { FileDrop } from './file-drop'
import { withFile } from './paper-files'
import { type Collection, collectionNames, newPaper, type PaperState } from './paper-state'
import { bytesOf } from './picture-files'
import { handOver } from './use-paper'
import { useReadFile } from './use-read-file'

const collections = Object.keys(collectionNames) as Collection[]

const office = 'application/vnd.openxmlformats-officedocument.'
const samples = [
  { file: 'paper.docx', text: 'Word file', type: `${office}wordprocessingml.document` },
  { file: 'paper.xlsx', text: 'Excel file', type: `${office}spreadsheetml.sheet` },
] as const

/** A new paper, out of a file or from nothing. */
export function NewPaperPage() {
  const [collection, setCollection] = useState<Collection>('mock_tests')
  const [problem, setProblem] = useState<string | null>(null)
  const navigate = useNavigate()
  const open = async (papers: readonly PaperState[]) => {
    const kept = await Promise.all(papers.map(handOver))
    const [first] = papers
    // Several are drafts of this device, each to be opened from the list.
    const address = first && papers.length === 1 ? `/papers/${first.key}` : '/papers'
    if (kept.every(Boolean)) await navigate(address, { replace: true })
    else setProblem('This browser stores nothing. Allow storage for this address, then try again.')
  }
  const saveSample = async (name: (typeof samples)[number]['file'], type: string) => {
    try {
      saveFile(name, bytesOf(await call('readSample', { name })), type)
    } catch (reason) {
      setProblem(reason instanceof Error ? reason.message : String(reason))
    }
  }
  const reader = useReadFile(
    (files, name) => void open(files.map((file) => withFile(newPaper(collection), file, name))),
  )
  return (
    <DeskPage title="New paper" hint="Every question is shown as students see it before anything is saved.">
      <div className="mt-6 grid gap-6">
        <div className="max-w-sm">
          <SelectField
            label="Kind"
            value={collection}
            onChange={({ target }) =>
              setCollection(collections.find((one) => one === target.value) ?? collection)
            }
          >
            {collections.map((one) => (
              <option key={one} value={one}>
                {collectionNames[one]}
              </option>
            ))}
          </SelectField>
        </div>
        <FileDrop reader={reader} />
        <p className="flex flex-wrap items-center gap-3 text-detail text-muted">
          <span className="max-sm:w-full">A sample to start from:</span>
          {samples.map(({ file, text, type }) => (
            <Button key={file} onClick={() => void saveSample(file, type)}>
              <Download size={17} aria-hidden />
              {text}
            </Button>
          ))}
        </p>
        {problem && (
          <p role="alert" className="text-error">
            {problem}
          </p>
        )}
        <Button className="justify-self-start" onClick={() => void open([newPaper(collection)])}>
          Write it here without a file
        </Button>
      </div>
    </DeskPage>
  )
}
