import { t } from '@/language/text'
import { messageOf } from '@/lib/app-error'
import { useAction } from '@/lib/hooks/use-action'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { collectMyData } from '../account/my-data'

/** Everything that is kept about the student, as one file. */
export function DownloadMyData({ uid }: { uid: string }) {
  // The button keeps the focus while it is busy.
  const { run, status, data, error } = useAction(async () => {
    const { file, name } = await collectMyData(uid)
    saveFile(file, name)
    return name
  })
  const isPending = status === 'pending'
  return (
    <>
      <p className="mb-4 text-muted">
        {t(
          'One file with the data that we store about you: your profile, tests, answers, saved items, purchases and the data on this device.',
        )}
      </p>
      <p role="status" className="text-success">
        {data && <span className="mb-4 block">{t('Saved as {fileName}.', { fileName: data })}</span>}
      </p>
      {error !== undefined && (
        <p role="alert" className="mb-4 text-error">
          {messageOf(error, t('Your data could not be collected. Please try again.'))}
        </p>
      )}
      <Button aria-disabled={isPending} onClick={run}>
        {isPending && <Spinner />}
        {isPending
          ? t('Collecting your data...')
          : error !== undefined
            ? t('Try Again')
            : t('Download my data')}
      </Button>
    </>
  )
}
