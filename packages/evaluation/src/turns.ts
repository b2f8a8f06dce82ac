export interface TurnOptions {
  /** How many may be at work at once. */
  readonly places: number
  /** How many may wait; more are turned away at once. */
  readonly maximumWaiting: number
  /** How long one waits at most before it is turned away. */
  readonly waitMilliseconds: number
}

/** Of one owner. Further ones are turned away, so that nobody fills the list for the others. */
const maximumWaitingOfOne = 2

interface Waiting {
  readonly owner: string
  readonly begin: () => void
}

export interface Turns {
  /** Waits for a place, and answers what gives it back; nothing when there is none in time. */
  readonly take: (owner: string, waitMilliseconds?: number) => Promise<(() => void) | undefined>
  readonly waiting: () => number
}

/** Waits at the end of the list. Says whether its turn came in time. */
function waitIn(waiting: Waiting[], owner: string, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(entry), 1)
      resolve(false)
    }, milliseconds)
    const entry: Waiting = {
      owner,
      begin: () => {
        clearTimeout(timer)
        resolve(true)
      },
    }
    waiting.push(entry)
  })
}

/** Hands out places in the order they are asked for, one at a time to each owner: who asks often waits for itself only. */
export function createTurns({ places, maximumWaiting, ...options }: TurnOptions): Turns {
  const atWork = new Set<string>()
  const waiting: Waiting[] = []

  function begin(): void {
    while (atWork.size < places) {
      const index = waiting.findIndex(({ owner }) => !atWork.has(owner))
      const [next] = index < 0 ? [] : waiting.splice(index, 1)
      if (next === undefined) return
      atWork.add(next.owner)
      next.begin()
    }
  }

  function giveBack(owner: string): void {
    atWork.delete(owner)
    begin()
  }

  return {
    async take(owner, waitMilliseconds = options.waitMilliseconds) {
      const own = waiting.filter((each) => each.owner === owner).length
      if (waiting.length >= maximumWaiting || own >= maximumWaitingOfOne) return undefined
      const isInTime = waitIn(waiting, owner, waitMilliseconds)
      begin()
      return (await isInTime) ? () => giveBack(owner) : undefined
    },
    waiting: () => waiting.length,
  }
}
