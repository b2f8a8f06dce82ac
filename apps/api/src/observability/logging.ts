import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'
import { filteredFields } from '@isomorph/contract'

/** Never written to a log, at whatever depth of what is logged they stand: what reports leave out, and secrets. */
const unlogged = [...filteredFields, 'access_token', 'refresh_token', 'authorization', 'cookie']

function atSeveralDepths(field: string): string[] {
  return ['', '*.', '*.*.', '*.*.*.'].map((prefix) => `${prefix}${field}`)
}

/** Paths whose last part is a secret. */
const secretPaths =
  /^(\/api\/calendar\/|\/lti\/register\/|\/api\/lockdownConfigurations\/|\/api\/letters\/unsubscriptions\/).+/

/** Address without the values of its query, where codes, tickets and signatures travel, and without secrets of its path. */
export function loggableUrl(url: string): string {
  const [whole = '', query] = url.split('?')
  const path = whole.replace(secretPaths, '$1…')
  if (query === undefined) return path
  return `${path}?${query.replaceAll(/=[^&]*/g, '=…')}`
}

/** Settings of the request log: one line of JSON each, with filtered fields. */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false
  return {
    level,
    redact: { paths: unlogged.flatMap(atSeveralDepths), censor: '[filtered]' },
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, url: loggableUrl(request.url) }),
      // Messages of the database may quote rows, so only its code and the place in our code are kept.
      err: (error: Error & { code?: string; detail?: unknown }) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        code: error.code,
        ...(error.cause instanceof Error ? { cause: `${error.cause.name}: ${error.cause.message}` } : {}),
      }),
    },
  }
}

/** What the log says about each answer. */
export interface LoggedAnswer {
  readonly reqId: string
  readonly method: string
  readonly route: string | undefined
  readonly status: number
  readonly milliseconds: number
  readonly userId: number | undefined
  readonly impersonatorId: number | undefined
}

/**
 * Writes the line about each answer. Its few members are all named: nothing in them needs filtering, which would take
 * most of the time of the line. What somebody does as somebody else is recorded whatever the level of the log.
 */
export function answerLog(log: FastifyBaseLogger): (answer: LoggedAnswer) => void {
  const ordinary = log.child({}, { redact: [] })
  const impersonated = log.child({}, { redact: [], level: 'info' })
  return (answer) => (answer.impersonatorId === undefined ? ordinary : impersonated).info(answer, 'answered')
}
