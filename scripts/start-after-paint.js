{
  const { entry } = document.currentScript.dataset
  const { classList } = document.documentElement
  // Where the app is installed the letters come from the device; else src/main.tsx brings them.
  if (navigator.serviceWorker?.controller) classList.remove('plain-letters')
  const start = () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = entry
    document.head.append(script)
  }
  // Search or menu, pressed before the code has come: src/main.tsx presses it again.
  let pressed = null
  const onPress = (event) => {
    pressed = event.target.closest('header button') ?? pressed
  }
  addEventListener('click', onPress, true)
  window.takeEarlyPress = () => {
    removeEventListener('click', onPress, true)
    return pressed
  }
  const isRemembered = classList.contains('remembered')
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
