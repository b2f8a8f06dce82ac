/** Runs several things in one statement; answers each one's outcome in the order given. */
export type RunBatch<Item, Outcome> = (items: readonly Item[]) => Promise<readonly Outcome[]>

export interface BatcherOptions<Item, Outcome> {
  readonly run: RunBatch<Item, Outcome>
  /** Two items of one owner are never on their way at once: they would touch the same row. */
  readonly ownerOf: (item: Item) => string | number
  readonly maximumSize?: number
  /** Statements that may be on their way at once. */
  readonly maximumFlights?: number
}

interface Waiting<Item, Outcome> {
  readonly item: Item
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

/** Tells everybody of a statement what came of it. */
type Arrival = () => void

function takeBatch<Item, Outcome>(
  queue: Waiting<Item, Outcome>[],
  ownerOf: (item: Item) => string | number,
  { size, busy }: { readonly size: number; readonly busy: ReadonlySet<string | number> },
): Waiting<Item, Outcome>[] {
  const owners = new Set<string | number>(busy)
  const taken: Waiting<Item, Outcome>[] = []
  const left: Waiting<Item, Outcome>[] = []
  for (const waiting of queue) {
    const owner = ownerOf(waiting.item)
    if (taken.length < size && !owners.has(owner)) {
      owners.add(owner)
      taken.push(waiting)
    } else left.push(waiting)
  }
  queue.splice(0, queue.length, ...left)
  return taken
}

/**
 * Gathers without waiting: what arrives in one turn of the event loop leaves together at its end, and what arrives while
 * as many statements are on their way as may be leaves when one is back, before anybody is told what came of that one. An
 * error on a batch repeats its members one by one, each told at once, so that one bad item fails alone.
 */
export function createBatcher<Item, Outcome>(options: BatcherOptions<Item, Outcome>): (item: Item) => Promise<Outcome> {
  const { run, ownerOf, maximumSize = 32, maximumFlights = 1 } = options
  const queue: Waiting<Item, Outcome>[] = []
  /** Owners of what is on its way: their next item waits, so that no two statements touch the same row at once. */
  const busy = new Set<string | number>()
  let flights = 0
  let isAboutToLeave = false

  async function runAlone({ item, resolve, reject }: Waiting<Item, Outcome>): Promise<Arrival> {
    try {
      const [outcome] = await run([item])
      return () => resolve(outcome as Outcome)
    } catch (error) {
      return () => reject(error)
    }
  }

  async function runTogether(batch: readonly Waiting<Item, Outcome>[]): Promise<Arrival> {
    if (batch.length === 1) return await runAlone(batch[0] as Waiting<Item, Outcome>)
    try {
      const outcomes = await run(batch.map(({ item }) => item))
      return () => batch.forEach(({ resolve }, index) => resolve(outcomes[index] as Outcome))
    } catch {
      for (const waiting of batch) {
        const arrive = await runAlone(waiting)
        arrive()
      }
      return () => undefined
    }
  }

  async function fly(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    const owners = batch.map(({ item }) => ownerOf(item))
    for (const owner of owners) busy.add(owner)
    flights += 1
    const arrive = await runTogether(batch)
    flights -= 1
    for (const owner of owners) busy.delete(owner)
    leave()
    // The driver hands the next statement over in a tick of its own: the database works while answers are written.
    process.nextTick(arrive)
  }

  function leave(): void {
    while (flights < maximumFlights && queue.length > 0) {
      const batch = takeBatch(queue, ownerOf, { size: maximumSize, busy })
      if (batch.length === 0) return
      void fly(batch)
    }
  }

  function leaveTogether(): void {
    if (isAboutToLeave) return
    isAboutToLeave = true
    setImmediate(() => {
      isAboutToLeave = false
      leave()
    })
  }

  return (item) =>
    new Promise<Outcome>((resolve, reject) => {
      queue.push({ item, resolve, reject })
      leaveTogether()
    })
}
