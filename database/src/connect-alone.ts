import pg from 'pg'

/** A server that cannot be connected to; `message` says which, why and what to do. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}

interface Failure {
  readonly code: string | undefined
  readonly message: string
}

/** A name with several addresses fails once for each of them; the error that holds them has no message. */
function failureOf(error: unknown): Failure {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  const { code } = first as { readonly code?: string }
  return { code, message: first instanceof Error ? first.message : String(first) }
}

/** What the system, not the server, says. */
const silence = /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EACCES)$/

function describeFailure({ code = '', message }: Failure, client: pg.Client): string {
  const server = `${client.host.includes(':') ? `[${client.host}]` : client.host}:${client.port}`
  const [database = '', role = ''] = [client.database, client.user]
  if (silence.test(code) || message === 'timeout expired')
    return `No PostgreSQL answers at ${server} (${code || 'no answer in 10 s'}). Start it, or set DATABASE_URL to where it is.`
  if (code === '3D000')
    return (
      `The PostgreSQL at ${server} has no database "${database}". As a superuser: create database "${database}" owner "${role}" ` +
      `encoding 'UTF8' template template0; or set DATABASE_URL to another one.`
    )
  if (code.startsWith('28'))
    return (
      `The PostgreSQL at ${server} does not let "${role}" in: ${message}. ` +
      'Set user name and password in DATABASE_URL, or let the role in by pg_hba.conf.'
    )
  if (code === '53300')
    return `The PostgreSQL at ${server} has no connection left: ${message}. Raise max_connections, or end other programs.`
  return `The PostgreSQL at ${server} refuses the connection: ${message}. Check DATABASE_URL.`
}

function clientFor(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  } catch (cause) {
    throw new ConnectionError(
      'The address of the database cannot be read. It is such as postgres://user:password@db.example.edu:5432/isomorph; ' +
        'in the password # is written as %23, / as %2F and @ as %40.',
      { cause },
    )
  }
}

/** A connection outside any pool, for who starts or copies a database. */
export async function connectAlone(url: string): Promise<pg.Client> {
  const client = clientFor(url)
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (cause) {
    throw new ConnectionError(describeFailure(failureOf(cause), client), { cause })
  }
  return client
}
