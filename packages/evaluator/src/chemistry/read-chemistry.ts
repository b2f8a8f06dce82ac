import { divide, ONE, type Rational } from '../numbers/rational.ts'
import { parseDecimal } from '../numbers/decimal.ts'
import {
  atomicNumber,
  elements,
  type Amount,
  type Arrow,
  type Chemistry,
  type Phase,
  type Species,
} from './chemistry.ts'
import { take, type Scanner } from './scanner.ts'
import { takeParticle } from './particles.ts'
import { plainChemistry } from './spelling.ts'

const longest = 1000
const deepest = 10
const mostAtoms = 100_000

type Atoms = Map<string, number>

/** A run of elements and brackets, with how it was written. */
interface Run {
  readonly formula: string
  readonly atoms: Atoms
}

function addAtoms(into: Atoms, from: ReadonlyMap<string, number>, times: number): void {
  for (const [element, count] of from) into.set(element, (into.get(element) ?? 0) + count * times)
}

/** `_2`, `_{12}` or the digits themselves. */
function takeCount(scanner: Scanner): number {
  const [, braced, single, bare] = take(scanner, / ?_ ?(?:\{ ?(\d+) ?\}|(\d))|(\d+)/y) ?? []
  return Number(braced ?? single ?? bare ?? 1)
}

const shownCount = (count: number): string => (count === 1 ? '' : String(count))

interface Nucleus {
  readonly mass: string
  readonly protons: string | undefined
}

const number = String.raw`(?:\{ ?(\d+) ?\}|(\d))`
const massFirst = new RegExp(String.raw`(?:\{\})? ?\^ ?${number}(?: ?_ ?${number})? ?(?=[A-Z])`, 'y')
const protonsFirst = new RegExp(String.raw`(?:\{\})? ?_ ?${number} ?\^ ?${number} ?(?=[A-Z])`, 'y')

/** `^{14}` or `^{14}_{6}` before an element. */
function takeNucleus(scanner: Scanner): Nucleus | undefined {
  const [first, mass, massDigit, protons, protonsDigit] = take(scanner, massFirst) ?? []
  if (first !== undefined) return { mass: (mass ?? massDigit)!, protons: protons ?? protonsDigit }
  const [second, before, beforeDigit, behind, behindDigit] = take(scanner, protonsFirst) ?? []
  return second === undefined ? undefined : { mass: (behind ?? behindDigit)!, protons: before ?? beforeDigit }
}

/** An element with its mass number, which is part of its name; its number of protons only where it has another. */
function withNucleus(element: string, nucleus: Nucleus | undefined): string {
  if (nucleus === undefined) return element
  const isOwn = nucleus.protons === undefined || Number(nucleus.protons) === atomicNumber(element)
  return `^{${nucleus.mass}}${isOwn ? '' : `_{${nucleus.protons}}`}${element}`
}

function takeElement(scanner: Scanner): string | undefined {
  const start = scanner.at
  for (const pattern of [/[A-Z][a-z]/y, /[A-Z](?![a-z])/y]) {
    const symbol = take(scanner, pattern)?.[0]
    if (symbol !== undefined && elements.has(symbol)) return symbol
    scanner.at = start
  }
  return undefined
}

const closingOf: Readonly<Record<string, string>> = { '(': ')', '[': ']' }

/** One element or bracket with its count. */
function takePart(scanner: Scanner, depth: number): Run | undefined {
  const start = scanner.at
  const nucleus = takeNucleus(scanner)
  const element = takeElement(scanner)
  if (element !== undefined) {
    const count = takeCount(scanner)
    return { formula: withNucleus(element, nucleus) + shownCount(count), atoms: new Map([[element, count]]) }
  }
  const open = nucleus === undefined && !phaseAhead(scanner) ? take(scanner, /[([]/y)?.[0] : undefined
  const inner = open === undefined || depth > deepest ? undefined : takeRun(scanner, depth + 1)
  if (open === undefined || inner === undefined || take(scanner, /[)\]]/y)?.[0] !== closingOf[open]) {
    scanner.at = start
    return undefined
  }
  const count = takeCount(scanner)
  const atoms: Atoms = new Map()
  addAtoms(atoms, inner.atoms, count)
  return { formula: `${open}${inner.formula}${closingOf[open]!}${shownCount(count)}`, atoms }
}

function takeRun(scanner: Scanner, depth: number): Run | undefined {
  const atoms: Atoms = new Map()
  let formula = ''
  for (let part = takePart(scanner, depth); part; part = takePart(scanner, depth)) {
    formula += part.formula
    addAtoms(atoms, part.atoms, 1)
  }
  return formula === '' ? undefined : { formula, atoms }
}

/** `·5H_2O` behind a salt. */
function takeHydrates(scanner: Scanner, { formula, atoms }: Run): Run | undefined {
  let whole = formula
  const all: Atoms = new Map(atoms)
  for (let dot = take(scanner, / ?· ?(\d*) ?/y); dot; dot = take(scanner, / ?· ?(\d*) ?/y)) {
    const added = takeRun(scanner, 0)
    if (!added) return undefined
    whole += `·${dot[1] ?? ''}${added.formula}`
    addAtoms(all, added.atoms, Number(dot[1] || 1))
  }
  return { formula: whole, atoms: all }
}

