import { createRandom, makeInput } from './inputs.ts'
import { examine } from './examine.ts'

export interface FuzzOutcome {
  readonly inputs: number
  readonly issues: readonly { readonly input: string; readonly key: string; readonly issue: string }[]
}

/** Examines so many inputs of a seed; the first few issues are enough to work on. */
export function fuzz(seed: number, inputs: number): FuzzOutcome {
  const random = createRandom(seed)
  const issues: { input: string; key: string; issue: string }[] = []
  for (let round = 0; round < inputs && issues.length < 10; round += 1) {
    const [input, key] = [makeInput(random), makeInput(random)]
    const issue = examine(input, round % 3 === 0 ? 'x^2+1' : key, round)
    if (issue !== undefined) issues.push({ input, key: round % 3 === 0 ? 'x^2+1' : key, issue })
  }
  return { inputs, issues }
}
