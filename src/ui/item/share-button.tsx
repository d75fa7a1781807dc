import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import { t } from '@/language/text'
import { Button } from '../button'
import { showAlert } from '../dialog/alert-store'

/** Copies `url`; where the browser refuses, the student gets it to read. @returns whether it was copied. */
async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    void showAlert(t('The link could not be copied. It is {url}', { url }))
    return false
  }
}

/**
 * Hands a page on: by the device's own share sheet, else by copying its link, and says so.
 * @param text goes before the link in the share sheet
 * @param path of this site, without origin; or a whole address
 * @param small only its sign, for a card with other buttons
 */
export function ShareButton({
  title,
  path,
  text,
  small = false,
}: {
  title: string
  path: string
  text?: string
  small?: boolean
}) {
  const [isCopied, setCopied] = useState(false)
  const share = async () => {
    setCopied(false)
    const url = new URL(path, location.origin).href
    if (!('share' in navigator)) return setCopied(await copyLink(url))
    try {
      await navigator.share({ title, url, ...(text === undefined ? {} : { text }) })
    } catch (error) {
      // Closing the sheet is no failure.
      if (error instanceof Error && error.name !== 'AbortError') setCopied(await copyLink(url))
    }
  }
  return (
    <>
      <Button
        onClick={() => void share()}
        {...(small && {
          'aria-label': t('Share {title}', { title }),
          className: 'w-11 flex-none px-0! text-muted',
        })}
      >
        {small && isCopied ? (
          <Check size={18} aria-hidden className="text-success" />
        ) : (
          <Share2 size={18} aria-hidden />
        )}
        {!small && t('Share')}
      </Button>
      <span role="status" className={small ? 'sr-only' : 'self-center text-sm text-success empty:absolute'}>
        {isCopied && t('Link copied')}
      </span>
    </>
  )
}
