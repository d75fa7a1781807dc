/** Uploads of a pack's files, one after the other; a lost connection goes on by itself. */
import { useRef, useState } from 'react'
import { call, sendFile } from '../call'
import { firstPageOf } from './first-page'
import type { FileInForm } from './in-form'

/** One file on its way. */
export interface Sending {
  file: File
  /** From 0 to 1; null when it failed. */
  part: number | null
  error: string | null
}

const isPdf = (file: File) => file.type === 'application/pdf' || /\.pdf$/i.test(file.name)
const wordsOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason))

/** A picture of the first page for everybody; null when it cannot be drawn, which loses nothing else. */
async function sendFirstPage(file: File): Promise<string | null> {
  const picture = await firstPageOf(file).catch(() => null)
  if (!picture) return null
  const upload = await sendFile(new File([picture], `First page of ${file.name}.jpg`, { type: 'image/jpeg' }))
  return (await call('uploadPublic', { upload, folder: 'images/' })).path
}

export function useUploads({
  packId,
  onArrived,
}: {
  /** Saves a new pack first, as its folder has its name. */
  packId: () => Promise<string>
  onArrived: (uid: string, more: Partial<FileInForm>) => void
}) {
  const [sending, setSending] = useState<Readonly<Record<string, Sending | undefined>>>({})
  const queue = useRef(Promise.resolve())
  const say = (uid: string, state: Sending | null) =>
    setSending((all) => ({ ...all, [uid]: state ?? undefined }))

  async function sendOne(uid: string, file: File) {
    try {
      const pack = await packId()
      const upload = await sendFile(file, (part) => say(uid, { file, part, error: null }))
      const { path, pageCount, sizeBytes } = await call('uploadToPack', { upload, pack })
      onArrived(uid, { address: path, pageCount, sizeBytes })
      const preview = isPdf(file) ? await sendFirstPage(file).catch(() => null) : null
      if (preview) onArrived(uid, { preview })
      say(uid, null)
    } catch (reason) {
      say(uid, { file, part: null, error: wordsOf(reason) })
    }
  }
  function send(uid: string, file: File) {
    say(uid, { file, part: 0, error: null })
    queue.current = queue.current.then(() => sendOne(uid, file))
  }
  return {
    sending,
    send,
    isBusy: Object.values(sending).some((one) => one !== undefined && one.part !== null),
  }
}
