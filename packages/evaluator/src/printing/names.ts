import { accentsOf } from '../accents.ts'
import { concentrationLatex, spokenConcentration } from '../reading/names/substance.ts'
import { greekLetter, latexOfLetter } from '../reading/names/names.ts'

const specialLetters: Readonly<Record<string, string>> = { ħ: '\\hbar', '∇': '\\nabla' }
const spokenLetters: Readonly<Record<string, string>> = { ħ: 'h bar', '∇': 'nabla' }
const spokenAccents = {
  vec: 'vector',
  hat: 'hat',
  tilde: 'tilde',
  bar: 'bar',
  dot: 'dot',
  ddot: 'double dot',
  star: 'star',
} as const

/** LaTeX of a variable's name: `v_max` → `v_{max}`, `alpha_1` → `\alpha_{1}`, `speed` → `\operatorname{speed}`. */
export function latexName(name: string): string {
  const primes = /'*$/.exec(name)![0]
  const { bare, accents } = accentsOf(name.slice(0, name.length - primes.length))
  const [base, ...rest] = bare.split('_')
  const isWord = base!.length > 1 && !/^[^\x20-\x7e]$/u.test(base!) && accents.length === 0
  const plain =
    concentrationLatex(base!) ??
    specialLetters[base!] ??
    latexOfLetter(base!) ??
    (isWord ? `\\operatorname{${base}}` : base!)
  const letter = accents.reduce((inner, accent) => (accent === 'star' ? inner : `\\${accent}{${inner}}`), plain)
  const stars = accents.filter((accent) => accent === 'star').map(() => '*')
  const raised = stars.length === 0 ? '' : `^{${stars.join('')}}`
  const subscript = rest.join('_')
  return (subscript === '' ? letter : `${letter}_{${latexOfLetter(subscript) ?? subscript}}`) + primes + raised
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
  const { bare, accents } = accentsOf(name.replace(/'+$/, ''))
  const [base, ...rest] = bare.split('_')
  const primes = name.length - name.replace(/'+$/, '').length
  const spoken =
    spokenConcentration(base!) ?? (greekLetter(base!) ? base!.toLowerCase() : (spokenLetters[base!] ?? base!))
  const isCapital = /^[A-Z]/.test(base!) && (base!.length === 1 || greekLetter(base!) !== undefined)
  const before = accents.includes('vec') ? 'vector ' : ''
  const behind = accents.filter((accent) => accent !== 'vec').map((accent) => ` ${spokenAccents[accent]}`)
  const letter = before + (isCapital ? 'capital ' : '') + spoken + behind.join('')
  return letter + (rest.length > 0 ? ` sub ${rest.join(' ')}` : '') + ' prime'.repeat(primes)
}
