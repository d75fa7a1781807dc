// Firestore takes the signed-in student's token from the Auth component, so that must exist before the first read.
import './auth'
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite'
import { getEnv } from '@/config/env'
import { firebaseApp, localHost } from './app'

export const db: Firestore = getFirestore(firebaseApp)

if (__USE_LOCAL_BACKEND__) {
  connectFirestoreEmulator(db, localHost, getEnv().VITE_LOCAL_FIRESTORE_PORT)
}
