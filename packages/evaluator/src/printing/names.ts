import { accentsOf } from '../accents.ts'
import { concentrationLatex, spokenConcentration } from '../reading/names/substance.ts'
import { greekLetter, latexOfLetter } from '../reading/names/names.ts'
import type { NameWords } from './speech/speech-words.ts'

const specialLetters: Readonly<Record<string, string>> = { ħ: '\\hbar', '∇': '\\nabla' }

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
export function spokenName(name: string, words: NameWords): string {
  const { bare, accents } = accentsOf(name.replace(/'+$/, ''))
  const [base, ...rest] = bare.split('_')
  const primes = name.length - name.replace(/'+$/, '').length
  const isGreek = greekLetter(base!) !== undefined
  const plain = isGreek ? base!.toLowerCase() : base!
  const spoken = spokenConcentration(base!, words) ?? words.letters[plain] ?? plain
  const isCapital = /^[A-Z]/.test(base!) && (base!.length === 1 || isGreek)
  const letter = isCapital ? words.capital(spoken) : spoken
  const named = accents.includes('vec') ? words.vector(letter) : letter
  const behind = accents.flatMap((accent) => (accent === 'vec' ? [] : [` ${words.accents[accent]}`]))
  const subscript = rest.length > 0 ? ` ${words.sub} ${rest.map((part) => spokenSubscript(part, words)).join(' ')}` : ''
  return named + behind.join('') + subscript + ` ${words.prime}`.repeat(primes)
}

function spokenSubscript(subscript: string, words: NameWords): string {
  return greekLetter(subscript) === undefined ? subscript : (words.letters[subscript] ?? subscript)
}
