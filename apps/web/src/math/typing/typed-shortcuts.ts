import type { KeyboardLayout } from '@isomorph/problem'
import type { MathfieldElement } from 'mathlive'

/** Letters in a row are read as a unit or a product by the reader, which knows more than MathLive does. */
const unitsOfMathLive = ['mm', 'cm', 'km', 'kg', 'ft', 'inch', 'mi']

/** Signs that stand side by side in plain formulas, such as |x||y|, x^(-) and <x>-<y>, and are no sign of their own there. */
const sideBySide = [
  '||',
  '(-)',
  '(+)',
  '(*)',
  '(/)',
  '(.)',
  '(:',
  ':)',
  '\\\\',
  '-<',
  '>->',
  '->>',
  '>->>',
  '<<',
  '>>',
  '(mod',
]

/** MathLive sets a differential apart from its letter, and `dy/dx` would have only the y above the line. */
const differentials = ['dx', 'dy', 'dt']

/**
 * Words of mathematics that are units where a unit is asked for, or stand in the name of one: 5 min is no minimum and a
 * volt is not less than anything.
 */
const alsoUnits = 'min in sec deg lb AA and arcsec ch del dy ee grad int lt nn not nu oo or psi th'.split(' ')

/** Accents as they are called in text; the letter comes behind. The function dot is a product of lists. */
const accents = 'vec hat bar tilde ddot overline'.split(' ')

/** Spelled otherwise than MathLive does: a logarithm asks for no base, a remainder for no box, and a backslash is no way to write a set. */
const ownSpellings = { log: '\\log', mod: '\\bmod', '**': '^{#?}', setminus: '\\setminus', '-+': '\\mp' }

/** Signs by the names that TeX has for them; MathLive would write `prop` and leave the rest. */
const namesOfSigns = Object.fromEntries(
  'propto mapsto nexists nmid nparallel parallel perp triangle ominus degree'
    .split(' ')
    .map((name) => [name, `\\${name}`]),
)

/** Words that mean something else where a unit is asked for: a pressure in bar has no letter below. */
const ownWords: Readonly<Record<string, string>> = {
  // A pressure in hectobar is no multiple of Planck's constant.
  hbar: '\\hbar',
  matrix: '\\begin{pmatrix}#?&#?\\\\#?&#?\\end{pmatrix}',
  cases: '\\begin{cases}#?&#?\\\\#?&#?\\end{cases}',
  ...Object.fromEntries(accents.map((name) => [name, `\\${name}{#?}`])),
}

/** What typed letters and signs turn into in a field that has these keyboards. */
export function typedShortcuts(
  known: MathfieldElement['inlineShortcuts'],
  keyboards: readonly KeyboardLayout[],
): MathfieldElement['inlineShortcuts'] {
  const dropped = new Set([
    ...unitsOfMathLive,
    ...sideBySide,
    ...differentials,
    ...(keyboards.includes('unit') ? alsoUnits : []),
  ])
  const kept = Object.entries(known).filter(([typed]) => !dropped.has(typed))
  return {
    ...Object.fromEntries(kept),
    ...ownSpellings,
    ...namesOfSigns,
    ...(keyboards.includes('unit') ? {} : ownWords),
    ...(keyboards.includes('complex') ? { angle: '\\angle' } : {}),
  }
}

const knownToMathLive = new WeakMap<MathfieldElement, MathfieldElement['inlineShortcuts']>()

/** Keeps MathLive from turning letters that are typed into something else than the field is for. */
export function setTypedShortcuts(
  field: MathfieldElement,
  keyboards: readonly KeyboardLayout[],
  words: readonly string[],
  functions: readonly string[],
): void {
  const known = knownToMathLive.get(field) ?? field.inlineShortcuts
  knownToMathLive.set(field, known)
  // A name of several letters is its letters: `pin` is no π·n.
  const names = Object.fromEntries(words.map((word) => [word, word]))
  const calls = Object.fromEntries(functions.map((name) => [name, `\\operatorname{${name}}`]))
  field.inlineShortcuts = { ...typedShortcuts(known, keyboards), ...calls, ...names }
}
