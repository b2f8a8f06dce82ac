/** Greek letters by their canonical name, and the other spellings that mean the same letter. */
const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega'.split(
    ' ',
  )
const letters = 'αβγδεζηθικλμνξοπρστυφχψω'
const capitals = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'

const byLetter = new Map<string, string>()
const letterOf = new Map<string, string>()
const names = new Set<string>()

for (const [index, name] of greek.entries()) {
  const capitalName = name[0]!.toUpperCase() + name.slice(1)
  for (const [spelling, canonical] of [
    [letters[index]!, name],
    [capitals[index]!, capitalName],
  ] as const) {
    byLetter.set(spelling, canonical)
    letterOf.set(canonical, spelling)
    names.add(canonical)
  }
}
for (const [spelling, canonical] of [
  ['ϵ', 'epsilon'],
  ['ϑ', 'theta'],
  ['ϕ', 'phi'],
  ['ϱ', 'rho'],
  ['ς', 'sigma'],
  ['ϖ', 'pi'],
  ['µ', 'mu'],
  ['ϰ', 'kappa'],
] as const) {
  byLetter.set(spelling, canonical)
}

const variants: Readonly<Record<string, string>> = {
  varepsilon: 'epsilon',
  vartheta: 'theta',
  varphi: 'phi',
  varrho: 'rho',
  varsigma: 'sigma',
  varpi: 'pi',
  varkappa: 'kappa',
  varGamma: 'Gamma',
  varDelta: 'Delta',
  varTheta: 'Theta',
  varLambda: 'Lambda',
  varXi: 'Xi',
  varPi: 'Pi',
  varSigma: 'Sigma',
  varUpsilon: 'Upsilon',
  varPhi: 'Phi',
  varPsi: 'Psi',
  varOmega: 'Omega',
}

/** `alpha` for `α`, `alpha`, or a LaTeX command name such as `varepsilon`; undefined where it is no Greek letter. */
export function greekName(spelling: string): string | undefined {
  if (names.has(spelling)) return spelling
  return byLetter.get(spelling) ?? (Object.hasOwn(variants, spelling) ? variants[spelling] : undefined)
}

/** `α` for `alpha`. */
export function greekLetter(name: string): string | undefined {
  return letterOf.get(name)
}

/** Capital Greek letters that look like Latin ones have no LaTeX command. */
const withoutCommand = new Set('Alpha Beta Epsilon Zeta Eta Iota Kappa Mu Nu Omicron Rho Tau Chi omicron'.split(' '))

/** The LaTeX commands of Greek letters, without the backslash: `alpha`, `varepsilon`, `Gamma`. */
export const greekCommands: readonly string[] = [...names, ...Object.keys(variants)].filter(
  (name) => !withoutCommand.has(name),
)

/** LaTeX of one letter or Greek name: `\alpha`, `x`, `\mathrm{A}` for a capital alpha. */
export function latexOfLetter(name: string): string | undefined {
  if (!names.has(name)) return undefined
  return withoutCommand.has(name) ? letterOf.get(name)! : `\\${name}`
}

/**
 * The canonical spelling of a variable's name: Greek letters by name, the subscript behind one underscore and without
 * braces: `v_{0}` → `v_0`, `\alpha_{1}` → `alpha_1`, `ε` → `epsilon`.
 */
export function canonicalName(spelling: string): string {
  const underscore = spelling.indexOf('_')
  if (underscore < 0) return canonicalPart(spelling)
  const subscript = spelling.slice(underscore + 1).replace(/^\{(.*)\}$/, '$1')
  return `${canonicalPart(spelling.slice(0, underscore))}_${canonicalPart(subscript)}`
}

function canonicalPart(part: string): string {
  const name = part.trim().replace(/^\\/, '')
  const known = greekName(name)
  if (known) return known
  const inner = /^(?:mathrm|text|operatorname|mathit)\{(.*)\}$/.exec(name)
  return inner ? inner[1]! : name
}
