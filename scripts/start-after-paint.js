{
  const { entry } = document.currentScript.dataset
  const start = () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = entry
    document.head.append(script)
  }
  const isRemembered = document.documentElement.classList.contains('remembered')
  const tellsPaint = window.PerformanceObserver?.supportedEntryTypes?.includes('paint')
  if (document.hidden || isRemembered) {
    start()
  } else if (tellsPaint) {
    const painted = (_entries, observer) => {
      observer.disconnect()
      start()
    }
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
  } else {
    requestAnimationFrame(() => setTimeout(start))
  }
}
