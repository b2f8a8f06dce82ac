import { sameAtoms, unbalancedIn } from './compare-chemistry.ts'
import { readChemistry } from './read-chemistry.ts'
import type { Chemistry, Species } from './chemistry.ts'

const isCompound = ({ atoms }: Species): boolean => atoms.size > 1

/**
 * The chemistry that a key shows without doubt; undefined for formulas of algebra. It is shown by `\ce`, by a mass number before an element, by a charge, by an
 * arrow between substances of which one is a compound or has a number, by upright symbols of several elements with an
 * index, and by an equals sign where both sides balance and a compound is made. Letters in italics, such as `H_2O` or `U_1+U_2=U_3`, may be anything.
 */
export function chemistryShownBy(formula: string): Chemistry | undefined {
  const chemistry = readChemistry(formula)
  if (!chemistry || formula.includes('\\variable')) return undefined
  // Nothing of algebra begins with a raised or lowered number.
  if (formula.includes('\\ce') || /^\s*(?:\\(?:mathrm|text)\s*\{\s*)?(?:\{\s*\}\s*)?[\^_]/.test(formula))
    return chemistry
  if (chemistry.kind === 'formula') {
    const { charge, atoms } = chemistry.species
    const isUpright = /\\(?:mathrm|text)\s*\{[^}]*[A-Z]/.test(formula)
    // `\mathrm{V}_2` may be the name of a quantity.
    const hasIndex =
      /\\(?:mathrm|text)\s*\{[^{}]*(?:_|[A-Z][a-z]?\d)/.test(formula) || (atoms.size > 1 && /_/.test(formula))
    // `P^{-1}` is an inverse; a charge has its sign behind its number, or a sign alone.
    const isCharged = charge !== 0 && !/\^\s*\{?\s*[-+−]\s*\d/.test(formula)
    const isNamed = isUpright && hasIndex && atoms.size > 1 && !/_\{?1(?!\d)/.test(formula)
    return isCharged || isNamed ? chemistry : undefined
  }
  const species = [...chemistry.before, ...chemistry.after].map((amount) => amount.species)
  // `B\to C` may be logic or a map.
  if (chemistry.arrow !== '=') return species.some(isCompound) || /_|\d/.test(formula) ? chemistry : undefined
  // Nobody writes the index 1 in chemistry, and everybody does in C_1U_1+C_2U_2=C_3U_3.
  const isReaction = unbalancedIn(chemistry).length === 0 && species.some(isCompound) && !/_\{?1(?!\d)/.test(formula)
  return isReaction && hasChange(chemistry) ? chemistry : undefined
}

function hasChange({ before, after }: Extract<Chemistry, { kind: 'equation' }>): boolean {
  return after.some(({ species }) => before.every((amount) => !sameAtoms(amount.species, species)))
}
