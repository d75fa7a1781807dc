/** The parts of a rules file as written; nothing is resolved yet. */
import type { RulesMethod } from '../contract'
import type { RuleValue } from '../values'
import type { Span } from './source-text'

interface Node extends Span {
  /** How many pairs of parentheses directly enclose it; they count towards the nesting limit. */
  readonly parens: number
}

export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | 'in'
  | '<='
  | '>='
  | '<'
  | '>'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'

export interface Literal extends Node {
  readonly kind: 'literal'
  readonly value: RuleValue
}
export interface ListLiteral extends Node {
  readonly kind: 'list'
  readonly items: readonly Expression[]
}
export interface MapLiteral extends Node {
  readonly kind: 'map'
  readonly entries: ReadonlyArray<{ key: Expression; value: Expression }>
}
export interface PathLiteral extends Node {
  readonly kind: 'path'
  /** Text, or the expression inside `$(…)`. */
  readonly segments: ReadonlyArray<string | Expression>
}
export interface Variable extends Node {
  readonly kind: 'variable'
  readonly name: string
}
export interface Member extends Node {
  readonly kind: 'member'
  readonly object: Expression
  readonly name: string
}
export interface Index extends Node {
  readonly kind: 'index'
  readonly object: Expression
  readonly index: Expression
}
export interface Slice extends Node {
  readonly kind: 'slice'
  readonly object: Expression
  readonly from: Expression
  readonly to: Expression
}
export interface Call extends Node {
  readonly kind: 'call'
  readonly name: string
  readonly args: readonly Expression[]
}
export interface MethodCall extends Node {
  readonly kind: 'method'
  readonly object: Expression
  readonly name: string
  readonly args: readonly Expression[]
}
export interface Unary extends Node {
  readonly kind: 'unary'
  readonly op: '!' | '-'
  readonly operand: Expression
}
export interface Binary extends Node {
  readonly kind: 'binary'
  readonly op: BinaryOperator
  readonly left: Expression
  readonly right: Expression
}
export interface TypeTest extends Node {
  readonly kind: 'is'
  readonly operand: Expression
  readonly type: string
}
export interface Ternary extends Node {
  readonly kind: 'ternary'
  readonly condition: Expression
  readonly whenTrue: Expression
  readonly whenFalse: Expression
}

export type Expression =
  | Literal
  | ListLiteral
  | MapLiteral
  | PathLiteral
  | Variable
  | Member
  | Index
  | Slice
  | Call
  | MethodCall
  | Unary
  | Binary
  | TypeTest
  | Ternary

export interface LetBinding extends Span {
  readonly name: string
  readonly value: Expression
}

export interface FunctionDeclaration extends Span {
  readonly name: string
  readonly parameters: readonly string[]
  readonly lets: readonly LetBinding[]
  readonly body: Expression
}

/** A wildcard of a match path; the object itself is the key of its value at run time. */
export interface Capture {
  readonly kind: 'one' | 'many'
  readonly name: string
}

export type MatchSegment = string | Capture

export interface AllowStatement extends Span {
  readonly methods: readonly RulesMethod[]
  /** Null stands for `allow read;`, which allows always. */
  readonly condition: Expression | null
}

export interface MatchBlock extends Span {
  readonly path: readonly MatchSegment[]
  readonly functions: readonly FunctionDeclaration[]
  readonly allows: readonly AllowStatement[]
  readonly matches: readonly MatchBlock[]
}

export interface ServiceBlock extends Span {
  readonly name: string
  readonly functions: readonly FunctionDeclaration[]
  readonly matches: readonly MatchBlock[]
}

export interface RulesFile {
  /** 1 unless the file says `rules_version = '2';`. */
  readonly version: 1 | 2
  readonly functions: readonly FunctionDeclaration[]
  readonly services: readonly ServiceBlock[]
}
