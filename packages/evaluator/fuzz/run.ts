import { createRandom, makeInput } from './inputs.ts'
import { examine } from './examine.ts'

export interface FuzzOutcome {
  readonly inputs: number
  readonly troubles: readonly { readonly input: string; readonly key: string; readonly trouble: string }[]
}

/** Examines so many inputs of a seed; the first few troubles are enough to work on. */
export function fuzz(seed: number, inputs: number): FuzzOutcome {
  const random = createRandom(seed)
  const troubles: { input: string; key: string; trouble: string }[] = []
  for (let round = 0; round < inputs && troubles.length < 10; round += 1) {
    const [input, key] = [makeInput(random), makeInput(random)]
    const trouble = examine(input, round % 3 === 0 ? 'x^2+1' : key, round)
    if (trouble !== undefined) troubles.push({ input, key: round % 3 === 0 ? 'x^2+1' : key, trouble })
  }
  return { inputs, troubles }
}
