import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite'
import { getEnv } from '@/config/env'
import { firebaseApp, localHost } from './app'

/** Requests that need the student's token are made inside `asStudent`; what everybody may read waits for nobody. */
export const db: Firestore = getFirestore(firebaseApp)

if (__USE_LOCAL_BACKEND__) {
  connectFirestoreEmulator(db, localHost, getEnv().VITE_LOCAL_FIRESTORE_PORT)
}

/** For the build, which tells itself what could not be read: the SDK writes nothing to the console. */
export const silenceFirestore = (): void => setLogLevel('silent')
