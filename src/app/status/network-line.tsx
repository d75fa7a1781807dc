import { CloudOff, Hourglass, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { formatMoment } from '@/lib/dates'
import { type NetworkState, reportLeft } from '@/lib/device/network-state'
import { useNetworkState } from '@/lib/hooks/use-network-state'

/** The texts that were closed or have been shown for their time, in whatever layout, since the network is gone. */
const closed = new Set<string>()

function textOf(network: NetworkState): string | null {
  if (network.status !== 'offline')
    return network.status === 'slow' ? t('The network is slow. Still loading.') : null
  if (network.keptFrom === null) return t('You are offline.')
  return t('You are offline. Showing what was saved on {date}.', {
    date: formatMoment(new Date(network.keptFrom)),
  })
}

/**
 * Says that the network is gone or slow, and how old the data on the screen is. It closes after a while (`passing` in
 * styles.css) or by its button, and stays closed until the network is back or older data is shown. The date is of the page
 * on the screen: it goes with that page.
 */
export function NetworkLine() {
  const network = useNetworkState()
  const text = textOf(network)
  const [isClosed, setClosed] = useState(false)
  const [shown, setShown] = useState(text)
  if (shown !== text) {
    setShown(text)
    setClosed(false)
  }
  useEffect(() => {
    if (text === null) closed.clear()
  }, [text])
  const { pathname } = useLocation()
  const page = useRef(pathname)
  useEffect(() => {
    if (page.current !== pathname) reportLeft()
    page.current = pathname
  }, [pathname])
  if (text === null || isClosed || closed.has(text)) return null
  const close = () => {
    closed.add(text)
    setClosed(true)
  }
  const Icon = network.status === 'slow' ? Hourglass : CloudOff
  return (
    <div
      key={text}
      className="passing pointer-events-auto flex items-center gap-2.5 rounded-control border border-edge/70 bg-raised pl-4 text-status shadow-lg"
      onAnimationEnd={close}
    >
      <Icon size={18} aria-hidden className="flex-none text-warning" />
      <p className="py-2.5">{text}</p>
      {network.status === 'offline' && (
        <Link to={paths.offline} className="flex min-h-11 flex-none items-center underline">
          {t('Downloads')}
        </Link>
      )}
      <button
        type="button"
        aria-label={t('Close')}
        className="grid size-11 flex-none place-items-center rounded-control text-muted hover:text-text"
        onClick={close}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  )
}
