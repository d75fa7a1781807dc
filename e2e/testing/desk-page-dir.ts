import { resolve } from 'node:path'

/** Where the desk's page of this run is built to. */
export const deskPageDir = () => resolve(`${process.env.OUT_DIR ?? 'dist'}-desk`)
