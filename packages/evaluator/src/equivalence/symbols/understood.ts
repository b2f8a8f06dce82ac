import { somePart } from '../../children.ts'
import { momentNames } from '../../computing/expectation.ts'
import { isComputed } from '../../computing/meaning.ts'
import { isDifferentiated, mayBeLinked, notationOf } from '../../computing/notation.ts'
import type { Notation } from '../../computing/notation.ts'
import type { Tree } from '../../tree.ts'
import type { ComparisonOptions, EquivalenceOptions } from '../comparison-setting.ts'
import { ungrouped } from '../formula.ts'
import { hasNabla, withGradients } from './gradients.ts'
import { areIncrementsLinked, haveIncrements, withIncrements } from './increments.ts'
import { functionsAmong, lettersOfKind, numbersAmong, withArrows } from '../letter-kinds.ts'
import type { LetterKinds } from '../letter-kinds.ts'
import { applied } from './applied.ts'
import { applicationIn, functionsDifferentiatedIn, functionsShownBy, hasNestedApplication } from './functions-shown.ts'
import { mapTree } from '../map-tree.ts'
import { withIndexedLetters } from './indexed-letters.ts'
import { withMoments } from './moments.ts'
import { withPlainBrackets } from './plain-brackets.ts'
import { SIGNS, signsIn } from './signs.ts'
import { withNamesSpelt } from './spelt-names.ts'
import { partialsAlike } from './partial-derivatives.ts'
import { arrowsLeftOut } from '../vectors/spelt-as-vectors.ts'

/** Two formulas with their symbols understood alike, for everything that compares them. */
export interface Understood {
  readonly key: Tree
  readonly answer: Tree
  readonly options: ComparisonOptions
  /**
   * A law that is not known here could relate symbols of the two, so that a difference between them proves nothing:
   * dy/dx is (dy/du)(du/dx).
   */
  readonly areLinked: boolean
}

/**
 * Reads off what symbols without a meaning of their own stand for: derivatives are letters, a letter before (0) is a
 * function where the key shows it, a bar is part of a name unless there are complex numbers, and negates in logic.
 */
export function understood(keyTyped: Tree, typed: Tree, options: EquivalenceOptions): Understood {
  const answerTyped = withNamesSpelt(keyTyped, typed)
  const signs = signsIn(keyTyped) | signsIn(answerTyped)
  const arrows = arrowsLeftOut(keyTyped, answerTyped)
  const arrowed = (tree: Tree): Tree => withArrows(tree, options.kinds, arrows)
  if (signs === 0) return symbolsRead(arrowed(keyTyped), arrowed(answerTyped), options)
  const isShown = (sign: number): boolean => (signs & sign) !== 0
  const opened = (tree: Tree): Tree => arrowed(isShown(SIGNS.singleItem) ? withPlainBrackets(tree) : tree)
  const [first, second] = [opened(keyTyped), opened(answerTyped)]
  const hasChanges = isShown(SIGNS.increment) && haveIncrements(first, second)
  const changed = (tree: Tree): Tree => (hasChanges ? withIncrements(tree) : tree)
  const alike = {
    key: changed(first),
    answer: changed(second),
    areLinked: hasChanges && areIncrementsLinked(first, second),
  }
  const partials = isShown(SIGNS.partial) ? partialsAlike(alike.key, alike.answer) : { ...alike, areLinked: false }
  const indexed = isShown(SIGNS.loop)
    ? withIndexedLetters(partials.key, partials.answer)
    : { key: partials.key, answer: partials.answer, functions: [] }
  const functions = [...(options.functions ?? []), ...indexed.functions]
  const read = symbolsRead(
    indexed.key,
    indexed.answer,
    indexed.functions.length === 0 ? options : { ...options, functions },
  )
  return { ...read, areLinked: read.areLinked || alike.areLinked || partials.areLinked }
}

