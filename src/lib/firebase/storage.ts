import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage'
import { getEnv } from '@/config/env'
import { firebaseApp, localHost } from './app'

/** For listing public folders; files themselves are opened by their addresses. Without the student's token. */
export const storage: FirebaseStorage = getStorage(firebaseApp)

// The SDK's own patience is two minutes, and nobody looks at an empty frame for that long.
storage.maxOperationRetryTime = 10_000

if (__USE_LOCAL_BACKEND__) {
  connectStorageEmulator(storage, localHost, getEnv().VITE_LOCAL_STORAGE_PORT)
}
