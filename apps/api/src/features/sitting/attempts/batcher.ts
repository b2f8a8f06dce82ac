/** Runs several items in one statement; answers the outcome of each in the order given. */
export type RunBatch<Item, Outcome> = (items: readonly Item[]) => Promise<readonly Outcome[]>

export interface BatcherOptions<Item, Outcome> {
  readonly run: RunBatch<Item, Outcome>
  /** Two items of one owner are never on their way at once: they would touch the same row. */
  readonly ownerOf: (item: Item) => string | number
  readonly maximumSize?: number
  /** Statements that may be on their way at once. */
  readonly maximumConcurrent?: number
}

interface QueuedRequest<Item, Outcome> {
  readonly item: Item
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

/** Tells everybody of a statement what came of it. */
type Settle = () => void

function takeBatch<Item, Outcome>(
  queue: QueuedRequest<Item, Outcome>[],
  ownerOf: (item: Item) => string | number,
  { size, busy }: { readonly size: number; readonly busy: ReadonlySet<string | number> },
): QueuedRequest<Item, Outcome>[] {
  const owners = new Set<string | number>(busy)
  const taken: QueuedRequest<Item, Outcome>[] = []
  const left: QueuedRequest<Item, Outcome>[] = []
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

async function runAlone<Item, Outcome>(
  run: RunBatch<Item, Outcome>,
  { item, resolve, reject }: QueuedRequest<Item, Outcome>,
): Promise<Settle> {
  try {
    const [outcome] = await run([item])
    return () => resolve(outcome as Outcome)
  } catch (error) {
    return () => reject(error)
  }
}

async function runTogether<Item, Outcome>(
  run: RunBatch<Item, Outcome>,
  batch: readonly QueuedRequest<Item, Outcome>[],
): Promise<Settle> {
  if (batch.length === 1) return await runAlone(run, batch[0] as QueuedRequest<Item, Outcome>)
  try {
    const outcomes = await run(batch.map(({ item }) => item))
    return () => batch.forEach(({ resolve }, index) => resolve(outcomes[index] as Outcome))
  } catch {
    for (const waiting of batch) {
      const settle = await runAlone(run, waiting)
      settle()
    }
    return () => undefined
  }
}

/** Runs something at the end of the turn of the event loop, however often it was asked for in the turn. */
function atEndOfTurn(run: () => void): () => void {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      run()
    })
  }
}

/**
 * Gathers without waiting: what arrives in one turn of the event loop leaves together at its end, and what arrives while
 * as many statements are on their way as may be leaves when one is back, before anybody is told what came of that one. An
 * error on a batch repeats its members one by one, each told at once, so that one bad item fails alone.
 */
export function createBatcher<Item, Outcome>(options: BatcherOptions<Item, Outcome>): (item: Item) => Promise<Outcome> {
  const { run, ownerOf, maximumSize = 32, maximumConcurrent = 1 } = options
  const queue: QueuedRequest<Item, Outcome>[] = []
  /** Owners of what is on its way: their next item waits, so that no two statements touch the same row at once. */
  const busy = new Set<string | number>()
  let concurrent = 0

  async function runBatch(batch: readonly QueuedRequest<Item, Outcome>[]): Promise<void> {
    const owners = batch.map(({ item }) => ownerOf(item))
    for (const owner of owners) busy.add(owner)
    concurrent += 1
    const settle = await runTogether(run, batch)
    concurrent -= 1
    for (const owner of owners) busy.delete(owner)
    startBatches()
    // The driver hands the next statement over in a tick of its own: the database works while answers are written.
    process.nextTick(settle)
  }

  function startBatches(): void {
    while (concurrent < maximumConcurrent && queue.length > 0) {
      const batch = takeBatch(queue, ownerOf, { size: maximumSize, busy })
      if (batch.length === 0) return
      void runBatch(batch)
    }
  }

  const scheduleBatches = atEndOfTurn(startBatches)

  return (item) =>
    new Promise<Outcome>((resolve, reject) => {
      queue.push({ item, resolve, reject })
      scheduleBatches()
    })
}
