/** What `compare-builds.ts` asks of an engine: variants of one question, from a seed on, with a right and a wrong answer each. */
export interface Turn {
  readonly question: number
  readonly seed: number
  readonly count: number
}

/** Processor time of the engine's process (all its threads) for one variant and for one grade; how many of 2 × count agreed. */
export interface TurnResult {
  readonly variantMicroseconds: number
  readonly gradeMicroseconds: number
  readonly agreed: number
}
