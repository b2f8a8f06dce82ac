import type { Species } from './chemistry.ts'
import { take, type Scanner } from './scanner.ts'

const number = String.raw`\{? ?([+-]?\d+) ?\}?`
const above = String.raw`\^ ?${number}`
const below = String.raw`_ ?${number}`
/** `ν̄` has its bar behind it, as a character of its own. */
const signs = String.raw`([enpαβγ]|ν\u0304?)`
const behind = '(?![A-Za-z_^])'

/** `^{0}_{-1}e`, `_{0}^{1}n`: mass number and charge number, in either order, before the sign of a particle. */
const massFirst = new RegExp(String.raw`(?:\{\})? ?${above} ?${below} ?${signs}${behind}`, 'y')
const chargeFirst = new RegExp(String.raw`(?:\{\})? ?${below} ?${above} ?${signs}${behind}`, 'y')
/** `β^-`, `e^+`, and `α`, `γ` by themselves. */
const charged = /([eβ]) ?\^ ?(?:([+-])|\{ ?([+-]) ?\})/y
const bare = /[αγ](?![A-Za-z_^])/y
/** `ν_e`. */
const ofNeutrino = /ν(\u0304)?(?: ?_ ?\{? ?e ?\}?)?/y

const particle = (formula: string, charge: number, atoms: readonly (readonly [string, number])[] = []): Species => ({
  formula,
  charge,
  atoms: new Map(atoms),
})

const helium = particle('^{4}He', 0, [['He', 1]])

const neutrino = particle('^{0}_{0}ν', 0)
const antineutrino = particle('^{0}_{0}ν\u0304', 0)

/** By sign, mass number and charge number: an alpha particle is a nucleus of helium, a proton one of hydrogen. */
const numbered: Readonly<Record<string, Species>> = {
  'e 0 -1': particle('e', -1),
  'β 0 -1': particle('e', -1),
  'e 0 1': particle('e', 1),
  'β 0 1': particle('e', 1),
  'n 1 0': particle('^{1}_{0}n', 0),
  'p 1 1': particle('^{1}H', 0, [['H', 1]]),
  'α 4 2': helium,
  'γ 0 0': particle('γ', 0),
  'ν 0 0': neutrino,
  'ν\u0304 0 0': antineutrino,
}

/** A particle of nuclear reactions; undefined where none stands here, or none with such numbers. */
export function takeParticle(scanner: Scanner): Species | undefined {
  const start = scanner.at
  const [first, mass, charge, sign] = take(scanner, massFirst) ?? []
  const [second, chargeBefore, massBehind, signBehind] = first === undefined ? (take(scanner, chargeFirst) ?? []) : []
  if (first !== undefined || second !== undefined) {
    const known = numbered[`${sign ?? signBehind} ${Number(mass ?? massBehind)} ${Number(charge ?? chargeBefore)}`]
    if (known === undefined) scanner.at = start
    return known
  }
  const [whole, , bareCharge, chargeInBraces] = take(scanner, charged) ?? []
  if (whole !== undefined) return particle('e', (bareCharge ?? chargeInBraces) === '+' ? 1 : -1)
  const [found, bar] = take(scanner, ofNeutrino) ?? []
  if (found !== undefined) return bar === undefined ? neutrino : antineutrino
  const [name] = take(scanner, bare) ?? []
  return name === undefined ? undefined : name === 'α' ? helium : particle('γ', 0)
}
