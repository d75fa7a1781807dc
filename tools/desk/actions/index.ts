/** Every action of the desk by its name. The page calls them with these types. */
import { action, nothing } from './action'
import { articles } from './articles'
import { history } from './history'
import { money } from './money'
import { overview } from './overview'
import { packages } from './packages'
import { papers } from './papers'
import { people } from './people'
import { publish } from './publish'
import { questions } from './questions'

const where = action(nothing, async (_, { target: { label, isLocal, operator } }) => ({
  label,
  isLocal,
  operator,
}))

export const actions = {
  where,
  ...overview,
  ...packages,
  ...articles,
  ...papers,
  ...questions,
  ...people,
  ...money,
  ...publish,
  ...history,
}
