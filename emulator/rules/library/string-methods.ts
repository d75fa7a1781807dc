import { RuleBytes } from '../values'
import { methods } from './arguments'
import { regularExpression, replaceMatches } from './regular-expression'
import { characters } from './text'

/** Methods of strings. Patterns are RE2; `matches` tests the whole string. */
export const stringMethods = methods<string>({
  size: { arity: 0, run: (self) => BigInt(characters(self).length) },
  lower: { arity: 0, run: (self) => self.toLowerCase() },
  upper: { arity: 0, run: (self) => self.toUpperCase() },
  // Only characters up to the space are trimmed, as the services do, not the other spaces of Unicode.
  trim: { arity: 0, run: (self) => self.replace(/^[\0- ]+|[\0- ]+$/g, '') },
  matches: { arity: 1, run: (self, args) => regularExpression(args.string(0)).testExact(self) },
  replace: { arity: 2, run: (self, args) => replaceMatches(self, args.string(0), args.string(1)) },
  split: { arity: 1, run: (self, args) => regularExpression(args.string(0)).split(self) },
  toUtf8: { arity: 0, run: (self) => new RuleBytes(new TextEncoder().encode(self)) },
})
