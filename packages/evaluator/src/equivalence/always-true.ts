import type { RelationOperator, Tree } from '../tree.ts'
import { sameTree } from '../same-tree.ts'
import { variablesIn } from '../validation/symbols.ts'
import { compareFormulas } from './compare-formulas.ts'
import { meaningOptions, probeOptionsOf } from './comparison-setting.ts'
import type { Decision, Setting } from './comparison-setting.ts'
import { compareValues } from './expressions/compare-values.ts'
import { formulaOf, ungrouped } from './formula.ts'
import type { Formula } from './formula.ts'
import { mapTree } from './map-tree.ts'
import { undecided } from './verdicts.ts'

interface Law {
  readonly left: Tree
  readonly right: Tree
  readonly operator: RelationOperator
}

/** Two sides and a sign. `x=x` is how an author writes that everything holds. */
function lawIn(tree: Tree): Law | undefined {
  const bare = ungrouped(tree)
  if (bare.kind !== 'relation' || bare.operators.length !== 1) return undefined
  const [left, right] = bare.operands
  return { left: ungrouped(left!), right: ungrouped(right!), operator: bare.operators[0]! }
}

const isTrivial = ({ left, right }: Law): boolean => sameTree(left, right)

/** An equation; an inequality of one letter asks for its solutions. */
function maySayLaw(key: Tree): boolean {
  const law = lawIn(key)
  if (law === undefined || isTrivial(law)) return false
  const letters = variablesIn(key).size
  if (law.operator === '=') return letters > 0
  return ['<', '≤', '>', '≥'].includes(law.operator) && letters > 1
}

/** Values of functions as letters, so that what is known of a function does not make a law of it true. */
const withOpaqueFunctions = (tree: Tree): Tree =>
  mapTree(tree, (part) => {
    if (part.kind !== 'call') return part
    const text = JSON.stringify(part, (name, value: unknown) =>
      name === 'at' ? undefined : typeof value === 'bigint' ? String(value) : value,
    )
    return { kind: 'symbol', name: `\u00a7_${text}`, at: part.at }
  })

/**
 * Whether an answer that holds wherever the key does says the same, where the key always holds, as
 * `\sin^2x+\cos^2x=1` does: everything that is true would be. Undefined where the key says more.
 */
export function compareLaws(key: Tree, answer: Tree, setting: Setting): Decision | undefined {
  if (!maySayLaw(key) || sameTree(key, answer)) return undefined
  const read = (tree: Tree): Formula => formulaOf(tree, meaningOptions(setting.options))
  const isSame = (one: Formula, other: Formula): boolean =>
    compareFormulas(one, other, probeOptionsOf(setting.options), setting.budget).verdict === 'equal'
  const holdsAlways = (tree: Tree): boolean => isSame(read(tree), { kind: 'truth', isTrue: true })
  if (!holdsAlways(key)) return undefined
  const [opaqueKey, opaqueAnswer] = [withOpaqueFunctions(key), withOpaqueFunctions(answer)]
  const isSaid = holdsAlways(opaqueKey)
    ? haveSameSides(key, answer, setting)
    : isSame(read(opaqueKey), read(opaqueAnswer))
  return isSaid ? { verdict: 'equal', rule: 'the same law' } : undecided('both always hold')
}

/** `(x-2)(x+2)=x^2-4` for `x^2-4=(x-2)(x+2)`, but not `x^2-4=x^2-4`, which has one side of the key twice. */
function haveSameSides(key: Tree, answer: Tree, setting: Setting): boolean {
  const [said, given] = [lawIn(key), lawIn(answer)]
  if (said === undefined || given === undefined || said.operator !== given.operator) return false
  if (isTrivial(given) && (sameTree(given.left, said.left) || sameTree(given.left, said.right))) return false
  const isSame = (one: Tree, other: Tree): boolean => compareValues(one, other, setting).verdict === 'equal'
  return isSame(said.left, given.left) && isSame(said.right, given.right)
}
