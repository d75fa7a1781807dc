import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { downloads } from '@/features/offline'
import { usePurchase } from '@/features/payments'
import { t } from '@/language/text'
import { useTimePassed } from '@/lib/hooks/use-time-passed'
import { copyPatience } from '@/lib/time-limit'
import { showAlert } from '@/ui/dialog/alert-store'
import { keptAccess, type ServerWord } from '../model/kept-access'

/**
 * Whether a bought file opens for its student: by the server's word, and by the copy on this device where that is silent
 * or slow. A copy whose product has ended is removed, and the student is told.
 * @param key by `fileKey`
 */
export function useKeptAccess(
  owner: string,
  { key, productId, title }: { key: string; productId: string; title: string },
): 'open' | 'wait' | 'closed' {
  const { status, isAnswered } = usePurchase(productId)
  const isLate = useTimePassed(copyPatience)
  const [now] = useState(Date.now)
  const copy = useQuery({
    queryKey: ['kept-copy', owner, key],
    queryFn: () => downloads.item(owner, key),
    gcTime: 0,
  }).data
  const asked = status === 'unknown' || status === 'checking'
  // A payment that is being confirmed says nothing about the copy.
  const refused = isAnswered && status !== 'confirming'
  const server: ServerWord = status === 'purchased' ? 'yes' : asked ? 'asked' : refused ? 'no' : 'silent'
  const access = keptAccess(server, copy, { isOnline: navigator.onLine, isLate, now })

  const isDone = useRef(false)
  useEffect(() => {
    if (!copy || isDone.current || (server !== 'yes' && access !== 'ended')) return
    isDone.current = true
    if (server === 'yes') void downloads.noteChecked(owner, copy).catch(() => undefined)
    else {
      void downloads.removeFile(owner, key).catch(() => undefined)
      void showAlert(
        t('"{title}" is no longer in your purchases. We removed its copy from this device.', { title }),
      )
    }
  }, [server, access, copy, owner, key, title])
  return access === 'ended' ? 'closed' : access
}
