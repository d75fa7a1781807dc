/** What jsdom lacks of what rich texts and their pictures use; a test of a screen with them imports this file. */
class NoResizes {
  observe() {}
  disconnect() {}
}

Object.assign(globalThis, { ResizeObserver: NoResizes })
Object.assign(Element.prototype, { setPointerCapture: () => undefined })
// Pictures are never decoded here.
Object.assign(HTMLImageElement.prototype, { decode: async () => undefined })
