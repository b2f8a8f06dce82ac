import type { Tree } from '../tree.ts'
import { decideEquivalence } from '../equivalence/decide-equivalence.ts'
import type { EquivalenceOptions } from '../equivalence/comparison-setting.ts'
import { rulesNamed } from './rule-names.ts'
import { simplified } from './rules.ts'
import { keyOf, shapeOf } from './shape.ts'
import { identityKey } from './identity.ts'

/** What a check of form came to. */
export interface FormDecision {
  readonly verdict: 'right' | 'wrong-form' | 'different' | 'undecided'
  readonly rule: string
}

const right = (rule: string): FormDecision => ({ verdict: 'right', rule })
const wrongForm = (rule: string): FormDecision => ({ verdict: 'wrong-form', rule })

/** The very expression as typed; only superfluous brackets and the sign for multiplication do not matter. */
export function isIdentical(key: Tree, answer: Tree): FormDecision {
  return identityKey(key) === identityKey(answer) ? right('identical') : wrongForm('not identical')
}

/** The same up to order and grouping of sums and products, nothing simplified. */
export function isSameUpToOrder(key: Tree, answer: Tree): FormDecision {
  return keyOf(shapeOf(key)) === keyOf(shapeOf(answer))
    ? right('same up to order and grouping')
    : wrongForm('not the same up to order')
}

/** The same up to order, grouping and the simplifications named. */
export function isSameByRules(key: Tree, answer: Tree, names: readonly string[]): FormDecision {
  const rules = rulesNamed(names)
  const options = { isAdditionOrdered: rules.has('noncomAdd'), isMultiplicationOrdered: rules.has('noncomMul') }
  const [first, second] = [key, answer].map((tree) => keyOf(simplified(shapeOf(tree), rules), options))
  return first === second ? right('same by the rules') : wrongForm('not the same by the rules')
}

const SIGN_RULES = rulesNamed(['negNeg', 'negDiv', 'negOrd', 'oneMul', 'oneDiv'])

/** The same form up to order and the signs of factors, and the same value: (6x+1)(x−1) as (1−x)(−6x−1). */
export function isSameUpToSign(key: Tree, answer: Tree, options: EquivalenceOptions = {}): FormDecision {
  const [first, second] = [key, answer].map((tree) => keyOf(simplified(shapeOf(tree), SIGN_RULES)))
  if (first === second) return right('same up to the signs of factors')
  const decision = decideEquivalence(key, answer, options)
  return decision.verdict === 'different' ? { verdict: 'different', rule: decision.rule } : wrongForm('another form')
}
