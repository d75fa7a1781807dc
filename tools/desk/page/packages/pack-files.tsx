import { formatFileSize } from '@/lib/file-size'
import { Button } from '@/ui/button'
import { Field, SelectField } from '@/ui/form/field'
import { DropZone } from '../forms/drop-zone'
import { moved, RowButtons } from '../forms/row-buttons'
import { StoredPicture } from '../forms/stored-picture'
import { TextsField } from '../forms/texts-field'
import { type FormProblem, problemAt } from '../forms/use-form'
import { Group } from '../papers/details-parts'
import { type FileInForm, titleOfFile } from './in-form'
import type { Sending, useUploads } from './use-uploads'

const endings = '.pdf,.mp4,.webm'
const isPdf = (name: string) => /\.pdf$/i.test(name)

function factsOf({ address, pageCount, sizeBytes }: FileInForm): string {
  if (address === '') return 'Nothing is uploaded yet.'
  const pages = pageCount ? `${pageCount} ${pageCount === 1 ? 'page' : 'pages'}` : null
  return ['Uploaded', pages, formatFileSize(sizeBytes ?? null)].filter((part) => part !== null).join(' · ')
}

function Progress({ name, sending, onRetry }: { name: string; sending: Sending; onRetry: () => void }) {
  const { part, error, file } = sending
  if (part === null)
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-error wrap-anywhere">
        <p>{`${file.name} was not uploaded. ${error}`}</p>
        <Button onClick={onRetry}>Upload again</Button>
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-1 text-sm text-muted">
      <p>{part < 1 ? `Sending ${file.name}: ${Math.round(part * 100)} %` : `Storing ${file.name} …`}</p>
      <progress
        aria-label={`Upload of ${name}`}
        className="h-1.5 w-full max-w-xs appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-primary"
        value={part}
        max={1}
      />
    </div>
  )
}

function FileRow({
  file,
  index,
  count,
  problems,
  sending,
  onChange,
  onMove,
  onRemove,
  onFile,
}: {
  file: FileInForm
  index: number
  count: number
  problems: readonly FormProblem[]
  sending: Sending | undefined
  onChange: (more: Partial<FileInForm>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onFile: (file: File) => void
}) {
  const name = `file ${index + 1}`
  const isOnWeb = file.kind === 'link' || /^https?:/i.test(file.address)
  const address = problemAt(problems, `files[${index}].address`)
  return (
    <li className="grid grid-cols-1 gap-4 rounded-card border border-line p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">File {index + 1}</h3>
        <RowButtons name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
      <div className="flex flex-wrap gap-4 sm:flex-nowrap">
        {file.preview && (
          <StoredPicture
            path={file.preview}
            alt={`First page of ${name}`}
            className="h-40 w-auto flex-none rounded-control border border-line"
          />
        )}
        <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-4">
          <TextsField
            label={`Title of ${name}`}
            value={file.title}
            error={problemAt(problems, `files[${index}].title`)}
            onChange={(title) => onChange({ title })}
          />
          {isOnWeb && (
            <Field
              label={`Address of ${name}`}
              type="url"
              value={file.address}
              error={address}
              onChange={({ target }) => onChange({ address: target.value })}
            />
          )}
          {file.kind === 'link' && (
            <SelectField
              label={`What ${name} is`}
              value={file.kind}
              onChange={({ target }) => onChange({ kind: target.value === 'video' ? 'video' : 'link' })}
            >
              <option value="link">A page on the web</option>
              <option value="video">A video on the web</option>
            </SelectField>
          )}
        </div>
      </div>
      {sending && <Progress name={name} sending={sending} onRetry={() => onFile(sending.file)} />}
      {!isOnWeb && (
        <DropZone
          label="Replace the file"
          hint={sending ? sending.file.name : factsOf(file)}
          accept={file.kind === 'pdf' ? '.pdf' : '.mp4,.webm'}
          disabled={sending !== undefined && sending.part !== null}
          onFiles={([first]) => first && onFile(first)}
        />
      )}
      {address && !isOnWeb && (
        <p role="alert" className="text-sm text-error wrap-anywhere">
          {address}
        </p>
      )}
    </li>
  )
}

/** The files of a pack. */
export function PackFiles({
  files,
  problems,
  uploads: { sending, send },
  onChange,
}: {
  files: readonly FileInForm[]
  problems: readonly FormProblem[]
  uploads: ReturnType<typeof useUploads>
  onChange: (change: (files: readonly FileInForm[]) => FileInForm[]) => void
}) {
  function addFiles(dropped: readonly File[]) {
    const added = dropped.map((file) => ({
      file,
      row: {
        id: null,
        uid: crypto.randomUUID(),
        title: { en: titleOfFile(file.name) },
        kind: isPdf(file.name) ? ('pdf' as const) : ('video' as const),
        address: '',
      },
    }))
    onChange((all) => [...all, ...added.map(({ row }) => row)])
    for (const { file, row } of added) send(row.uid, file)
  }
  const addLink = () =>
    onChange((all) => [
      ...all,
      { id: null, uid: crypto.randomUUID(), title: { en: '' }, kind: 'link', address: '' },
    ])
  return (
    <Group title="Files">
      {files.length === 0 && <p className="text-muted">There is no file yet.</p>}
      <ol className="grid grid-cols-1 gap-4">
        {files.map((file, index) => (
          <FileRow
            key={file.uid}
            file={file}
            index={index}
            count={files.length}
            problems={problems}
            sending={sending[file.uid]}
            onChange={(more) =>
              onChange((all) => all.map((one) => (one.uid === file.uid ? { ...one, ...more } : one)))
            }
            onMove={(by) => onChange((all) => moved(all, index, by))}
            onRemove={() => onChange((all) => all.filter(({ uid }) => uid !== file.uid))}
            onFile={(dropped) => send(file.uid, dropped)}
          />
        ))}
      </ol>
      <DropZone
        label="Add files"
        hint="PDFs, and films (MP4 or WebM). The title must be written first: a draft is saved."
        accept={endings}
        multiple
        onFiles={addFiles}
      />
      <div>
        <Button onClick={addLink}>Add a page or video on the web</Button>
      </div>
    </Group>
  )
}