function symbolsRead(key: Tree, answer: Tree, options: EquivalenceOptions): Understood {
  const { kinds } = options
  if (!hasSymbols(key) && !hasSymbols(answer) && !haveReadings(kinds)) return { key, answer, options, areLinked: false }
  const shown = functionsShownBy(key)
  for (const name of options.functions ?? []) shown.delete(name)
  const isLogic = hasLogic(key) || hasLogic(answer)
  const functionsSaid = new Map([...functionsDifferentiatedIn(key), ...functionsAmong(kinds)])
  const random = new Set(lettersOfKind(kinds, 'randomVariable'))
  // y(x) of a function y of x is y; y(1-y) is a product.
  const isApplied = (name: string, argument: Tree): boolean =>
    shown.has(name) || (argument.kind === 'symbol' && functionsSaid.get(name) === argument.name)
  const rewritten = (typed: Tree): Tree => {
    const tree = withMoments(typed, random)
    const called = withGradients(shown.size + functionsSaid.size === 0 ? tree : applied(tree, isApplied))
    return isLogic ? barsAsNegations(called) : called
  }
  const [first, second] = [rewritten(key), rewritten(answer)]
  const areBarsNames = options.letters !== 'complex' && !hasImaginaryUnit(key) && !hasImaginaryUnit(answer)
  const known = {
    functions: new Map([...shown, ...functionsSaid]),
    numbers: numbersAmong(kinds),
    constants: new Set(lettersOfKind(kinds, 'constant')),
  }
  const notation: Notation = { ...notationOf([first, second], areBarsNames, known), ...numbersSaid(kinds, random) }
  const functions = [...(options.functions ?? []), ...shown.keys(), ...notation.dependence.keys()]
  const named = [...functions, ...(random.size === 0 ? [] : momentNames), ...matrixFunctions(kinds)]
  const areLinked =
    mayBeLinked(notation) ||
    [first, second].some((tree) => hasUnknownFunction(tree, notation, named)) ||
    hasOpenIntegral(first) !== hasOpenIntegral(second)
  return { key: first, answer: second, options: { ...options, functions, notation }, areLinked }
}

/** What the author says of letters that stand for other numbers than real ones. */
const numbersSaid = (
  kinds: LetterKinds | undefined,
  random: ReadonlySet<string>,
): Pick<Notation, 'complexLetters' | 'random'> => ({
  ...(kinds === undefined ? {} : { complexLetters: new Set(lettersOfKind(kinds, 'complex')) }),
  ...(random.size === 0 ? {} : { random: { names: random, areIndependent: false } }),
})

const ofMatrices: readonly string[] = ['det', 'transpose']

/** What is worked out of matrices that letters stand for. */
const matrixFunctions = (kinds: LetterKinds | undefined): readonly string[] =>
  lettersOfKind(kinds, 'matrix').length === 0 ? [] : ofMatrices

/** Kinds of letters that change how formulas are read. */
const haveReadings = (kinds: LetterKinds | undefined): boolean =>
  kinds !== undefined &&
  Object.values(kinds).some((kind) => typeof kind === 'object' || kind === 'complex' || kind === 'randomVariable')

/** Whether anything is to be understood at all; most formulas have nothing of the kind. */
const hasSymbols = (tree: Tree): boolean =>
  somePart(
    tree,
    (part) =>
      part.kind === 'derivative' ||
      (part.kind === 'relation' && part.operands.some((operand) => applicationIn(operand) !== undefined)) ||
      (part.kind === 'call' && !(isComputed(part.name) && part.name !== 'conjugate')) ||
      (part.kind === 'symbol' && part.name.length > 1 && isDifferentiated(part.name)) ||
      (part.kind === 'product' && hasNestedApplication(part)),
  ) || hasNabla(tree)

const hasLogic = (tree: Tree): boolean => somePart(tree, (part) => part.kind === 'logic' && part.operator !== 'or')
const hasImaginaryUnit = (tree: Tree): boolean =>
  somePart(tree, (part) => part.kind === 'constant' && part.name === 'i')

/** Names that are known and cannot be computed, such as det; and bars over more than a letter. */
function hasUnknownFunction(tree: Tree, notation: Notation, functions: readonly string[]): boolean {
  return somePart(tree, (part) => {
    if (part.kind !== 'call' || functions.includes(part.name)) return false
    const isOfMatrix = ofMatrices.includes(part.name) && somePart(part, (inner) => inner.kind === 'matrix')
    if (isOfMatrix) return false
    if (part.name !== 'conjugate') return !isComputed(part.name)
    const under = ungrouped(part.args[0]!)
    const isConjugated = somePart(
      under,
      (inner) => inner.kind === 'symbol' && notation.complexLetters?.has(inner.name) === true,
    )
    return notation.areBarsNames && !isConjugated && under.kind !== 'symbol' && under.kind !== 'number'
  })
}

const isOpen = (part: Tree): boolean =>
  part.kind === 'derivative' ||
  (part.kind === 'call' && !isComputed(part.name)) ||
  (part.kind === 'symbol' && isDifferentiated(part.name))

/** An integral of a function that nobody knows, which may be the difference of two values of another one. */
const hasOpenIntegral = (tree: Tree): boolean =>
  somePart(tree, (part) => part.kind === 'bound' && part.operator === 'integral' && somePart(part.body, isOpen))

const barsAsNegations = (tree: Tree): Tree =>
  mapTree(tree, (part) =>
    part.kind === 'call' && part.name === 'conjugate'
      ? { kind: 'logic', operator: 'not', operands: part.args, at: part.at }
      : part,
  )
