/** Marks generated answers through whole questions, and asks two other systems of algebra about each. */

import { compileProblem, drawVariant, isAuthoringError, markAnswer } from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'
import { expression, problem } from '../workload/content.ts'
import type { Pair } from '../evaluator/peer.ts'
import type { Peers, Points } from './ask-peers.ts'
import type { MadePair } from './make-pairs.ts'

interface Disagreement {
  readonly key: string
  readonly answer: string
  readonly marked: string
  readonly because: string
}

export interface Compared {
  readonly pairs: number
  /** Pairs that are shown to differ, shown to be equal, or rewritten and without a point that says otherwise. */
  readonly decided: number
  /** Of them those that SymPy or Maxima shows equal. */
  readonly proved: number
  /** Answers that nobody has decided, so that a person looks. */
  readonly undecided: number
  readonly disagreements: readonly Disagreement[]
}

function verdictOf([key, answer]: Pair['latex']): string {
  const compiled = compileProblem(problem({ statement: doc('Write it. [[1]]'), questions: [expression(key)] }))
  const variant = drawVariant(compiled, 1)
  if (isAuthoringError(variant)) throw new Error(`The question ${key} cannot be drawn.`)
  return markAnswer(compiled, variant, { questionKey: 1, value: answer }).verdict
}

/** Why the mark cannot be right, where it cannot. */
function contradiction(marked: string, { differ, agree }: Points, isEqual: boolean): string | undefined {
  if (marked === 'correct' && differ !== null) return `they differ at ${JSON.stringify(differ)}`
  if (marked === 'incorrect' && isEqual) return `they agree at ${agree} points`
  // Without a value anywhere there is nothing to read.
  return marked === 'unreadable' && (agree > 0 || differ !== null) ? 'they can be read' : undefined
}

export async function compareAll(pairs: readonly MadePair[], peers: Peers): Promise<Compared> {
  const disagreements: Disagreement[] = []
  let [decided, proved, undecided] = [0, 0, 0]
  for (const pair of pairs) {
    const marked = verdictOf(pair.latex)
    const [points, byMaxima] = await Promise.all([peers.points(pair), peers.maxima(pair)])
    const isWithoutWitness = points.differ === null && points.agree > 0
    const isProved = isWithoutWitness && (points.proved === true || byMaxima === true)
    const isEqual = isProved || (isWithoutWitness && pair.isRewritten)
    if (isEqual || points.differ !== null) decided += 1
    if (isProved) proved += 1
    if (marked === 'needsPerson') undecided += 1
    const because = contradiction(marked, points, isEqual)
    const [key, answer] = pair.latex
    if (because !== undefined) disagreements.push({ key, answer, marked, because })
  }
  return { pairs: pairs.length, decided, proved, undecided, disagreements }
}
