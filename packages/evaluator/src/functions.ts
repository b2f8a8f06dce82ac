/**
 * The functions every reader and evaluator knows, with how they are written.
 */
export interface BuiltInFunction {
  /** LaTeX command without the backslash, or undefined where `\operatorname{…}` is used. */
  readonly command?: string
  readonly least: number
  readonly most: number
  /** May stand before its argument without brackets: `\sin x`. */
  readonly isBare: boolean
  /** What `\sin^{-1}` means. */
  readonly inverse?: string
  readonly spoken: string
}

function bare(spoken: string, command?: string, inverse?: string): BuiltInFunction {
  return { least: 1, most: 1, isBare: true, spoken, ...(command ? { command } : {}), ...(inverse ? { inverse } : {}) }
}

function plain(spoken: string, least = 1, most = least, command?: string): BuiltInFunction {
  return { least, most, isBare: false, spoken, ...(command ? { command } : {}) }
}

/** Every function that formulas may use, by its name. */
export const builtInFunctions: ReadonlyMap<string, BuiltInFunction> = new Map([
  ['sin', bare('sine', 'sin', 'arcsin')],
  ['cos', bare('cosine', 'cos', 'arccos')],
  ['tan', bare('tangent', 'tan', 'arctan')],
  ['sec', bare('secant', 'sec', 'arcsec')],
  ['csc', bare('cosecant', 'csc', 'arccsc')],
  ['cot', bare('cotangent', 'cot', 'arccot')],
  ['arcsin', bare('inverse sine', 'arcsin', 'sin')],
  ['arccos', bare('inverse cosine', 'arccos', 'cos')],
  ['arctan', bare('inverse tangent', 'arctan', 'tan')],
  ['arcsec', bare('inverse secant', undefined, 'sec')],
  ['arccsc', bare('inverse cosecant', undefined, 'csc')],
  ['arccot', bare('inverse cotangent', undefined, 'cot')],
  ['sinh', bare('hyperbolic sine', 'sinh', 'arsinh')],
  ['cosh', bare('hyperbolic cosine', 'cosh', 'arcosh')],
  ['tanh', bare('hyperbolic tangent', 'tanh', 'artanh')],
  ['sech', bare('hyperbolic secant', undefined, 'arsech')],
  ['csch', bare('hyperbolic cosecant', undefined, 'arcsch')],
  ['coth', bare('hyperbolic cotangent', 'coth', 'arcoth')],
  ['arsinh', bare('inverse hyperbolic sine', undefined, 'sinh')],
  ['arcosh', bare('inverse hyperbolic cosine', undefined, 'cosh')],
  ['artanh', bare('inverse hyperbolic tangent', undefined, 'tanh')],
  ['arsech', bare('inverse hyperbolic secant', undefined, 'sech')],
  ['arcsch', bare('inverse hyperbolic cosecant', undefined, 'csch')],
  ['arcoth', bare('inverse hyperbolic cotangent', undefined, 'coth')],
  ['ln', bare('natural logarithm', 'ln')],
  ['log', { ...bare('logarithm', 'log'), most: 2 }],
  ['exp', bare('exponential', 'exp')],
  ['sqrt', plain('square root')],
  ['root', plain('root', 2)],
  ['abs', plain('absolute value')],
  ['norm', plain('norm')],
  ['floor', plain('floor')],
  ['ceil', plain('ceiling')],
  ['round', plain('rounded value', 1, 2)],
  ['sign', plain('sign')],
  ['factorial', plain('factorial')],
  ['double-factorial', plain('double factorial')],
  ['gamma-function', plain('gamma function', 1, 1, 'Gamma')],
  ['binomial', plain('binomial coefficient', 2)],
  ['permutations', plain('number of permutations', 2)],
  ['gcd', plain('greatest common divisor', 1, 99, 'gcd')],
  ['lcm', plain('least common multiple', 1, 99)],
  ['min', plain('minimum', 1, 99, 'min')],
  ['max', plain('maximum', 1, 99, 'max')],
  ['mod', plain('remainder', 2)],
  ['conjugate', plain('complex conjugate')],
  ['re', bare('real part')],
  ['im', bare('imaginary part')],
  ['arg', bare('argument', 'arg')],
  ['cis', bare('cis')],
  ['erf', plain('error function')],
  ['det', bare('determinant', 'det')],
  ['transpose', plain('transpose')],
  ['polar', plain('polar form', 2)],
  /** The value of the first argument where the second, a variable, is the third; with a fourth, the difference. */
  ['evaluated', plain('value', 3, 4)],
])

const otherSpellings: Readonly<Record<string, string>> = {
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  asec: 'arcsec',
  acsc: 'arccsc',
  acot: 'arccot',
  arcosec: 'arccsc',
  cosec: 'csc',
  cosech: 'csch',
  tg: 'tan',
  ctg: 'cot',
  arctg: 'arctan',
  asinh: 'arsinh',
  acosh: 'arcosh',
  atanh: 'artanh',
  asech: 'arsech',
  acsch: 'arcsch',
  acoth: 'arcoth',
  arcsinh: 'arsinh',
  arccosh: 'arcosh',
  arctanh: 'artanh',
  arcsech: 'arsech',
  arccsch: 'arcsch',
  arccoth: 'arcoth',
  arsh: 'arsinh',
  arch: 'arcosh',
  arth: 'artanh',
  sh: 'sinh',
  ch: 'cosh',
  th: 'tanh',
  lg: 'log',
  binom: 'binomial',
  sgn: 'sign',
  sgnum: 'sign',
  ceiling: 'ceil',
  conj: 'conjugate',
  Re: 're',
  Im: 'im',
  nCr: 'binomial',
  nPr: 'permutations',
  fact: 'factorial',
  Gamma: 'gamma-function',
  cbrt: 'cbrt',
}

/** Spellings that are words of a program rather than of a formula; only LaTeX operator names may use the short ones. */
const ambiguousInText = new Set(['sh', 'ch', 'th', 'tg', 'arg', 're', 'im', 'cis', 'det', 'mod', 'arch', 'polar'])

/** The built-in function that a spelling such as `asin`, `arcsinh` or `cosec` stands for. */
export function functionNamed(spelling: string): string | undefined {
  if (builtInFunctions.has(spelling)) return spelling
  return Object.hasOwn(otherSpellings, spelling) ? otherSpellings[spelling] : undefined
}

/** Whether a run of plain letters may be taken for this function only when a bracket follows. */
export function needsBracket(spelling: string): boolean {
  return ambiguousInText.has(spelling) || !(builtInFunctions.get(functionNamed(spelling) ?? '')?.isBare ?? false)
}
