import pg from 'pg'

/** Asks a database whether it answers. */
export interface Probe {
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
}

/** In pg's words for the same. */
const tooLate = 'timeout exceeded when trying to connect'

/** Connects within the time and asks one thing; the connection stays for the next question. */
async function connect(url: string, milliseconds: number): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: milliseconds })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * Asks on one connection of its own, which is dropped when no answer came within the time. Whoever asks meanwhile
 * shares the answer.
 */
export function createProbe(url: string, milliseconds: number): Probe {
  let client: Promise<pg.Client> | undefined
  let underWay: Promise<void> | undefined

  function drop(): void {
    const dropped = client
    client = undefined
    void dropped?.then((lost) => lost.end()).catch(() => undefined)
  }

  async function ask(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_, reject) => {
      // A process that was busy for as long has the answer already, and only has to read it.
      timer = setTimeout(() => setImmediate(() => reject(new Error(tooLate))), milliseconds)
    })
    client ??= connect(url, milliseconds)
    try {
      await Promise.race([client.then((connected) => connected.query('select 1')), silence])
    } catch (error) {
      drop()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    ping: async () => {
      underWay ??= ask().finally(() => (underWay = undefined))
      await underWay
    },
    close: async () => {
      const last = client
      client = undefined
      await last?.then((open) => open.end()).catch(() => undefined)
    },
  }
}
