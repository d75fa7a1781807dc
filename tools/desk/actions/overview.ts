import * as z from 'zod'
import { contentCollections, listContent } from '../../content/library'
import { lookOver, sinceLastPublish } from '../../content/overview'
import { action, nothing } from './action'

const collection = z.object({ collection: z.enum(contentCollections) })

export const overview = {
  overview: action(nothing, (_, { target }) => lookOver(target)),
  sinceLastPublish: action(nothing, (_, { target }) => sinceLastPublish(target)),
  listContent: action(collection, (input, { target }) => listContent(target.database, input.collection)),
}
