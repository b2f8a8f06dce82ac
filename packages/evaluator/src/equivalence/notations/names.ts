import type { CallNode, Tree } from '../../tree.ts'
import type { Decision } from '../comparison-setting.ts'
import { ungrouped } from '../formula.ts'
import { different, undecided } from '../verdicts.ts'
import type { Decide } from './decide.ts'

export const isNamed = (tree: Tree): tree is CallNode => tree.kind === 'call' && tree.name === 'named'

const nameOf = ({ args }: CallNode): string => {
  const [name] = args
  return name?.kind === 'symbol' ? name.name : ''
}

const isHypothesis = (name: string): boolean => name.startsWith('H_')

/** The alternative hypothesis has several names. */
const alike = (name: string): string => (/^H_[1aA]$/.test(name) ? 'H_1' : name)

/** What has another name says the same, except that hypotheses are told apart by theirs. */
function compareBoth(key: CallNode, answer: CallNode, decide: Decide): Decision {
  const [name, other] = [nameOf(key), nameOf(answer)]
  const [said, others] = [key.args.slice(1), answer.args.slice(1)]
  if (said.length !== others.length) return undecided('said in another way')
  const decisions = said.map((part, at) => decide(part, others[at]!))
  const found = decisions.find(({ verdict }) => verdict !== 'equal') ?? decisions[0]!
  if (found.verdict !== 'equal' || alike(name) === alike(other)) return found
  return isHypothesis(name) && isHypothesis(other) ? different('another hypothesis') : undecided('another name')
}

/** `a:b=3` with the colon as a ratio. */
function asRatio({ args, at }: CallNode): Tree | undefined {
  const said = args.length === 2 ? ungrouped(args[1]!) : undefined
  if (said?.kind !== 'relation') return undefined
  const [first, ...others] = said.operands
  return { ...said, operands: [{ kind: 'call', name: 'ratio', args: [args[0]!, first!], at }, ...others] }
}

/** Statements with a name before a colon. One without its name goes to a person. */
export function compareNamed(key: Tree, answer: Tree, decide: Decide): Decision {
  const [first, second] = [ungrouped(key), ungrouped(answer)]
  if (isNamed(first) && isNamed(second)) return compareBoth(first, second, decide)
  const [named, plain] = isNamed(first) ? [first, second] : [second, first]
  if (!isNamed(named)) return undecided('said in another way')
  const said = [...named.args.slice(1), isHypothesis(nameOf(named)) ? undefined : asRatio(named)]
  const decisions = said.flatMap((part) => (part === undefined ? [] : [decide(part, plain)]))
  return decisions.every(({ verdict }) => verdict === 'different') ? decisions[0]! : undecided('without its name')
}
