/** What a browser keeps for a site, for tests of the app's session that run without one; import it before the app. */
import 'fake-indexeddb/auto'

function createStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

globalThis.localStorage = createStorage()
