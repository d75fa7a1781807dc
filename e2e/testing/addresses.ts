/** Where the services of this run listen: on ports that `npm test` has found free. */
const at = (port: string) => `http://127.0.0.1:${process.env[port]}`

export const identityService = at('AUTH_PORT')
export const database = at('FIRESTORE_PORT')
export const storage = at('STORAGE_PORT')
export const endpoint = at('API_PORT')
/** Where journeys ask the stack itself to do something (e2e/testing/stack.ts). */
export const control = at('CONTROL_PORT')
