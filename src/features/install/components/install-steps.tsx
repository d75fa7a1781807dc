import { t } from '@/language/text'
import { Trans } from '@/language/trans'

/** Safari's sign for Share. */
function ShareSign() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="mb-1 inline size-4.5 fill-none stroke-current stroke-2">
      <path d="M12 15V2m4 4-4-4-4 4m0 4H4.5v12h15V10H16" />
    </svg>
  )
}

/** The way of an iPhone or iPad, which offers nothing by itself. @param inSafari false: in the browser of another app */
export function InstallSteps({ inSafari }: { inSafari: boolean }) {
  return (
    <ol className="mt-3 grid list-decimal gap-1.5 pl-5 marker:text-muted">
      {!inSafari && <li>{t('Open this page in Safari, which can install it.')}</li>}
      <li>
        <Trans
          message="Tap <b>Share <sign/></b>. In some versions of Safari it is behind the three dots."
          parts={{ b: <strong className="font-semibold whitespace-nowrap" />, sign: <ShareSign /> }}
        />
      </li>
      <li>
        <Trans
          message="Tap <b>Add to Home Screen</b>, then <b>Add</b>."
          parts={{ b: <strong className="font-semibold" /> }}
        />
      </li>
    </ol>
  )
}
