import { type ArithmeticOperator, arithmetic, negate } from '../library/arithmetic'
import { closed, lift } from '../symbolic/lift'
import { valueIn, valueIsType, valuesEqual, valuesInOrder } from '../symbolic/operations'
import type { Value } from '../symbolic/unknown'
import type { Binary, BinaryOperator, TypeTest, Unary } from '../syntax/ast'
import { Code, type Frame } from './code'

function not(value: Value): Value {
  return lift([value], ([operand = null]) => operand !== true)
}

function calculate(op: ArithmeticOperator, left: Value, right: Value): Value {
  return lift([left, right], (operands) => {
    const [a = null, b = null] = closed(operands)
    return arithmetic(op, a, b)
  })
}

type ValueOperator = Exclude<BinaryOperator, '&&' | '||'>

function apply(op: ValueOperator, left: Value, right: Value): Value {
  switch (op) {
    case '==':
      return valuesEqual(left, right)
    case '!=':
      return not(valuesEqual(left, right))
    case 'in':
      return valueIn(left, right)
    case '<':
    case '<=':
    case '>':
    case '>=':
      return valuesInOrder(op, left, right)
    default:
      return calculate(op, left, right)
  }
}

/** Every operator of two operands but `&&` and `||`; both operands are always evaluated. */
export class OperatorCode extends Code {
  constructor(
    node: Binary,
    readonly op: ValueOperator,
    readonly left: Code,
    readonly right: Code,
  ) {
    super(node)
  }

  protected evaluate(frame: Frame): Value {
    return apply(this.op, this.left.value(frame), this.right.value(frame))
  }
}

export class MinusCode extends Code {
  constructor(
    node: Unary,
    readonly operand: Code,
  ) {
    super(node)
  }

  protected evaluate(frame: Frame): Value {
    return lift([this.operand.value(frame)], (operands) => negate(closed(operands)[0] ?? null))
  }
}

/** `operand is type`. */
export class TypeTestCode extends Code {
  constructor(
    readonly test: TypeTest,
    readonly operand: Code,
  ) {
    super(test, 2)
  }

  protected evaluate(frame: Frame): Value {
    return valueIsType(this.operand.value(frame), this.test.type)
  }
}
