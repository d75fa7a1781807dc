import type { RulesService } from '../contract'
import type { Value } from '../symbolic/unknown'
import type { Call, Expression, MethodCall, PathLiteral, Variable } from '../syntax/ast'
import type { SourceText } from '../syntax/source-text'
import {
  CaptureCode,
  GlobalCode,
  IndexCode,
  LocalCode,
  MemberCode,
  MethodCode,
  MissingCode,
  SliceCode,
} from './access-code'
import { builtin, isNamespace } from './builtins'
import { BuiltinCallCode, DebugCode, FunctionCallCode, type FunctionCode, MissingCallCode } from './call-code'
import { checkPattern } from './check-pattern'
import type { Code } from './code'
import { checkExpression, MOST_CALLS } from './limits'
import { ListCode, LiteralCode, MapCode, PathCode } from './literal-code'
import { AndCode, NotCode, OrCode, TernaryCode } from './logic-code'
import { MinusCode, OperatorCode, TypeTestCode } from './operator-code'
import type { FunctionUnit, Scope } from './scope'
import { show } from './show'

type Locals = ReadonlyMap<string, number>

/** Turns expressions into code, resolving every name; names that mean nothing become warnings. */
export class Compiler {
  readonly warnings: string[] = []
  /** The functions being compiled, outermost first; a call back into one of them is recursion. */
  readonly #stack: FunctionUnit[] = []

  constructor(
    readonly source: SourceText,
    readonly service: RulesService,
  ) {}

  /** Compiles a condition in `scope`. */
  condition(node: Expression, scope: Scope): Code {
    checkExpression(this.source, node)
    return this.#compile(node, scope, new Map())
  }

  /** Compiles a declared function once. @throws RulesSyntaxError on recursion and on chains of calls that are too deep. */
  function(unit: FunctionUnit, callAt: number): FunctionCode {
    if (unit.code !== null) return unit.code
    const { declaration, scope } = unit
    if (unit.state === 'compiling') {
      this.source.fail(callAt, `${declaration.name}() calls itself, which rules do not allow`)
    }
    unit.state = 'compiling'
    this.#stack.push(unit)
    const locals = new Map(declaration.parameters.map((name, slot) => [name, slot]))
    const lets = declaration.lets.map(({ name, value }) => {
      checkExpression(this.source, value)
      const code = this.#compile(value, scope, new Map(locals))
      locals.set(name, locals.size)
      return code
    })
    checkExpression(this.source, declaration.body)
    const body = this.#compile(declaration.body, scope, locals)
    this.#stack.pop()
    if (unit.depth > MOST_CALLS) this.source.fail(declaration.start, 'the calls of this function go too deep')
    unit.state = 'compiled'
    unit.code = { name: declaration.name, parameters: declaration.parameters.length, lets, body }
    return unit.code
  }

  #warn(offset: number, problem: string): string {
    this.warnings.push(this.source.at(offset, problem))
    return problem
  }

  #all(nodes: readonly Expression[], scope: Scope, locals: Locals): Code[] {
    return nodes.map((node) => this.#compile(node, scope, locals))
  }

  #compile(node: Expression, scope: Scope, locals: Locals): Code {
    const part = (child: Expression) => this.#compile(child, scope, locals)
    switch (node.kind) {
      case 'literal':
        return new LiteralCode(node)
      case 'list':
        return new ListCode(node, node.items.map(part))
      case 'map': {
        const keys = node.entries.map(({ key }) => part(key))
        return new MapCode(
          node,
          keys,
          node.entries.map(({ value }) => part(value)),
        )
      }
      case 'path':
        return this.#path(node, scope, locals, false)
      case 'variable':
        return this.#variable(node, scope, locals)
      case 'member':
        return new MemberCode(node, part(node.object))
      case 'index':
        return new IndexCode(node, part(node.object), part(node.index))
      case 'slice':
        return new SliceCode(node, [part(node.object), part(node.from), part(node.to)])
      case 'call':
        return this.#call(node, scope, locals)
      case 'method':
        return this.#method(node, scope, locals)
      case 'unary': {
        const operand = part(node.operand)
        return node.op === '!' ? new NotCode(node, operand) : new MinusCode(node, operand)
      }
      case 'is':
        return new TypeTestCode(node, part(node.operand))
      case 'ternary':
        return new TernaryCode(node, part(node.condition), part(node.whenTrue), part(node.whenFalse))
      case 'binary': {
        const [left, right] = [part(node.left), part(node.right)]
        if (node.op === '&&') return new AndCode(node, left, right)
        if (node.op === '||') return new OrCode(node, left, right)
        return new OperatorCode(node, node.op, left, right)
      }
    }
  }

  #variable(node: Variable, scope: Scope, locals: Locals): Code {
    const slot = locals.get(node.name)
    if (slot !== undefined) return new LocalCode(node, slot)
    const capture = scope.capture(node.name)
    if (capture !== null) return new CaptureCode(node, capture)
    if (node.name === 'request' || node.name === 'resource') return new GlobalCode(node, node.name)
    return new MissingCode(node, this.#warn(node.start, `there is no variable ${node.name}`))
  }

  /** In `(/a/$(b)).bind({…})` a name that nothing declares is a place to fill in. */
  #path(node: PathLiteral, scope: Scope, locals: Locals, isBound: boolean): Code {
    const isOpen = (name: string) => !locals.has(name) && scope.capture(name) === null
    return new PathCode(
      node,
      node.segments.map((segment) => {
        if (typeof segment === 'string') return segment
        if (isBound && segment.kind === 'variable' && isOpen(segment.name)) return `{${segment.name}}`
        return this.#compile(segment, scope, locals)
      }),
    )
  }

  #call(node: Call, scope: Scope, locals: Locals): Code {
    const args = this.#all(node.args, scope, locals)
    const unit = scope.function(node.name)
    if (unit === null) {
      const [arg] = args
      if (node.name === 'debug' && arg !== undefined && args.length === 1) {
        return new DebugCode(node, arg, (value) => this.#print(node, value))
      }
      return this.#builtin(node, node.name, args)
    }
    const target = this.function(unit, node.start)
    const caller = this.#stack.at(-1)
    if (caller !== undefined) caller.depth = Math.max(caller.depth, unit.depth + 1)
    if (args.length !== target.parameters) {
      this.#warn(node.start, `${node.name}() takes ${target.parameters} arguments, not ${args.length}`)
    }
    return new FunctionCallCode(node, target, args)
  }

  #builtin(node: Call | MethodCall, name: string, args: readonly Code[]): Code {
    const target = builtin(this.service, name)
    if (target === undefined) {
      return new MissingCallCode(node, this.#warn(node.start, `there is no function ${name}()`))
    }
    if (args.length !== target.arity) {
      this.#warn(node.start, `${name}() takes ${target.arity} arguments, not ${args.length}`)
    }
    return new BuiltinCallCode(node, target, args)
  }

  #method(node: MethodCall, scope: Scope, locals: Locals): Code {
    const args = this.#all(node.args, scope, locals)
    const { object, name } = node
    if (object.kind === 'variable' && isNamespace(object.name)) {
      if (!locals.has(object.name) && scope.capture(object.name) === null) {
        return this.#builtin(node, `${object.name}.${name}`, args)
      }
    }
    checkPattern(this.source, node)
    const isBound = name === 'bind' && object.kind === 'path'
    const receiver = isBound ? this.#path(object, scope, locals, true) : this.#compile(object, scope, locals)
    return new MethodCode(node, receiver, args)
  }

  #print(node: Call, value: Value): void {
    console.info(this.source.at(node.start, `debug ${show(value)}`))
  }
}
