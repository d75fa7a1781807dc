import { collection, doc, type Firestore, getDocs, writeBatch } from 'firebase/firestore/lite'

/**
 * As many documents as an academy has after a year or two, at least as many as each list asks for: what a list costs is
 * what it gives, and the seed alone would make it look cheap. Tests and products stay those of the seed.
 */
const sizes: Readonly<Record<string, number>> = {
  current_affairs: 300,
  quizzes: 150,
  videos: 120,
  jobs: 120,
  dailyDoses: 120,
  resources: 300,
  pdfs: 60,
}

/** Most writes of one batch. */
const batchSize = 100

/** Fills each list with copies of what the seed has in it. @param db as administrator */
export async function fillLists(db: Firestore): Promise<void> {
  for (const [name, size] of Object.entries(sizes)) {
    const documents = collection(db, name)
    const { docs } = await getDocs(documents)
    const copies = Array.from({ length: Math.max(0, size - docs.length) }, (_, index) => index)
    for (let from = 0; from < copies.length; from += batchSize) {
      const batch = writeBatch(db)
      for (const index of copies.slice(from, from + batchSize)) {
        const source = docs[index % docs.length]
        if (source) batch.set(doc(documents, `${source.id}-copy-${index}`), source.data())
      }
      await batch.commit()
    }
  }
}
