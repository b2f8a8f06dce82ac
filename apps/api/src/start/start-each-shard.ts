import { startOrEnd, type EndStack } from './end-stack.ts'

const againMilliseconds = 5000

/** Several shards that one process starts, each by itself. */
export interface ShardsToStart {
  readonly shards: readonly { readonly key: string; readonly databaseUrl: string }[]
  /** Starts one; what it started before it failed is ended. */
  readonly startOne: (key: string, databaseUrl: string, stack: EndStack) => Promise<void>
  readonly say: (line: string) => void
  readonly stack: EndStack
  readonly waitMilliseconds?: number
}

async function startOneOf({ startOne, stack }: ShardsToStart, key: string, url: string): Promise<void> {
  const { end } = await startOrEnd(async (own) => await startOne(key, url, own))
  stack.push(end)
}

/** A shard whose database is away does not keep the others waiting: it is tried again until it is there. */
function keepTrying(starting: ShardsToStart, key: string, url: string): void {
  let timer: NodeJS.Timeout
  let underWay: Promise<void> = Promise.resolve()
  let isStopped = false
  const tryAgain = (): void => {
    timer = setTimeout(() => {
      underWay = startOneOf(starting, key, url).then(
        () => starting.say(`The shard ${key} is there now.`),
        () => {
          if (!isStopped) tryAgain()
        },
      )
    }, starting.waitMilliseconds ?? againMilliseconds)
  }
  tryAgain()
  starting.stack.push(async () => {
    isStopped = true
    clearTimeout(timer)
    await underWay
  })
}

/** Starts every shard that can be started, and tries the others again; with none at all it fails. */
export async function startEachShard(starting: ShardsToStart): Promise<void> {
  const failures: unknown[] = []
  for (const { key, databaseUrl } of starting.shards) {
    try {
      await startOneOf(starting, key, databaseUrl)
    } catch (error) {
      failures.push(error)
      const why = error instanceof Error ? error.message : String(error)
      starting.say(`The shard ${key} could not be opened and is tried again: ${why}`)
      keepTrying(starting, key, databaseUrl)
    }
  }
  if (failures.length === starting.shards.length)
    throw new Error('None of the shards could be opened.', { cause: failures[0] })
}
