import { type RuleList, RuleSet, type RuleValue } from '../values'
import { methods } from './arguments'
import { convertToString } from './conversions'
import { includes } from './equality'

/** A set of the distinct values of a list; of equal values the first is kept. */
function setOf(values: RuleList): RuleSet {
  const members: RuleValue[] = []
  for (const value of values) if (!includes(members, value)) members.push(value)
  return new RuleSet(members)
}

function containsAll(items: RuleList, wanted: RuleList): boolean {
  return wanted.every((value) => includes(items, value))
}

function containsAny(items: RuleList, wanted: RuleList): boolean {
  return wanted.some((value) => includes(items, value))
}

/** Methods of lists. `hasOnly` asks whether every item of the list is among those given. */
export const listMethods = methods<RuleList>({
  size: { arity: 0, run: (self) => BigInt(self.length) },
  hasAll: { arity: 1, run: (self, args) => containsAll(self, args.members(0)) },
  hasAny: { arity: 1, run: (self, args) => containsAny(self, args.members(0)) },
  hasOnly: { arity: 1, run: (self, args) => containsAll(args.members(0), self) },
  concat: { arity: 1, run: (self, args) => [...self, ...args.list(0)] },
  removeAll: {
    arity: 1,
    run: (self, args) => {
      const removed = args.list(0)
      return self.filter((item) => !includes(removed, item))
    },
  },
  join: {
    arity: 1,
    run: (self, args) => self.map((item) => convertToString(item)).join(args.string(0)),
  },
  toSet: { arity: 0, run: (self) => setOf(self) },
})

/** Methods of sets. The algebra takes sets only; the membership tests take lists too. */
export const setMethods = methods<RuleSet>({
  size: { arity: 0, run: (self) => BigInt(self.members.length) },
  hasAll: { arity: 1, run: (self, args) => containsAll(self.members, args.members(0)) },
  hasAny: { arity: 1, run: (self, args) => containsAny(self.members, args.members(0)) },
  hasOnly: { arity: 1, run: (self, args) => containsAll(args.members(0), self.members) },
  difference: {
    arity: 1,
    run: (self, args) => {
      const removed = args.set(0).members
      return new RuleSet(self.members.filter((member) => !includes(removed, member)))
    },
  },
  intersection: {
    arity: 1,
    run: (self, args) => {
      const kept = args.set(0).members
      return new RuleSet(self.members.filter((member) => includes(kept, member)))
    },
  },
  union: { arity: 1, run: (self, args) => setOf([...self.members, ...args.set(0).members]) },
})
