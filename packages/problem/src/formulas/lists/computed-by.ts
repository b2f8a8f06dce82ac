import { compileExpression, read, type CompiledExpression } from '@isomorph/evaluator'
import { computeNumber } from '../compute-number.ts'
import type { Value } from '../value.ts'

/** A formula of the product's own, ready for values of its letters. */
interface OwnFormula {
  /** To 100 digits, exactly where its value is a fraction. */
  readonly value: (letters: Readonly<Record<string, Value>>) => Value
  readonly double: (letters: Readonly<Record<string, number>>) => number
}

/** A formula that is read when it is first used. */
export function computedBy(latex: string): OwnFormula {
  let compiled: CompiledExpression | undefined
  const ready = (): CompiledExpression => {
    if (compiled !== undefined) return compiled
    const reading = read(latex, { mode: 'latex' })
    const result = reading.ok ? compileExpression(reading.tree) : undefined
    if (result?.ok !== true) throw new Error(`The formula ${latex} cannot be compiled.`)
    compiled = result.value
    return compiled
  }
  return {
    value: (letters) => {
      const computed = computeNumber(ready(), new Map(Object.entries(letters)))
      if (!computed.ok) throw new Error(computed.issue.message)
      return computed.value
    },
    double: (letters) => {
      const computed = ready().computeDouble(letters)
      return computed.ok ? computed.value.re : Number.NaN
    },
  }
}
