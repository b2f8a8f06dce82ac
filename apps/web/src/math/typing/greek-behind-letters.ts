import type { MathfieldElement } from 'mathlive'

/**
 * Greek letters that MathLive takes only where no letter stands before them, so that `sinu` is no ν. Behind a space, as in
 * `h nu`, and behind a d, as in `dPhi`, nothing else can be meant.
 */
const behind = /(?:[A-Za-z)\]}] |d)(eta|mu|nu|phi|Phi|psi|Psi|rho|tau|xi|Xi)$/

/** The Greek letter whose name a key ends, in text that was typed in one go. */
export function greekBehind(text: string): string | undefined {
  return behind.exec(text)?.[1]
}

/** Selects the letters of the name, and answers what is to be written there. */
export function greekBehindLetter(field: MathfieldElement, typed: string, key: string): string | undefined {
  const name = greekBehind(typed + key)
  if (name === undefined || !field.selectionIsCollapsed) return undefined
  const from = field.position - (name.length - 1)
  if (from < 0 || field.getValue(from, field.position, 'latex') !== name.slice(0, -1)) return undefined
  field.selection = { ranges: [[from, field.position]] }
  return `\\${name}`
}
