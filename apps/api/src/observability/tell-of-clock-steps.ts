import type { Shard } from '../tenancy/shards.ts'

/** Somebody has to look at a clock that was set; no deadline follows it meanwhile. */
export function tellOfClockSteps(
  { key, clock }: Pick<Shard, 'key' | 'clock'>,
  complain: (error: Error, what: string) => void,
): void {
  clock.steps?.onStep(({ clock: which, seconds }) => {
    const sentence =
      seconds === 0
        ? `The clock of the ${which} is right again`
        : `The clock of the ${which} was set by ${seconds} s: deadlines do not follow it`
    complain(new Error(sentence), `clock of shard ${key}`)
  })
}