/** `^{2-}`, `^+`, or a sign right behind the formula of plain text. */
function takeCharge(scanner: Scanner): number {
  const inBraces = take(scanner, / ?\^ ?\{ ?(?:(\d{0,3}) ?([+-])|([+-]) ?(\d{1,3})) ?\}/y)
  const [, digits, sign, first, behind] = inBraces ?? []
  if (inBraces) return ((sign ?? first) === '+' ? 1 : -1) * Number(digits || behind || 1)
  const bare = take(scanner, / ?\^ ?(\d{0,3})([+-])|([+-])(?=$| |[→⇌=)]|\((?:s|l|g|aq)\))/y)
  if (!bare) return 0
  return ((bare[2] ?? bare[3]) === '+' ? 1 : -1) * Number(bare[1] || 1)
}

const phase = / ?(?:_ ?)?\{?\((s|l|g|aq)\)\}?/y

function phaseAhead(scanner: Scanner): boolean {
  phase.lastIndex = scanner.at
  return phase.test(scanner.text)
}

const takePhase = (scanner: Scanner): Pick<Species, 'phase'> => {
  const where = take(scanner, phase)?.[1] as Phase | undefined
  return where ? { phase: where } : {}
}

function takeSpecies(scanner: Scanner): Species | undefined {
  const particle = takeParticle(scanner)
  if (particle !== undefined) return { ...particle, ...takePhase(scanner) }
  const start = scanner.at
  const electron = take(scanner, /e-(?=$| |[→⇌=])/y)
  const run = electron ? undefined : takeRun(scanner, 0)
  const whole = run && takeHydrates(scanner, run)
  if (!electron && !whole) return undefined
  const { formula, atoms } = whole ?? { formula: 'e', atoms: new Map<string, number>() }
  const written = scanner.text.slice(start, scanner.at)
  const charge = electron ? -1 : takeCharge(scanner)
  // `Fe3+` is Fe³⁺ to some and Fe₃⁺ to others.
  const isUnclear =
    charge !== 0 && /^[A-Z][a-z]?\d+$/.test(written) && /^[+-]/.test(scanner.text.slice(start + written.length))
  if (isUnclear) return undefined
  const where = takePhase(scanner)
  if ([...atoms.values()].some((count) => count === 0 || count > mostAtoms)) return undefined
  return { formula, atoms, charge, ...where }
}

/** `2`, `0.5`, `1/2`, `\frac{1}{2}`; one where nothing is written. */
function takeCoefficient(scanner: Scanner): Rational | undefined {
  const stacked = take(scanner, /÷ ?(?:\{ ?(\d+) ?\}|(\d)) ?(?:\{ ?(\d+) ?\}|(\d))/y)
  const inLine = stacked ? undefined : take(scanner, /\(?(\d+)\/(\d+)\)?/y)
  const [top, bottom] = [stacked?.[1] ?? stacked?.[2] ?? inLine?.[1], stacked?.[3] ?? stacked?.[4] ?? inLine?.[2]]
  if (top !== undefined && bottom !== undefined)
    return /^0+$/.test(bottom) ? undefined : divide(parseDecimal(top)!, parseDecimal(bottom)!)
  const number = take(scanner, /\d+(?:\.\d+)?/y)?.[0]
  return number === undefined ? ONE : parseDecimal(number)
}

function takeAmounts(scanner: Scanner): readonly Amount[] | undefined {
  const amounts: Amount[] = []
  do {
    take(scanner, / /y)
    const coefficient = takeCoefficient(scanner)
    take(scanner, / ?·? ?/y)
    const species = coefficient && coefficient.numerator > 0n ? takeSpecies(scanner) : undefined
    if (!coefficient || !species) return undefined
    amounts.push({ coefficient, species })
  } while (take(scanner, / ?\+/y))
  return amounts
}

/**
 * Reads a chemical formula or equation as LaTeX, plain text or pasted characters: `SO_4^{2-}`, `\mathrm{CaCO_3}`,
 * `CuSO4·5H2O`, `2H_2+O_2\to2H_2O`, `\ce{N2 + 3H2 <=> 2NH3}`. Upper and lower case matter: Co is cobalt, CO is not.
 * Undefined where it is none.
 */
export function readChemistry(text: string): Chemistry | undefined {
  if (text.length > longest) return undefined
  const scanner: Scanner = { text: plainChemistry(text), at: 0 }
  const before = takeAmounts(scanner)
  const arrow = before && (take(scanner, / ?([→⇌=])/y)?.[1] as Arrow | undefined)
  const after = arrow === undefined ? undefined : takeAmounts(scanner)
  take(scanner, / /y)
  if (!before || scanner.at < scanner.text.length) return undefined
  if (arrow !== undefined) return after && { kind: 'equation', arrow, before, after }
  const [only] = before
  const isOne = before.length === 1 && only?.coefficient.numerator === only?.coefficient.denominator
  return isOne && only ? { kind: 'formula', species: only.species } : undefined
}
