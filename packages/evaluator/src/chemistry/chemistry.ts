import type { Rational } from '../numbers/rational.ts'

/** Where a substance is: solid, liquid, gas, dissolved in water. */
export type Phase = 's' | 'l' | 'g' | 'aq'

/** A substance, an ion, an isotope or an electron as it was written. */
export interface Species {
  /** As written, without charge and phase: `Ca(OH)2`, `CuSO4·5H2O`, `^14C`. */
  readonly formula: string
  /** How many atoms of each element. */
  readonly atoms: ReadonlyMap<string, number>
  readonly charge: number
  readonly phase?: Phase
}

/** So many of a substance. */
export interface Amount {
  readonly coefficient: Rational
  readonly species: Species
}

/** `=` leaves open whether a reaction can go back. */
export type Arrow = '→' | '⇌' | '='

/** What a chemist writes: one substance, or a reaction. */
export type Chemistry =
  | { readonly kind: 'formula'; readonly species: Species }
  | {
      readonly kind: 'equation'
      readonly arrow: Arrow
      readonly before: readonly Amount[]
      readonly after: readonly Amount[]
    }

const symbols =
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og D T'

/** The symbols of the elements, and D and T for heavy hydrogen. */
export const elements: ReadonlySet<string> = new Set(symbols.split(' '))

/** How many protons the nucleus of an element has. */
export function atomicNumber(element: string): number {
  return element === 'D' || element === 'T' ? 1 : symbols.split(' ').indexOf(element) + 1
}
