import { performance } from 'node:perf_hooks'
import { busyShareOf, quietShare, type Room } from './leave-room.ts'

/** How fast work in portions goes on while somebody waits for it, and others for their requests. */
export interface Pace {
  /** How much the next portion may hold: a fifth of what is usual while the process is busy with requests. */
  readonly portion: (usual: number) => number
  /**
   * Called after each portion. While the process is busy with requests it waits as long as was worked since the last wait. A quiet
   * process is looked at from time to time only.
   */
  readonly rest: () => Promise<void>
}

interface PaceRoom extends Room {
  readonly now: () => number
}

const lookMilliseconds = 20
const lookEveryMilliseconds = 200
const busyPortions = 5

/** A pace for one run of work. */
export function createPace(room: PaceRoom = { busyShareOf, now: () => performance.now() }): Pace {
  let isBusy = false
  let checkedAt = -Infinity
  let restedAt = room.now()

  async function look(): Promise<void> {
    isBusy = (await room.busyShareOf(lookMilliseconds)) >= quietShare
    checkedAt = room.now()
  }

  return {
    portion: (usual) => (isBusy ? Math.ceil(usual / busyPortions) : usual),
    async rest() {
      const worked = room.now() - restedAt
      if (isBusy || room.now() - checkedAt >= lookEveryMilliseconds) await look()
      for (let waited = lookMilliseconds; isBusy && waited < worked; waited += lookMilliseconds) await look()
      restedAt = room.now()
    },
  }
}

/** Takes what is there in portions, each as large as the pace allows when its turn comes. */
export function* portionsOf<Item>(items: readonly Item[], usual: number, pace: Pace): Generator<readonly Item[]> {
  for (let from = 0; from < items.length;) {
    const until = from + pace.portion(usual)
    yield items.slice(from, until)
    from = until
  }
}
