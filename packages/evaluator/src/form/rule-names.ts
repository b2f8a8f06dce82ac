/** Simplifications that an author may allow one by one when the form of an answer is compared. */
export const RULES = [
  'zeroAdd',
  'zeroMul',
  'oneMul',
  'onePow',
  'idPow',
  'zeroPow',
  'zPow',
  'oneDiv',
  'negNeg',
  'negDiv',
  'negOrd',
  'negDist',
  'recipMul',
  'divDiv',
  'divCancel',
  'intAdd',
  'intMul',
  'intPow',
  'intFac',
  'ratAdd',
  'ratMul',
  'ratLow',
  'sqrtRem',
  'noncomAdd',
  'noncomMul',
  'comMulNum',
  'comNeg',
] as const
export type Rule = (typeof RULES)[number]

/** Names for several rules at once: what never changes a value, and what only moves minus signs. */
export const RULE_GROUPS: Readonly<Record<string, readonly Rule[]>> = {
  ID_TRANS: ['zeroAdd', 'zeroMul', 'oneMul', 'onePow', 'idPow', 'zeroPow', 'zPow', 'oneDiv'],
  NEG_TRANS: ['negNeg', 'negDiv', 'negOrd'],
  DIV_TRANS: ['recipMul', 'divDiv', 'divCancel'],
  INT_ARITH: ['intAdd', 'intMul', 'intPow'],
}

const isKnown = (name: string): name is Rule => (RULES as readonly string[]).includes(name)

/** The rules that names stand for, groups taken apart. Unknown names are left out. */
export function rulesNamed(names: readonly string[]): ReadonlySet<Rule> {
  return new Set(names.flatMap((name) => RULE_GROUPS[name] ?? (isKnown(name) ? [name] : [])))
}
