import { add, divide, equals, integer, multiply, ZERO, type Rational } from '../numbers/rational.ts'
import type { Amount, Arrow, Chemistry, Species } from './chemistry.ts'

/** How an answer stands to a key, and by what. */
export interface ChemistryDecision {
  readonly verdict: 'equal' | 'different' | 'undecided'
  readonly rule: string
}

type Equation = Extract<Chemistry, { kind: 'equation' }>

const different = (rule: string): ChemistryDecision => ({ verdict: 'different', rule })
const equal: ChemistryDecision = { verdict: 'equal', rule: 'same substances' }

/** Whether two substances have the same numbers of the same atoms. */
export function sameAtoms(one: Species, other: Species): boolean {
  return (
    one.atoms.size === other.atoms.size &&
    [...one.atoms].every(([element, count]) => other.atoms.get(element) === count)
  )
}

/** Mass numbers, and numbers of protons that are wrong for their elements, in the order of the formula. */
const nucleiOf = ({ formula }: Species): string => (formula.match(/\^\{\d+\}(?:_\{\d+\})?/g) ?? []).join()

/** Whether both name nuclei, and other ones. */
function haveOtherNuclei(key: Species, answer: Species): boolean {
  const [asked, given] = [nucleiOf(key), nucleiOf(answer)]
  return given !== asked && asked !== '' && given !== ''
}

/** An electron, a positron, a neutron, a photon or a neutrino. */
const isParticle = ({ formula }: Species): boolean => /(?:^|\})(?:[enγν]|ν\u0304)$/.test(formula)

/** What a key does not say, such as the phase, is not asked for. */
function compareSpecies(key: Species, answer: Species): ChemistryDecision {
  if (isParticle(key) || isParticle(answer))
    return key.formula === answer.formula && key.charge === answer.charge ? equal : different('other substance')
  if (!sameAtoms(key, answer)) return different('other atoms')
  if (key.charge !== answer.charge) return different('other charge')
  if (key.phase !== undefined && key.phase !== answer.phase) return different('other phase')
  if (key.formula === answer.formula) return equal
  if (haveOtherNuclei(key, answer)) return different('other nucleus')
  // The same atoms written in another way may be another substance: C2H5OH and CH3OCH3.
  return { verdict: 'undecided', rule: 'same atoms, written otherwise' }
}

/** Amounts of the same substance on one side, added up. */
function summed(amounts: readonly Amount[]): readonly Amount[] {
  const sums: Amount[] = []
  for (const { coefficient, species } of amounts) {
    const index = sums.findIndex((sum) => sum.species.phase === species.phase && isSame(sum.species, species))
    const before = sums[index]
    if (before) sums[index] = { species, coefficient: add(before.coefficient, coefficient) }
    else sums.push({ species, coefficient })
  }
  return sums
}

const isSame = (one: Species, other: Species): boolean => compareSpecies(one, other).verdict === 'equal'

/** The factor from the key's amounts to the answer's; undefined where there is none. */
function factorBetween(
  key: readonly Amount[],
  answer: readonly Amount[],
  known: Rational | undefined,
): Rational | undefined {
  if (key.length !== answer.length) return undefined
  let factor = known
  for (const { coefficient, species } of key) {
    const partner = answer.find((amount) => isSame(species, amount.species))
    if (!partner) return undefined
    const ratio = divide(partner.coefficient, coefficient)
    factor ??= ratio
    if (!equals(ratio, factor)) return undefined
  }
  return factor
}

function sameReaction(key: Equation, before: readonly Amount[], after: readonly Amount[]): boolean {
  const factor = factorBetween(summed(key.before), summed(before), undefined)
  return factor !== undefined && factorBetween(summed(key.after), summed(after), factor) !== undefined
}

const fits = (key: Arrow, answer: Arrow): boolean => key === answer || key === '=' || answer === '='

/** Whether each substance of the key has at least the atoms of one in the answer, so that only the writing may differ. */
function mayBeWrittenOtherwise(key: Equation, answer: Equation): boolean {
  const side = (mine: readonly Amount[], theirs: readonly Amount[]): boolean =>
    mine.length === theirs.length &&
    mine.every(({ species }) => theirs.some((other) => compareSpecies(species, other.species).verdict !== 'different'))
  const all = (forward: boolean): boolean =>
    side(key.before, forward ? answer.before : answer.after) && side(key.after, forward ? answer.after : answer.before)
  const areAllSame = [...key.before, ...key.after].every(({ species }) =>
    [...answer.before, ...answer.after].some((other) => isSame(species, other.species)),
  )
  return !areAllSame && (all(true) || (key.arrow === '⇌' && all(false)))
}

function compareEquations(key: Equation, answer: Equation): ChemistryDecision {
  const mayTurn = key.arrow === '⇌' && answer.arrow === '⇌'
  const isSameReaction =
    sameReaction(key, answer.before, answer.after) || (mayTurn && sameReaction(key, answer.after, answer.before))
  if (!fits(key.arrow, answer.arrow)) return different('other arrow')
  if (isSameReaction) return { verdict: 'equal', rule: 'same reaction' }
  if (mayBeWrittenOtherwise(key, answer)) return { verdict: 'undecided', rule: 'same atoms, written otherwise' }
  const [unbalanced] = unbalancedIn(answer)
  return different(unbalanced === undefined ? 'other reaction' : `not balanced: ${unbalanced}`)
}

/**
 * Compares what a chemist writes. Substances are the same by their atoms, charge and, where the key has one, phase; the
 * same atoms written otherwise are undecided. Reactions are the same where all amounts differ by one positive factor;
 * only `⇌` may be turned round, and `=` stands for either arrow in its direction.
 */
export function compareChemistry(key: Chemistry, answer: Chemistry): ChemistryDecision {
  if (key.kind === 'formula')
    return answer.kind === 'formula' ? compareSpecies(key.species, answer.species) : different('an equation')
  return answer.kind === 'equation' ? compareEquations(key, answer) : different('no equation')
}

/** The elements, and `charge`, of which one side of an equation has more than the other. */
export function unbalancedIn({ before, after }: Equation): readonly string[] {
  const totals = new Map<string, Rational>()
  const count = (amounts: readonly Amount[], sign: number): void => {
    for (const { coefficient, species } of amounts)
      for (const [name, atoms] of [...species.atoms, ['charge', species.charge] as const])
        totals.set(name, add(totals.get(name) ?? ZERO, multiply(coefficient, integer(sign * atoms))))
  }
  count(before, 1)
  count(after, -1)
  return [...totals].filter(([, total]) => total.numerator !== 0n).map(([name]) => name)
}
