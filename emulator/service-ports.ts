/** The ports of the three services: where they are configured, and what is said of one that is taken. */
import { readJsonFile } from './json-file'
import { isJsonObject, numberField, objectField } from './request-fields'

/** The variable that changes each service's port. */
const PORT_VARIABLES = {
  firestore: 'FIRESTORE_PORT',
  auth: 'AUTH_PORT',
  storage: 'STORAGE_PORT',
} as const

export type Service = keyof typeof PORT_VARIABLES
export type ServicePorts = Record<Service, number>

/** A port that somebody else listens on; the message names it and the variable that changes it. */
export class PortTakenError extends Error {
  constructor(service: Service, port: number, cause: unknown) {
    const variable = PORT_VARIABLES[service]
    super(`Port ${port} is taken; stop what uses it or choose another with ${variable}=<port>.`, { cause })
  }
}

/** Does what listens on the service's port. @throws PortTakenError when somebody else does already. */
export async function onPort<T>(service: Service, port: number, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new PortTakenError(service, port, error)
    }
    throw error
  }
}

function checkPort(port: number, source: string): number {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${source} must be a port from 0 (any free one) to 65535.`)
  }
  return port
}

/** The ports of firebase.json, unless a service's variable names another. @throws Error on what is no port. */
export function readPorts(
  configFile: string,
  env: Readonly<Record<string, string | undefined>>,
): ServicePorts {
  const config = readJsonFile(configFile)
  const emulators = (isJsonObject(config) && objectField(config, 'emulators')) || {}
  const portOf = (service: Service): number => {
    const variable = PORT_VARIABLES[service]
    const chosen = env[variable]
    if (chosen) return checkPort(Number(chosen), variable)
    const preset = numberField(objectField(emulators, service) ?? {}, 'port')
    return checkPort(preset ?? Number.NaN, `emulators.${service}.port in ${configFile}`)
  }
  return { firestore: portOf('firestore'), auth: portOf('auth'), storage: portOf('storage') }
}
