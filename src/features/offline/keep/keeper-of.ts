import { fileKeeper } from '../files/files-later'
import type { KeptKind } from '../model/kept-item'
import type { Keeper } from './keeper'
import { paperKeeper } from './paper-keeper'

/** For what handles kept items of every kind; a page of one kind takes its keeper alone. */
export const keeperOf = (kind: KeptKind): Keeper => (kind === 'file' ? fileKeeper : paperKeeper)
