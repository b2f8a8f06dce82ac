/** What every engine is asked, and what it answers: one line of JSON each way, so that each has a process of its own. */

/** The same two expressions in both spellings: LaTeX as a math keyboard writes it, and plain explicit ASCII. */
export interface Pair {
  readonly latex: readonly [key: string, answer: string]
  readonly text: readonly [key: string, answer: string]
}

/** `null`: the engine could not say, or could not read one of the two. */
export type Verdict = boolean | null

export interface Answered {
  readonly verdict: Verdict
  /** Reading both and comparing them, measured inside the engine's own process. */
  readonly us: number
}

/** Compares one pair. May throw: that counts as no answer. */
export type Compare = (pair: Pair) => Verdict

/** The same number for the same seed everywhere (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
