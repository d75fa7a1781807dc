import { RuleError } from '../library/rule-error'
import { closed, lift } from '../symbolic/lift'
import { UnknownField, type Value } from '../symbolic/unknown'
import type { Call, Expression, MethodCall } from '../syntax/ast'
import type { Builtin } from './builtins'
import { type Cell, Code, type Frame } from './code'

/** A function of the rules file, compiled; filled in after its calls are, since those come first. */
export interface FunctionCode {
  readonly name: string
  readonly parameters: number
  readonly lets: readonly Code[]
  readonly body: Code
}

/** An argument is evaluated before the call; a field that may be missing has no value to hand over. */
function argument(code: Code, frame: Frame): Value {
  const value = code.value(frame)
  if (value instanceof UnknownField) throw value.undecided()
  return value
}

/** A `let` is evaluated when it is first used, and then keeps its value or its error. */
class LetCell implements Cell {
  #outcome: { value: Value } | { error: unknown } | null = null

  constructor(
    readonly code: Code,
    readonly frame: () => Frame,
  ) {}

  get(): Value {
    this.#outcome ??= this.#evaluate()
    if ('error' in this.#outcome) throw this.#outcome.error
    return this.#outcome.value
  }

  #evaluate(): { value: Value } | { error: unknown } {
    try {
      this.frame().run.spend(1)
      return { value: this.code.value(this.frame()) }
    } catch (error) {
      return { error }
    }
  }
}

/** A call of a function that the rules file declares. */
export class FunctionCallCode extends Code {
  constructor(
    node: Call,
    readonly target: FunctionCode,
    readonly args: readonly Code[],
  ) {
    super(node)
  }

  #enter(frame: Frame): Frame {
    const { target } = this
    if (this.args.length !== target.parameters) {
      throw new RuleError(`${target.name}() takes ${target.parameters} arguments, not ${this.args.length}`)
    }
    const parameters = this.args.map((arg): Cell => {
      const value = argument(arg, frame)
      return { get: () => value }
    })
    const inner: Frame = {
      run: frame.run,
      captures: frame.captures,
      locals: [...parameters, ...target.lets.map((code) => new LetCell(code, () => inner))],
    }
    return inner
  }

  protected evaluate(frame: Frame): Value {
    return this.target.body.value(this.#enter(frame))
  }

  override culprit(frame: Frame): Expression {
    return this.target.body.culprit(this.#enter(frame))
  }
}

/** A call of a built-in function. */
export class BuiltinCallCode extends Code {
  constructor(
    node: Call | MethodCall,
    readonly target: Builtin,
    readonly args: readonly Code[],
  ) {
    super(node)
  }

  protected evaluate(frame: Frame): Value {
    return lift(
      this.args.map((arg) => argument(arg, frame)),
      (operands) => this.target.call(frame.run, closed(operands)),
    )
  }
}

/** A call of a function that nothing declares: has no value, as in the services, which only warn of it. */
export class MissingCallCode extends Code {
  constructor(
    node: Call | MethodCall,
    readonly problem: string,
  ) {
    super(node)
  }

  protected evaluate(): never {
    throw new RuleError(this.problem)
  }
}

/** `debug(value)`: prints the value with its place and gives it on. */
export class DebugCode extends Code {
  constructor(
    node: Call,
    readonly arg: Code,
    readonly print: (value: Value) => void,
  ) {
    super(node)
  }

  protected evaluate(frame: Frame): Value {
    const value = argument(this.arg, frame)
    if (!frame.run.isExplaining) this.print(value)
    return value
  }
}
