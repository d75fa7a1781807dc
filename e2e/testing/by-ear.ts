import type { Page } from '@playwright/test'

/** What is met on the way and can be named; plain text and boxes without a name are left out. */
const met = new Set(
  'alert alertdialog banner button cell checkbox columnheader combobox complementary contentinfo dialog form heading image link main navigation progressbar radio radiogroup region rowheader tab table textbox timer toolbar'.split(
    ' ',
  ),
)
/** States that a screen reader says with a name; those that are false are not said. */
const said = [
  'checked',
  'pressed',
  'disabled',
  'expanded',
  'invalid',
  'level',
  'selected',
  'focused',
] as const

interface AxValue {
  readonly value?: string | number | boolean
}
interface AxNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: AxValue
  readonly name?: AxValue
  readonly description?: AxValue
  readonly properties?: ReadonlyArray<{ readonly name: string; readonly value: AxValue }>
  readonly childIds?: readonly string[]
}

function lineOf({ role, name, description, properties = [] }: AxNode): string {
  const states = said.flatMap((state) => {
    const value = properties.find((property) => property.name === state)?.value.value
    if (value === undefined || value === false || value === 'false') return []
    return value === true || value === 'true' ? [state] : [`${state} ${String(value)}`]
  })
  return [
    String(role?.value),
    ...(name?.value ? [`"${String(name.value)}"`] : []),
    ...states,
    ...(description?.value ? [`(${String(description.value)})`] : []),
  ].join(' ')
}

/**
 * Chromium's accessibility tree in reading order, a line each: role, "name", states, (description). It is what a screen
 * reader is given; how it words that is its own.
 */
export async function readByEar(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  // The protocol's own answer, of which AxNode names the part that is used.
  const { nodes }: { nodes: readonly AxNode[] } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines: string[] = []
  const walk = (node: AxNode | undefined) => {
    if (!node) return
    if (!node.ignored && met.has(String(node.role?.value))) lines.push(lineOf(node))
    for (const id of node.childIds ?? []) walk(byId.get(id))
  }
  walk(nodes[0])
  return lines
}

/** Those lines of what is read that are of some roles. */
export async function readOnly(page: Page, ...roles: string[]): Promise<string[]> {
  return (await readByEar(page)).filter((line) => roles.includes(line.split(' ')[0] ?? ''))
}

/** Writes down, from the next page on, what live regions say as they change, and what gets the focus. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = '[role=status], [role=alert], [aria-live]:not([aria-live=off])'
    const heard: string[] = []
    Object.assign(window, { heard })
    const last = new WeakMap<Element, string>()
    const regionsIn = (element: Element) => [
      ...(element.matches(live) ? [element] : []),
      ...element.querySelectorAll(live),
    ]
    const observer = new MutationObserver((changes) => {
      const changed = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(live)
        if (around) changed.add(around)
        for (const node of addedNodes)
          if (node instanceof Element) for (const region of regionsIn(node)) changed.add(region)
        // An element that is put in anew says its words again.
        if (around && addedNodes.length > 0) last.delete(around)
      }
      for (const region of changed) {
        // biome-ignore lint/performance/useDomNodeTextContent: blocks are told apart, as a screen reader does
        const said = region instanceof HTMLElement ? region.innerText : (region.textContent ?? '')
        const text = said.replace(/\s+/g, ' ').trim()
        if (region.isConnected && text !== '' && last.get(region) !== text) heard.push(text)
        last.set(region, text)
      }
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** What was announced since the last call, in its order; what says that something loads is left out. */
export async function heard(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => {
    const { heard: texts }: { heard?: string[] } = window as { heard?: string[] }
    return texts?.splice(0) ?? []
  })
  return all.filter((text) => !/^(Loading|Looking)/.test(text))
}

/** The line of what has the focus; undefined where that is nothing with a name. */
export async function focusedLine(page: Page): Promise<string | undefined> {
  return (await readByEar(page)).find((line) => /\bfocused\b/.test(line))
}
