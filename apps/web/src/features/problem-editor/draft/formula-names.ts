/**
 * Which names stand in a formula, by its spelling alone: fast enough for every keystroke and forgiving with what is
 * half typed. The evaluator's reader decides what a formula means; this only says what an author may want to create.
 */

const greek =
  'alpha|beta|gamma|delta|epsilon|varepsilon|zeta|eta|theta|vartheta|iota|kappa|lambda|mu|nu|xi|rho|sigma|tau|upsilon|phi|varphi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Sigma|Upsilon|Phi|Psi|Omega'

const subscript = String.raw`(?:_(?:\{(?:\\mathrm\{)?([A-Za-z0-9]+)\}?\}|([A-Za-z0-9])))?`

const tokenPattern = new RegExp(
  [
    String.raw`\\variable\{((?:[^{}]|\{[^{}]*\})*)\}`,
    // Words in upright type are units or functions, not variables.
    String.raw`\\(?:mathrm|operatorname|text|mathbb|placeholder)\*?\{[^{}]*\}`,
    String.raw`\\(?:begin|end)\{[^{}]*\}`,
    String.raw`\\(${greek})(?![A-Za-z])${subscript}`,
    String.raw`\\(?:[A-Za-z]+|.)`,
    String.raw`([A-Za-z])${subscript}`,
  ].join('|'),
  'g',
)

const constants: ReadonlySet<string> = new Set(['e', 'i', 'd'])

export interface FormulaNames {
  /** Names that stand as pills. */
  readonly pills: readonly string[]
  /** Letters that stand as letters, in canonical spelling (`v_0`, `alpha`). */
  readonly letters: readonly string[]
}

function joined(base: string, script: string | undefined): string {
  return script === undefined ? base : `${base}_${script}`
}

export function namesInFormula(latex: string): FormulaNames {
  const pills = new Set<string>()
  const letters = new Set<string>()
  for (const match of latex.matchAll(tokenPattern)) {
    const [, pill, greekLetter, greekBraced, greekBare, letter, braced, bare] = match
    if (pill !== undefined) pills.add(pill.replace(/^\\/, '').replace(/_\{([^}]*)\}$/, '_$1'))
    else if (greekLetter !== undefined) letters.add(joined(greekLetter, greekBraced ?? greekBare))
    else if (letter !== undefined) {
      const name = joined(letter, braced ?? bare)
      if (!constants.has(name)) letters.add(name)
    }
  }
  return { pills: [...pills], letters: [...letters] }
}

/** Names that an author uses and no variable has. `mayHaveLetters`: letters of their own are allowed (formula answers). */
export function unknownNames(latex: string, known: readonly string[], mayHaveLetters: boolean): readonly string[] {
  const { pills, letters } = namesInFormula(latex)
  const used = mayHaveLetters ? pills : [...pills, ...letters]
  return used.filter((name, index) => !known.includes(name) && used.indexOf(name) === index)
}
