import type { CallNode } from '@isomorph/evaluator'
import type { FormulaSetting } from '../formula-setting.ts'
import {
  lettersOfAll,
  ListFormulaError,
  listIssue,
  type CompiledFormula,
  type CompilePart,
} from './compiled-formula.ts'
import type { DataFunction } from './data-function.ts'
import { dataFunctions, numberRange } from './data-functions.ts'
import { listValue, type VariableValue } from './list-value.ts'
import { isListTree } from './shape.ts'
import { say } from '../../wording/said.ts'

/** Numbers side by side are as good as a list: `mean(a, b, c)`. */
function collected(definition: DataFunction, args: readonly CompiledFormula[]): CompiledFormula | undefined {
  const takesOneList = definition.takes.length === 1 && definition.takes[0] === 'list'
  if (!takesOneList || args.length < 2 || args.some(({ isList }) => isList)) return undefined
  return {
    letters: lettersOfAll(args),
    isList: true,
    compute: (values) => {
      const results = args.map((arg) => arg.compute(values))
      const failed = results.find((result) => !result.ok)
      if (failed !== undefined) return failed
      return {
        ok: true,
        value: listValue(
          results.flatMap((result) => (result.ok && result.value.kind !== 'list' ? [result.value] : [])),
        ),
      }
    },
  }
}

function checkArguments(name: string, definition: DataFunction, args: readonly CompiledFormula[]): void {
  const { takes, required, example } = definition
  if (args.length < required || args.length > takes.length)
    throw new ListFormulaError(say('callWritten', { name, example, given: String(args.length) }))
  args.forEach((arg, index) => {
    const wanted = takes[index]
    if (wanted === 'list' && !arg.isList) throw new ListFormulaError(say('needsList', { name, example }))
    if (wanted === 'number' && arg.isList)
      throw new ListFormulaError(say('argumentIsList', { number: String(index + 1), name, example }))
  })
}

function applied(definition: DataFunction, args: readonly CompiledFormula[]): CompiledFormula {
  return {
    letters: lettersOfAll(args),
    isList: definition.gives === 'list',
    compute: (values) => {
      const given: VariableValue[] = []
      for (const arg of args) {
        const result = arg.compute(values)
        if (!result.ok) return result
        given.push(result.value)
      }
      const result = definition.compute(given)
      return 'issue' in result ? listIssue(result.issue) : { ok: true, value: result }
    },
  }
}

/** A call of a function over lists, made ready; `undefined` for other calls. */
export function callPart(tree: CallNode, setting: FormulaSetting, compile: CompilePart): CompiledFormula | undefined {
  const { name } = tree
  const isOfNumbers = !setting.listFunctions.has(name)
  if (isOfNumbers && !((name === 'min' || name === 'max') && tree.args.some((arg) => isListTree(arg, setting))))
    return undefined
  const args = tree.args.map(compile)
  const definition = name === 'range' && args.length > 1 ? numberRange : dataFunctions[name]
  if (definition === undefined) return undefined
  const collection = collected(definition, args)
  if (collection !== undefined) return applied(definition, [collection])
  checkArguments(name, definition, args)
  return applied(definition, args)
}
