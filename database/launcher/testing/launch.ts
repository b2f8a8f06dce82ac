import { EmbeddedDatabaseError, startEmbeddedDatabase } from '../index.ts'

/** A process of its own that starts a database, says what came of it as one JSON line, and stops on a line of input. */
const say = (event: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(event)}\n`)

try {
  const database = await startEmbeddedDatabase({ dataDir: process.argv[2] ?? '', log: (line) => say({ log: line }) })
  say({ url: database.url })
  process.stdin.once('data', () => {
    void database.stop().then(() => process.exit(0))
  })
} catch (error) {
  say(
    error instanceof EmbeddedDatabaseError ? { reason: error.reason, message: error.message } : { bug: String(error) },
  )
}
