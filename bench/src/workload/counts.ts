import { parseArgs } from 'node:util'

/** How often the workload runs: `--rounds 5 --iters 200 --warmup 50`. */
export interface Counts {
  readonly rounds: number
  readonly iterations: number
  readonly warmup: number
  /** The file of the measured times, one line per question and round. */
  readonly out: string | undefined
  /** The files of two built engines to compare, ours first. */
  readonly engines: readonly string[]
}

function countFrom(value: string | undefined, usual: number): number {
  const count = Number(value ?? usual)
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`“${value ?? ''}” is not a number of times.`)
  return count
}

export function readCounts(args: readonly string[]): Counts {
  const text = { type: 'string' } as const
  const options = { rounds: text, iters: text, warmup: text, out: text, engines: text }
  const { values } = parseArgs({ args: [...args], options })
  return {
    rounds: countFrom(values.rounds, 5),
    iterations: countFrom(values.iters, 200),
    warmup: countFrom(values.warmup, 50),
    out: values.out,
    engines: values.engines?.split(',') ?? [],
  }
}
