import { integer, lettersOf, subtract } from '../../computing/expression.ts'
import type { Tree } from '../../tree.ts'
import { different, meaningOptions, probeOptionsOf } from '../comparison-setting.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { guarded } from '../guarded.ts'
import { undecided } from '../verdicts.ts'
import { understood } from '../symbols/understood.ts'
import { dot, isZero, rankOf } from './rank.ts'
import type { VectorSetting } from './rank.ts'
import { vectorsOf, inColumns, withoutLetter } from './vector-tree.ts'
import type { Vector } from './vector-tree.ts'

export interface BasisOptions extends EquivalenceOptions {
  /** What the vectors of the answer must be to each other. */
  readonly kind: 'any' | 'orthogonal' | 'orthonormal'
}

/** Are the vectors of the answer a basis of the space that those of the key span? */
export function decideBasis(key: Tree, answer: Tree, options: BasisOptions): Decision {
  return guarded(options, (budget) => {
    const known = understood(...inColumns(withoutLetter(key), withoutLetter(answer)), options)
    const meaning = meaningOptions(known.options)
    const [first, second] = [vectorsOf(known.key, meaning), vectorsOf(known.answer, meaning)]
    if (first === undefined || second === undefined) return different('no vectors')
    if ([...first, ...second].some((vector) => vector.length !== first[0]!.length))
      return different('number of entries')
    return compareBases(first, second, options.kind, { probing: probeOptionsOf(options), budget })
  })
}

function compareBases(
  key: readonly Vector[],
  answer: readonly Vector[],
  kind: BasisOptions['kind'],
  setting: VectorSetting,
): Decision {
  const rank = rankOf(key, setting)
  if (answer.length !== rank) return different('number of vectors')
  // Ranks hold for all but special values of letters; a letter of the answer's own may have any of them.
  const known = lettersIn(key)
  if ([...lettersIn(answer)].some((name) => !known.has(name))) return undecided('letters of its own')
  if (rankOf(answer, setting) !== rank) return different('the vectors depend on each other')
  if (rankOf([...key, ...answer], setting) !== rank) return different('another space')
  if (kind !== 'any' && !areOrthogonal(answer, setting)) return different('not orthogonal')
  if (kind === 'orthonormal' && !answer.every((vector) => isOfLengthOne(vector, setting))) return different('a length')
  return { verdict: 'equal', rule: 'a basis of the same space' }
}

const lettersIn = (vectors: readonly Vector[]): ReadonlySet<string> =>
  new Set(vectors.flatMap((vector) => vector.flatMap((entry) => [...lettersOf(entry)])))

const areOrthogonal = (vectors: readonly Vector[], setting: VectorSetting): boolean =>
  vectors.every((a, at) => vectors.slice(at + 1).every((b) => isZero(dot(a, b), setting)))

const isOfLengthOne = (a: Vector, setting: VectorSetting): boolean => isZero(subtract(dot(a, a), integer(1)), setting)
