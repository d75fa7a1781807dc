import { useMutation } from '@tanstack/react-query'
import { messageOf } from '@/lib/app-error'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { collectMyData } from '../account/my-data'
import { SettingsSection } from './settings-section'

/** Everything that is kept about the student, as one file. */
export function DownloadMyData({ uid }: { uid: string }) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      const { file, name } = await collectMyData(uid)
      saveFile(file, name)
      return name
    },
    // Without a network it fails at once and says so.
    networkMode: 'always',
  })
  return (
    <SettingsSection title="Your data">
      <p className="mb-4 text-muted">
        One file with what we keep about you: your profile, your tests and answers, saved items, purchases and
        what this device remembers.
      </p>
      <p role="status" className="text-success">
        {data && <span className="mb-4 block break-words">Saved as {data}.</span>}
      </p>
      {error && (
        <p role="alert" className="mb-4 text-error">
          {messageOf(error, 'Your data could not be collected. Please try again.')}
        </p>
      )}
      <Button disabled={isPending} onClick={() => mutate()}>
        {isPending && <Spinner />}
        {isPending ? 'Collecting your data...' : error ? 'Try Again' : 'Download my data'}
      </Button>
    </SettingsSection>
  )
}
