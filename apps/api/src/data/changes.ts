import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** What changed: `users:41`. `*` means that news may have been missed: everything mutable is to be forgotten. */
export type ChangeHandler = (topic: string, id: string) => void

/** News of changes that any process made, so that each drops what it caches wrongly. */
export interface Changes {
  readonly subscribe: (handler: ChangeHandler) => void
  /** False while there is no listening connection: then nothing mutable may be cached. */
  readonly isListening: () => boolean
  /** Makes every process drop its caches, and answers how many say that they have. */
  readonly forgetEverywhere: () => Promise<number>
  readonly close: () => Promise<void>
}

/** No news at all: whatever can change is looked up each time. */
export const noChanges: Changes = {
  subscribe: () => undefined,
  isListening: () => false,
  forgetEverywhere: async () => 0,
  close: async () => undefined,
}

const reconnectMilliseconds = 1000

/** A connection whose other end is gone without a word looks like one on which there is no news. */
const heartbeatMilliseconds = 10_000
const silenceMilliseconds = 5000

/** Nobody knows how many processes there are: answers are waited for until this long after the last of them. */
const quietMilliseconds = 400
const longestMilliseconds = 3000

async function send(client: pg.Client, topic: string, id: string): Promise<void> {
  await client.query('select pg_notify($1, $2)', ['changed', `${topic}:${id}`])
}

/** Counts the processes that say that they have dropped their caches. */
function createAnswerCount() {
  const answers = new Map<string, number>()
  return {
    /** Every process hears every answer: those to another process's question are nobody's here. */
    count(id: string): void {
      const count = answers.get(id)
      if (count !== undefined) answers.set(id, count + 1)
    },
    async askEverybody(client: pg.Client): Promise<number> {
      const id = randomUUID()
      answers.set(id, 0)
      await send(client, 'forget', id)
      let count = -1
      for (const end = Date.now() + longestMilliseconds; count !== answers.get(id) && Date.now() < end;) {
        count = answers.get(id) ?? 0
        await wait(quietMilliseconds)
      }
      count = answers.get(id) ?? 0
      answers.delete(id)
      return count
    },
  }
}

type AnswerCount = ReturnType<typeof createAnswerCount>

const createListeningClient = (url: string): pg.Client =>
  new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: silenceMilliseconds,
    query_timeout: silenceMilliseconds,
  })

/** What a notification means for this process: an answer to its question, a question to all, or a change. */
function handleNotification(
  client: pg.Client,
  payload: string,
  { answers, tell }: { readonly answers: AnswerCount; readonly tell: ChangeHandler },
): void {
  const [topic = '', id = ''] = payload.split(':', 2)
  if (topic === 'forgotten') answers.count(id)
  else if (topic === 'forget') {
    tell('*', '')
    void send(client, 'forgotten', id).catch(() => undefined)
  } else tell(topic, id)
}

/** Asks now and then, so that a connection without its other end is noticed. */
function startHeartbeat(listening: () => pg.Client | undefined, lose: (lost: pg.Client) => void): NodeJS.Timeout {
  const heartbeat = setInterval(() => {
    const asked = listening()
    asked?.query('select 1').catch(() => lose(asked))
  }, heartbeatMilliseconds)
  return heartbeat.unref()
}

/**
 * Listens on a connection of its own (never through a pooler in transaction mode) and reconnects when it is lost.
 * Losing and regaining the connection is itself told as `*`.
 */
export async function listenForChanges(url: string): Promise<Changes> {
  const handlers: ChangeHandler[] = []
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isListening = false
  const answers = createAnswerCount()

  const tell: ChangeHandler = (topic, id) => {
    for (const handler of handlers) handler(topic, id)
  }

  const lose = (lost: pg.Client): void => {
    if (client !== lost) return
    client = undefined
    isListening = false
    tell('*', '')
    void lost.end().catch(() => undefined)
    if (!isClosed) timer = setTimeout(() => void connect().catch(() => undefined), reconnectMilliseconds)
  }

  const connect = async (): Promise<void> => {
    const fresh = createListeningClient(url)
    client = fresh
    fresh.on('error', () => lose(fresh))
    fresh.on('end', () => lose(fresh))
    fresh.on('notification', ({ payload = '' }) => handleNotification(fresh, payload, { answers, tell }))
    try {
      await fresh.connect()
      await fresh.query('listen changed')
      isListening = true
      tell('*', '')
    } catch (error) {
      lose(fresh)
      throw error
    }
  }

  await connect()
  const heartbeat = startHeartbeat(() => (isListening ? client : undefined), lose)
  return {
    subscribe: (handler) => void handlers.push(handler),
    isListening: () => isListening,
    forgetEverywhere: async () => (client && isListening ? await answers.askEverybody(client) : 0),
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      clearInterval(heartbeat)
      await client?.end()
    },
  }
}
