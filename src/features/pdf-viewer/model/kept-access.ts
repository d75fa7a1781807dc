import { trustedFor } from '@/config/limits'
import type { DownloadItem } from '@/features/offline'

/**
 * What the server says of a student's right to a bought item: `asked` while the question is under way, `silent` when it
 * could not be put.
 */
export type ServerWord = 'yes' | 'no' | 'asked' | 'silent'

/**
 * Whether a bought item opens.
 *
 * | server | no copy here | copy, asked about within 7 days | older copy                                    |
 * |--------|--------------|---------------------------------|-----------------------------------------------|
 * | yes    | open         | open                            | open                                          |
 * | no     | closed       | ended: the copy is removed      | ended                                         |
 * | asked  | wait         | open                            | wait; open without a network, or when it is   |
 * |        |              |                                 | slower than a student waits                   |
 * | silent | closed       | open                            | open                                          |
 *
 * @param copy null for none; undefined while the device has not said
 * @param now epoch milliseconds
 */
export function keptAccess(
  server: ServerWord,
  copy: Pick<DownloadItem, 'checkedAt'> | null | undefined,
  { isOnline, isLate, now }: { isOnline: boolean; isLate: boolean; now: number },
): 'open' | 'wait' | 'closed' | 'ended' {
  if (server === 'yes') return 'open'
  if (copy === undefined) return 'wait'
  if (copy === null) return server === 'asked' ? 'wait' : 'closed'
  if (server === 'no') return 'ended'
  const isTrusted = Math.abs(now - copy.checkedAt) < trustedFor
  return server === 'silent' || isTrusted || isLate || !isOnline ? 'open' : 'wait'
}
