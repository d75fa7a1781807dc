{
  const { entry } = document.currentScript.dataset
  const start = () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = entry
    document.head.append(script)
  }
  const isRemembered = document.documentElement.classList.contains('remembered')
  if (document.hidden || isRemembered) start()
  else requestAnimationFrame(() => setTimeout(start))
}
