import { collection, doc, type Firestore, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { rethrow } from '@/lib/app-error'
import { watchPatience } from '@/lib/device/network-state'
import { db } from '@/lib/firebase/firestore'
import type { ContactMessage } from './contact-schema'

/** `contact_messages`: anyone may write one, operators read them (docs/decisions/024). */
function createContactRepository(firestore: Firestore) {
  const messages = collection(firestore, 'contact_messages')
  return {
    /** An id that no message has. */
    newId: (): string => doc(messages).id,

    /** Keeps a message under `id`. @throws AppError `permission-denied` also when there is one under that id already. */
    async keep(id: string, { name, email, subject, message }: ContactMessage): Promise<void> {
      const fields = { name, email, subject, message, createdAt: serverTimestamp() }
      await watchPatience(setDoc(doc(messages, id), fields)).catch(rethrow)
    },
  }
}

export const contactRepository = createContactRepository(db)
