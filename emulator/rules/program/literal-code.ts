import { RuleError } from '../library/rule-error'
import { typeName } from '../library/type-names'
import { closed, lift } from '../symbolic/lift'
import { Unknown, type Value } from '../symbolic/unknown'
import type { ListLiteral, Literal, MapLiteral, PathLiteral } from '../syntax/ast'
import { RulePath, type RuleValue } from '../values'
import { Code, type Frame } from './code'

export class LiteralCode extends Code {
  constructor(readonly literal: Literal) {
    super(literal)
  }

  protected evaluate(): Value {
    return this.literal.value
  }
}

export class ListCode extends Code {
  constructor(
    node: ListLiteral,
    readonly items: readonly Code[],
  ) {
    super(node)
  }

  protected evaluate(frame: Frame): Value {
    return lift(
      this.items.map((item) => item.value(frame)),
      closed,
    )
  }
}

export class MapCode extends Code {
  constructor(
    node: MapLiteral,
    readonly keys: readonly Code[],
    readonly values: readonly Code[],
  ) {
    super(node)
  }

  protected evaluate(frame: Frame): Value {
    const keys = this.keys.map((key) => {
      const value = key.value(frame)
      if (typeof value === 'string') return value
      if (value instanceof Unknown) throw value.undecided()
      throw new RuleError(`a key of a map must be a string, not ${typeName(value)}`)
    })
    return lift(
      this.values.map((value) => value.value(frame)),
      (operands) => {
        const values = closed(operands)
        return new Map(keys.map((key, at) => [key, values[at] ?? null]))
      },
    )
  }
}

function segmentsOf(value: RuleValue): readonly string[] {
  if (value instanceof RulePath) return value.segments
  if (typeof value === 'string' && value !== '') return [value]
  throw new RuleError(`${value === '' ? 'an empty string' : typeName(value)} cannot be a path segment`)
}

export class PathCode extends Code {
  constructor(
    node: PathLiteral,
    readonly segments: ReadonlyArray<string | Code>,
  ) {
    super(node, 1 + segments.filter((segment) => typeof segment === 'string').length)
  }

  protected evaluate(frame: Frame): Value {
    const values = this.segments.map((segment) =>
      typeof segment === 'string' ? segment : segment.value(frame),
    )
    return lift(values, (operands) => new RulePath(closed(operands).flatMap(segmentsOf)))
  }
}
