/**
 * Accents belong to the name of a letter: x, x̄, x̂ and x⃗ are four letters. A name carries its accents as combining
 * characters behind the letter, before the subscript: `v⃗_0`.
 */
const ACCENTS = {
  vec: '\u20d7',
  hat: '\u0302',
  tilde: '\u0303',
  bar: '\u0304',
  dot: '\u0307',
  ddot: '\u0308',
  /** Written as an exponent: `x^*`. */
  star: '\u20f0',
} as const

export type Accent = keyof typeof ACCENTS

const commandsOf: Readonly<Record<string, Accent>> = {
  vec: 'vec',
  overrightarrow: 'vec',
  hat: 'hat',
  widehat: 'hat',
  tilde: 'tilde',
  widetilde: 'tilde',
  dot: 'dot',
  ddot: 'ddot',
}

/** The accent of a LaTeX command such as `\hat`. A bar can also conjugate and is read by itself. */
export const accentNamed = (command: string): Accent | undefined =>
  Object.hasOwn(commandsOf, command) ? commandsOf[command] : undefined

/** Whether a character is one of the accents, as it is pasted behind a letter. */
export const isAccent = (character: string): boolean =>
  character !== '' && (Object.values(ACCENTS) as readonly string[]).includes(character)

/** The name with one more accent. */
export function withAccent(name: string, accent: Accent): string {
  const underscore = name.indexOf('_')
  return underscore < 0 ? name + ACCENTS[accent] : name.slice(0, underscore) + ACCENTS[accent] + name.slice(underscore)
}

/** The accents of a name, innermost first, and the name without them. */
export function accentsOf(name: string): { readonly bare: string; readonly accents: readonly Accent[] } {
  const accents: Accent[] = []
  let bare = ''
  for (const character of name) {
    const found = (Object.keys(ACCENTS) as Accent[]).find((accent) => ACCENTS[accent] === character)
    if (found === undefined) bare += character
    else accents.push(found)
  }
  return { bare, accents }
}

/** Whether a name has a star, as in x*. */
export const isStarred = (name: string): boolean => name.includes(ACCENTS.star)

/** Whether a name stands for a vector. */
export const isVectorName = (name: string): boolean => name.includes(ACCENTS.vec)
