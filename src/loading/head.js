// In the head of every page, before anything is painted. Its hash stands in firebase.json.
{
  const page = document.documentElement
  try {
    // The product is dark only; an older version kept a preference (spec section 9).
    localStorage.removeItem('darkMode')
    // A prerendered page is a visitor's: styles.css hides from a student what is not for them.
    if (localStorage.user) page.dataset.remembered = ''
  } catch {
    // A device without storage remembers nobody.
  }
  // What the frame of app.html shows, until the page has come (styles.css).
  const path = location.pathname
  const isBare = /^\/(pdf-viewer|mock-test)\/|^\/test-series\/[^/]+\/test\/|^\/purchases\/./.test(path)
  page.dataset.frame = isBare ? 'bare' : /^\/(content|current-affair|quiz-list|job|video)/.test(path) ? 'hub' : 'site'

  // The code is asked for after the first paint: the page can be read without it.
  const { entry, ahead } = document.currentScript.dataset
  const start = () => {
    for (const href of ahead.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }))
  }
  // The dev server starts it by itself.
  if (entry && (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))) {
    start()
  } else if (entry) {
    const painted = (_, observer) => {
      observer.disconnect()
      start()
    }
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
  }
}
