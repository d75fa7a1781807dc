import type { Binary, Expression, Ternary, Unary } from '../syntax/ast'
import { attempt, Code, type Frame } from './code'

/** `left && right`: false as soon as one side is false, whatever the other one is, even an error. */
export class AndCode extends Code {
  constructor(
    node: Binary,
    readonly left: Code,
    readonly right: Code,
  ) {
    super(node)
  }

  protected evaluate(frame: Frame): boolean {
    const left = attempt(this.left, frame)
    if (left === false) return false
    frame.run.spend(1)
    const right = attempt(this.right, frame)
    if (right === false) return false
    if (left !== true) throw left
    if (right !== true) throw right
    return true
  }

  override culprit(frame: Frame): Expression {
    return (attempt(this.left, frame) === false ? this.left : this.right).culprit(frame)
  }
}

/** `left || right`: true as soon as one side is true, whatever the other one is, even an error. */
export class OrCode extends Code {
  constructor(
    node: Binary,
    readonly left: Code,
    readonly right: Code,
  ) {
    super(node)
  }

  protected evaluate(frame: Frame): boolean {
    const left = attempt(this.left, frame)
    if (left === true) return true
    frame.run.spend(1)
    const right = attempt(this.right, frame)
    if (right === true) return true
    if (left !== false) throw left
    if (right !== false) throw right
    return false
  }
}

export class NotCode extends Code {
  constructor(
    node: Unary,
    readonly operand: Code,
  ) {
    super(node)
  }

  protected evaluate(frame: Frame): boolean {
    return !this.operand.truth(frame)
  }
}

/** `condition ? a : b`; only the chosen branch is evaluated. */
export class TernaryCode extends Code {
  constructor(
    node: Ternary,
    readonly condition: Code,
    readonly whenTrue: Code,
    readonly whenFalse: Code,
  ) {
    super(node, 2)
  }

  #branch(frame: Frame): Code {
    return this.condition.truth(frame) ? this.whenTrue : this.whenFalse
  }

  protected evaluate(frame: Frame) {
    return this.#branch(frame).value(frame)
  }

  override culprit(frame: Frame): Expression {
    return this.#branch(frame).culprit(frame)
  }
}
