import { ArrowDown } from 'lucide-react'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { useReadingPlace } from './use-reading-place'

/**
 * A text to read. A long one that was left in its middle opens at its top, as everybody expects, and offers a button that
 * leads back to the place.
 * @param owner whose reading it is; null while nobody knows yet.
 * @param name of the text on the device.
 */
export function ReadingText({
  owner,
  name,
  text,
  className = '',
}: {
  owner: string | null
  name: string
  text: string
  className?: string
}) {
  const { ref, goOn } = useReadingPlace<HTMLParagraphElement>(owner, name)
  return (
    <>
      <p
        ref={ref}
        lang={languageOf(text)}
        className={`text-reading leading-relaxed whitespace-pre-line ${className}`}
      >
        {text}
      </p>
      {goOn && (
        <div className="pointer-events-none sticky bottom-foot z-20 -mt-11 -mb-5 flex pb-5 justify-center">
          <button
            type="button"
            className="pointer-events-auto inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-raised px-5 text-detail font-semibold shadow-lg hover:bg-line"
            onClick={goOn}
          >
            <ArrowDown size={17} aria-hidden />
            {t('Continue where you stopped')}
          </button>
        </div>
      )}
    </>
  )
}
