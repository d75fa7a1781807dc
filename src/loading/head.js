// In the head of every page, before anything is painted. Its hash stands in firebase.json.
{
  const page = document.documentElement
  try {
    // The product is dark only; an older version kept a preference (spec section 9).
    localStorage.removeItem('darkMode')
    // A prerendered page is a visitor's: styles.css hides from a student what is not for them.
    if (localStorage.user) page.dataset.remembered = ''
    // A quiz comes with its first question, which is not what this device or this address goes on with.
    const isUnderWay = localStorage['quiz-under-way'] === location.pathname
    if (localStorage.user || isUnderWay || /[?&](attempt|untimed)\b/.test(location.search))
      page.dataset.goesOn = ''
  } catch {
    // A device without storage remembers nobody.
  }

  // Where data is to be saved, no picture comes unasked (src/ui/picture.tsx), and none of those that came in the HTML.
  if (navigator.connection?.saveData) {
    const forget = () => {
      for (const picture of document.querySelectorAll('img[loading="lazy"]')) picture.removeAttribute('src')
    }
    const observer = new MutationObserver(forget)
    observer.observe(page, { childList: true, subtree: true })
    addEventListener('DOMContentLoaded', () => observer.disconnect())
  }

  // The language of the interface (docs/decisions/072): the chosen one, or else the browser's.
  let chosen
  let mayOffer
  try {
    chosen = localStorage.language
    mayOffer = !chosen && !localStorage.languageOffered
  } catch {
    // A device without storage has chosen none, and could store no answer to an offer.
  }
  const known = /^(te|hi)/
  const language = known.exec(chosen ?? navigator.language)?.[0]
  if (language) page.lang = language
  // Another one is offered once (src/app/status/language-offer.tsx). Its place is there before the first
  // paint, so that nothing moves.
  const offer = language ? 'en' : navigator.languages.map((name) => known.exec(name)?.[0]).find(Boolean)
  if (mayOffer && offer) page.dataset.offer = offer

  // The browser offers to install the app when it likes, often before the page's code is here. Its own banner does not
  // show: the student is asked after a first result (src/features/install).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installOffer = event
  })
  addEventListener('appinstalled', () => {
    window.installOffer = null
  })

  const { entry, ahead, letters, routes, bare, hub, texts, translations } = document.currentScript.dataset
  // `app.html` stands for many routes, and knows what stands around each until its page has come (styles.css).
  const path = location.pathname
  const isOneOf = (addresses) => addresses && new RegExp(addresses, 'i').test(path)
  page.dataset.frame = isOneOf(bare) ? 'bare' : isOneOf(hub) ? 'hub' : 'site'

  const add = (tag, attributes) =>
    document.head.append(Object.assign(document.createElement(tag), attributes))
  // The service worker has the letters of the text: they are there before the first paint. A first visit reads the
  // system's own, which take nothing of a weak network, and keeps them.
  if (navigator.serviceWorker?.controller && letters) {
    page.dataset.letters = ''
    add('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: letters })
  }

  // A press on a link is answered at once, also before the code is here: the shape of any page covers this one until the
  // browser has the next. The running app follows its links itself, and prevents the browser's way.
  let cover
  let patience
  const uncover = () => {
    clearTimeout(patience)
    cover?.remove()
    document.querySelector('main')?.removeAttribute('aria-busy')
  }
  addEventListener('click', (event) => {
    const link = event.target.closest('a[href]')
    if (!link || event.defaultPrevented || link.origin !== location.origin) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (link.target || link.hasAttribute('download')) return
    // A place on this page.
    if (link.hash && link.href.split('#')[0] === location.href.split('#')[0]) return
    uncover()
    link.closest('[popover]')?.hidePopover?.()
    document.querySelector('main')?.setAttribute('aria-busy', 'true')
    cover = document.createElement('div')
    cover.className = 'fixed inset-0 z-20 bg-background'
    cover.dataset.leaving = ''
    cover.innerHTML =
      '<div class="page-column grid gap-5 py-10"><div class="h-9 w-64 rounded-lg bg-raised"></div><div class="h-5 w-full max-w-md rounded-lg bg-raised"></div><div class="mt-4 h-48 w-full rounded-lg bg-raised"></div></div>'
    // Header and tabs stay.
    const bars = [...document.querySelectorAll('header, main > nav')]
    cover.style.top = `${Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom))}px`
    document.body.append(cover)
    // The browser may have been stopped, or have met a file.
    patience = setTimeout(uncover, 10_000)
  })
  // Back finds the page itself.
  addEventListener('pagehide', uncover)

  // A file that failed stays failed in its page, and a weak network is often never reported as gone: when all files can be
  // fetched, the page is reloaded. Until then it can be read, and no more. The service worker has every page.
  const startAgain = (files) => {
    // What can be read meanwhile is English.
    page.lang = 'en-IN'
    const all = navigator.serviceWorker?.controller ? files : [location.href, ...files]
    // After a reload that did not help, much later.
    const isReloaded = performance.getEntriesByType('navigation')[0]?.type === 'reload'
    let pause = isReloaded ? 30_000 : 1000
    const fetchFile = async (file) => {
      const response = await fetch(file)
      if (!response.ok) throw new Error(file)
      await response.arrayBuffer()
    }
    const tryAll = () =>
      Promise.all(all.map(fetchFile)).then(
        () => {
          // Code that is there and still cannot run is not helped by more reloads.
          try {
            const reloads = Number(sessionStorage.startReloads ?? 0)
            if (reloads > 2) return
            sessionStorage.startReloads = reloads + 1
            location.reload()
          } catch {
            // Without storage nothing counts the reloads, and they could go on for ever.
          }
        },
        () => {
          pause = Math.min(2 * pause, 30_000)
          timer = setTimeout(() => void tryAll(), pause)
        },
      )
    let timer = setTimeout(() => void tryAll(), pause)
    addEventListener('online', () => {
      clearTimeout(timer)
      void tryAll()
    })
  }

  // The translations of the page's code are added before it runs: from the device the whole language, else the page's own.
  // When they do not come, those of an older version are better than none: they go by the same English texts.
  const addMessages = async (name) => {
    // Some private windows refuse it.
    const cache = await window.caches?.open('language').catch(() => null)
    const findWhole = async (version) => {
      const requests = (await cache?.keys()) ?? []
      const found = requests.findLast(({ url }) => url.includes(`/all.${language}-${version}`))
      window.hasAllMessages = Boolean(found)
      return found && (await cache.match(found)).json()
    }
    const fetchOwn = async () => {
      const url = `/assets/text/${name}.${language}-${texts}.json`
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
      if (!response.ok) throw new Error(url)
      return response.json()
    }
    const messages = (await findWhole(texts)) ?? (await fetchOwn().catch(() => findWhole('')))
    if (!messages) throw new Error('no translations')
    window.messages = messages
  }

  // The code is asked for after the first paint: the page can be read without it.
  const start = () => {
    // `app.html` also knows the translations of each route, and what code it needs besides what all do.
    const own = Object.entries(JSON.parse(routes ?? '{}')).find(([addresses]) => isOneOf(addresses))
    const [name, ...ownFiles] = (own?.[1] ?? translations).split(' ')
    const files = [...ahead.split(' '), ...ownFiles]
    for (const href of files) add('link', { rel: 'modulepreload', href })
    const onerror = () => startAgain([entry, ...files])
    const run = () => add('script', { type: 'module', src: entry, onerror })
    if (language) {
      void addMessages(name).then(run, () => {
        // Better in English than not at all.
        page.lang = 'en-IN'
        delete page.dataset.offer
        run()
      })
    } else {
      run()
    }
    // Of the page's own code (src/loading/start-page.tsx).
    addEventListener('codefailed', onerror)
  }
  // The dev server starts it by itself.
  // In another language there is nothing to read before.
  if (
    entry &&
    (language || document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
  ) {
    start()
  } else if (entry) {
    let started = false
    const startOnce = () => {
      if (!started) start()
      started = true
    }
    new PerformanceObserver(startOnce).observe({ type: 'paint', buffered: true })
    // Firefox and Safari report the first text or picture only, and the frame of a test has neither. The second animation
    // frame comes after the first paint.
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => requestAnimationFrame(startOnce)))
    // A page that is hidden before its first paint draws no frame.
    setTimeout(startOnce, 10_000)
  }
}
