import { isVectorName } from '../../accents.ts'
import { sameTree } from '../../same-tree.ts'
import type { Tree } from '../../tree.ts'
import type { Comparison } from '../expressions/compare-expressions.ts'
import { ungrouped } from '../formula.ts'
import { namesIn } from '../rename.ts'
import { different, equal, undecided } from '../verdicts.ts'
import { atPoint, compareMatrixLetters, pointsFor, sidesOf } from './compare-matrix-letters.ts'
import type { MatrixSetting } from './compare-matrix-letters.ts'
import { isMatrixLetter } from './matrix-letters.ts'
import { matrixValueOf } from './matrix-value.ts'
import type { MatrixSample, SampledValue } from './matrix-value.ts'
import { added, isSameValue, isZeroValue, matrixValue, rankOf, scaled } from './modular-matrices.ts'
import type { Rows, Value } from './modular-matrices.ts'

type Sides = readonly [Tree, Tree]

/** An equation that says what one letter is. */
interface Solved {
  readonly name: string
  readonly value: Tree
}

function solvedFor(sides: Sides, setting: MatrixSetting): readonly Solved[] {
  return [0, 1].flatMap((at) => {
    const [side, value] = [ungrouped(sides[at]!), sides[1 - at]!]
    if (side.kind !== 'symbol' || namesIn(value).has(side.name)) return []
    return isMatrixLetter(side.name, setting.kinds) || isVectorName(side.name) ? [{ name: side.name, value }] : []
  })
}

/**
 * Equations between matrices: what the same letter is by itself, the same equation up to a sign, or one solved for a
 * letter and another that has this solution only. That other equations have other solutions is left to a person.
 */
export function compareMatrixEquations(key: Tree, answer: Tree, setting: MatrixSetting): Comparison {
  if (sameTree(key, answer)) return equal('same as the key')
  const [first, second] = [sidesOf(key), sidesOf(answer)]
  if (first === undefined || second === undefined) return undecided('matrices in a statement')
  const [solved, solvedToo] = [solvedFor(first, setting), solvedFor(second, setting)]
  for (const { name, value } of solved) {
    const other = solvedToo.find((each) => each.name === name)
    if (other !== undefined) return compareMatrixLetters(value, other.value, setting)
  }
  if (areSameDifference(first, second, setting)) return equal('the same equation up to a sign')
  for (const [known, equation] of [
    ...solved.map((each) => [each, second] as const),
    ...solvedToo.map((each) => [each, first] as const),
  ]) {
    if (namesIn(equation[0]).has(known.name) || namesIn(equation[1]).has(known.name))
      return compareSolution(known, equation, setting)
  }
  return undecided('other equations of matrices')
}

const difference = ([left, right]: Sides, sample: MatrixSample): SampledValue => {
  const [a, b] = [matrixValueOf(left, sample), matrixValueOf(right, sample)]
  return { value: added(a.value, scaled(b.value, -1n)), isCertain: a.isCertain && b.isCertain }
}

function areSameDifference(first: Sides, second: Sides, setting: MatrixSetting): boolean {
  const points = pointsFor([...first, ...second], setting).flat()
  const outcomes = points.flatMap(({ sides, sample }) => {
    const found = atPoint(() => {
      const [a, b] = [difference([sides[0]!, sides[1]!], sample), difference([sides[2]!, sides[3]!], sample)]
      return [isSameValue(a.value, b.value), isSameValue(a.value, scaled(b.value, -1n))] as const
    })
    return found === undefined ? [] : [found]
  })
  return outcomes.length > 0 && [0, 1].some((at) => outcomes.every((outcome) => outcome[at]!))
}

/** One equation solved for a letter; the other has to hold for that value, and for no other. */
function compareSolution({ name, value }: Solved, equation: Sides, setting: MatrixSetting): Comparison {
  let isOnly = true
  let compared = 0
  for (const { sides, sample } of pointsFor([value, ...equation], setting).flat()) {
    const outcome = atPoint(() => {
      const { value: solution, isCertain } = matrixValueOf(sides[0]!, sample)
      const at = (given: Value): SampledValue =>
        difference([sides[1]!, sides[2]!], { ...sample, given: new Map([[name, given]]) })
      const left = at(solution)
      if (!isZeroValue(left.value)) return left.isCertain && isCertain ? 'fails' : 'open'
      return hasOneSolution(at, solution) ? 'only' : 'open'
    })
    if (outcome === undefined) continue
    if (outcome === 'fails') return different('another solution')
    compared += 1
    if (outcome === 'open') isOnly = false
  }
  return compared > 0 && isOnly ? equal('the same solution') : undecided('perhaps not the only solution')
}

/** Whether an equation is linear about its solution, and moves however the solution is moved. */
function hasOneSolution(at: (given: Value) => SampledValue, solution: Value): boolean {
  if (solution.kind !== 'matrix') return false
  const steps = unitSteps(solution.rows)
  const moved = steps.map((step) => at(added(solution, step)).value)
  const doubled = steps.map((step) => at(added(solution, scaled(step, 2n))).value)
  if (!moved.every((value, index) => isSameValue(scaled(value, 2n), doubled[index]!))) return false
  const total = steps.reduce((sum, step) => added(sum, step))
  const [together, apart] = [at(added(solution, total)).value, moved.reduce((sum, value) => added(sum, value))]
  const rows = moved.map((value) => (value.kind === 'number' ? [value.value] : value.rows.flat()))
  return isSameValue(together, apart) && rankOf(rows) === steps.length
}

const unitSteps = (rows: Rows): readonly Value[] =>
  rows.flatMap((row, at) =>
    row.map((_, index) => matrixValue(rows.map((line, i) => line.map((__, j) => (i === at && j === index ? 1n : 0n))))),
  )
