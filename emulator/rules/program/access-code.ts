import { readSlice } from '../library/access'
import { RuleError } from '../library/rule-error'
import { closed, lift } from '../symbolic/lift'
import { callOn } from '../symbolic/methods'
import { indexOf, memberOf } from '../symbolic/operations'
import type { Value } from '../symbolic/unknown'
import type { Capture, Index, Member, MethodCall, Slice, Variable } from '../syntax/ast'
import { Code, type Frame } from './code'

export class GlobalCode extends Code {
  constructor(
    node: Variable,
    readonly name: 'request' | 'resource',
  ) {
    super(node)
  }

  protected evaluate(frame: Frame): Value {
    return frame.run[this.name]
  }
}

/** A parameter or a `let`. */
export class LocalCode extends Code {
  constructor(
    node: Variable,
    readonly slot: number,
  ) {
    super(node)
  }

  protected evaluate(frame: Frame): Value {
    return frame.locals[this.slot]?.get() ?? null
  }
}

/** A wildcard of an enclosing match. */
export class CaptureCode extends Code {
  constructor(
    node: Variable,
    readonly capture: Capture,
  ) {
    super(node)
  }

  protected evaluate(frame: Frame): Value {
    return frame.captures.get(this.capture) ?? null
  }
}

/** A name that nothing declares: has no value, as in the services, which only warn of it. */
export class MissingCode extends Code {
  constructor(
    node: Variable,
    readonly problem: string,
  ) {
    super(node)
  }

  protected evaluate(): never {
    throw new RuleError(this.problem)
  }
}

export class MemberCode extends Code {
  constructor(
    readonly member: Member,
    readonly object: Code,
  ) {
    super(member)
  }

  protected evaluate(frame: Frame): Value {
    return memberOf(this.object.value(frame), this.member.name)
  }
}

export class IndexCode extends Code {
  constructor(
    node: Index,
    readonly object: Code,
    readonly index: Code,
  ) {
    super(node)
  }

  protected evaluate(frame: Frame): Value {
    return indexOf(this.object.value(frame), this.index.value(frame))
  }
}

export class SliceCode extends Code {
  constructor(
    node: Slice,
    readonly parts: readonly [object: Code, from: Code, to: Code],
  ) {
    super(node)
  }

  protected evaluate(frame: Frame): Value {
    return lift(
      this.parts.map((part) => part.value(frame)),
      (operands) => {
        const [object = null, from = null, to = null] = closed(operands)
        return readSlice(object, from, to)
      },
    )
  }
}

export class MethodCode extends Code {
  constructor(
    readonly call: MethodCall,
    readonly object: Code,
    readonly args: readonly Code[],
  ) {
    super(call)
  }

  protected evaluate(frame: Frame): Value {
    const object = this.object.value(frame)
    return callOn(
      object,
      this.call.name,
      this.args.map((arg) => arg.value(frame)),
    )
  }
}
