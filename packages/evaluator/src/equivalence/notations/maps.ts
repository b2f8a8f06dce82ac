import type { CallNode, Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import type { Decision } from '../comparison-setting.ts'
import { ungrouped } from '../formula.ts'
import { renameLetters } from '../rename.ts'
import { sameTree } from '../../same-tree.ts'
import { different, undecided } from '../verdicts.ts'
import type { Decide } from './decide.ts'

export const isMap = (tree: Tree): tree is CallNode => tree.kind === 'call' && tree.name === 'maps-to'

/** The letters that a map takes: `x`, or those of `(x,y)`. Undefined where it takes something else. */
function lettersTaken({ args }: CallNode): readonly string[] | undefined {
  const taken = ungrouped(args[0]!)
  const items = taken.kind === 'tuple' ? taken.items : [taken]
  const names = items.flatMap((item) => (item.kind === 'symbol' ? [item.name] : []))
  return names.length === items.length ? names : undefined
}

/** `t\mapsto t^2` is `x\mapsto x^2`. */
function compareBodies(key: CallNode, answer: CallNode, decide: Decide): Decision {
  const [names, others] = [lettersTaken(key), lettersTaken(answer)]
  const [said, other] = [key.args[1]!, answer.args[1]!]
  if (names === undefined || others === undefined) {
    const isSame = sameTree(key.args[0]!, answer.args[0]!, 'layout')
    return isSame ? decide(said, other) : undecided('said in another way')
  }
  if (names.length !== others.length) return different('number of letters')
  // What is free in the answer must not become bound: with names that nobody types.
  const free = (name: string): string => `${name}\u00a7`
  const taken = new Map(others.map((name, at) => [name, names[at]!]))
  const hidden = names.filter((name) => !taken.has(name)).map((name) => [name, free(name)] as const)
  return decide(said, renameLetters(other, new Map([...hidden, ...taken])))
}

/** What an answer says a function is worth: the formula itself, or the last side of `f(x)=x^2`. */
function valueSaid(tree: Tree): Tree {
  const bare = ungrouped(tree)
  return bare.kind === 'relation' && bare.operators.every((operator) => operator === '=') ? bare.operands.at(-1)! : bare
}

/** Maps by what they do. A formula for a map, and a map for a formula, go to a person. */
export function compareMaps(key: Tree, answer: Tree, decide: Decide): Decision {
  const [first, second] = [ungrouped(key), ungrouped(answer)]
  if (isMap(first) && isMap(second)) return compareBodies(first, second, decide)
  const [map, formula] = isMap(first) ? [first, second] : [second, first]
  if (!isMap(map)) return undecided('said in another way')
  const value = valueSaid(formula)
  const [taken, letters] = [lettersTaken(map), [...variablesIn(value)]]
  const renamed =
    taken?.length === 1 && letters.length === 1 ? renameLetters(value, new Map([[letters[0]!, taken[0]!]])) : value
  const compared = decide(map.args[1]!, renamed)
  return compared.verdict === 'different' ? compared : undecided('a map or its formula')
}
