import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { t } from '@/language/text'
import { messageOf } from '@/lib/app-error'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { collectMyData } from '../account/my-data'
import { SettingsSection } from './settings-section'

/** Everything that is kept about the student, as one file. */
export function DownloadMyData({ uid }: { uid: string }) {
  // A double click comes before the button can say that it is busy; and it keeps the focus while it is.
  const isBusy = useRef(false)
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      const { file, name } = await collectMyData(uid)
      saveFile(file, name)
      return name
    },
    // Without a network it fails at once and says so.
    networkMode: 'always',
    onSettled: () => {
      isBusy.current = false
    },
  })
  const press = () => {
    if (isBusy.current) return
    isBusy.current = true
    mutate()
  }
  return (
    <SettingsSection title={t('Your data')}>
      <p className="mb-4 text-muted">
        {t(
          'One file with the data that we store about you: your profile, tests, answers, saved items, purchases and the data on this device.',
        )}
      </p>
      <p role="status" className="text-success">
        {data && <span className="mb-4 block">{t('Saved as {fileName}.', { fileName: data })}</span>}
      </p>
      {error && (
        <p role="alert" className="mb-4 text-error">
          {messageOf(error, t('Your data could not be collected. Please try again.'))}
        </p>
      )}
      <Button aria-disabled={isPending} onClick={press}>
        {isPending && <Spinner />}
        {isPending ? t('Collecting your data...') : error ? t('Try Again') : t('Download my data')}
      </Button>
    </SettingsSection>
  )
}
