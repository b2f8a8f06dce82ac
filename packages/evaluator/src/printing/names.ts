import { greekLetter, latexOfLetter } from '../reading/names.ts'

/** LaTeX of a variable's name: `v_max` → `v_{max}`, `alpha_1` → `\alpha_{1}`, `speed` → `\operatorname{speed}`. */
export function latexName(name: string): string {
  const primes = /'*$/.exec(name)![0]
  const [base, ...rest] = name.slice(0, name.length - primes.length).split('_')
  const letter =
    latexOfLetter(base!) ?? (base!.length > 1 && !/^[^\x20-\x7e]$/u.test(base!) ? `\\operatorname{${base}}` : base!)
  const subscript = rest.join('_')
  return (subscript === '' ? letter : `${letter}_{${latexOfLetter(subscript) ?? subscript}}`) + primes
}

/** Plain text of a name; braces hold together a subscript that is more than letters and digits. */
export function textName(name: string): string {
  const underscore = name.indexOf('_')
  if (underscore < 0) return name
  const subscript = name.slice(underscore + 1)
  return /^[A-Za-z0-9]+'*$/.test(subscript) ? name : `${name.slice(0, underscore)}_{${subscript}}`
}

/** How a name is spoken. */
export function spokenName(name: string): string {
  const [base, ...rest] = name.replace(/'+$/, '').split('_')
  const primes = name.length - name.replace(/'+$/, '').length
  const spoken = greekLetter(base!) ? base!.toLowerCase() : base!
  const isCapital = /^[A-Z]/.test(base!) && (base!.length === 1 || greekLetter(base!) !== undefined)
  const letter = (isCapital ? 'capital ' : '') + spoken
  return letter + (rest.length > 0 ? ` sub ${rest.join(' ')}` : '') + ' prime'.repeat(primes)
}
