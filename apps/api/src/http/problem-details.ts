import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorData } from '@isomorph/contract'
import { platformRefusals } from '../refusals/common.errors.ts'
import { Refusal, type FieldError, type RefusalKind } from '../refusals/refusals.ts'

const kindsByStatus = new Map<number, RefusalKind>(
  [
    platformRefusals.unreadableRequest,
    platformRefusals.notSignedIn,
    platformRefusals.notAllowed,
    platformRefusals.notFound,
    platformRefusals.methodNotAllowed,
    platformRefusals.requestTooSlow,
    platformRefusals.tooLarge,
    platformRefusals.unsupportedMediaType,
    platformRefusals.tooManyRequests,
    platformRefusals.unavailable,
  ].map((kind) => [kind.status, kind]),
)

/** Connection failures, shutting down, too many connections, out of resources; and conflicts worth another try. */
const unavailableCodes = /^(08|53|57P|25P03|40001|40P01|55P03|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/
/** Cut off at the limit of a statement: the same again would take as long. */
const statementCancelled = '57014'
/** Data that the database cannot hold, such as U+0000 in a text. */
const badDataCodes = /^22/

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}

/** The refusal behind an error, or undefined for a bug of ours. */
export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const code = codeOf(error)
  if (badDataCodes.test(code)) return new Refusal(platformRefusals.unreadableRequest, { cause: error })
  if (code === statementCancelled)
    return new Refusal(platformRefusals.tookTooLong, { cause: error, retryAfterSeconds: 30 })
  if (unavailableCodes.test(code)) return new Refusal(platformRefusals.unavailable, { cause: error })
  if (
    error instanceof Error &&
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|timeout expired/.test(
      error.message,
    )
  )
    return new Refusal(platformRefusals.unavailable, { cause: error })
  const status = (error as Partial<FastifyError> | null)?.statusCode
  if (status === undefined || status < 400 || status >= 500) return undefined
  return new Refusal(kindsByStatus.get(status) ?? platformRefusals.otherRefusal, { cause: error })
}

const oauthErrors: Readonly<Record<string, string>> = {
  'urn:isomorph:invalid-grant': 'invalid_grant',
  'urn:isomorph:unknown-client': 'invalid_client',
  'urn:isomorph:unsupported-grant-type': 'unsupported_grant_type',
  'urn:isomorph:invalid-scope': 'invalid_scope',
  'urn:isomorph:unavailable': 'temporarily_unavailable',
}

/** OAuth's names for what went wrong at the token endpoint (RFC 6749 §5.2). */
function oauthMembers(refusal: Refusal): { error: string; error_description: string } {
  return { error: oauthErrors[refusal.kind.type] ?? 'invalid_request', error_description: refusal.detail }
}

const scimTypes: Readonly<Record<string, string>> = {
  'urn:isomorph:scim-filter': 'invalidFilter',
  'urn:isomorph:scim-path': 'invalidPath',
  'urn:isomorph:scim-email-stays': 'mutability',
}

/** What SCIM says of errors (RFC 7644 §3.12), beside our own members: its status is a text. */
function sendForScim(reply: FastifyReply, data: ErrorData & Record<string, unknown>): FastifyReply {
  const usual: Readonly<Record<number, string>> = { 400: 'invalidValue', 409: 'uniqueness' }
  const scimType = scimTypes[data.type] ?? usual[data.status]
  const [{ path, message } = { path: '', message: '' }] = data.errors
  const body = {
    ...data,
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(data.status),
    detail: path === '' ? data.detail : `${path}: ${message}`,
    ...(scimType === undefined ? {} : { scimType }),
  }
  return reply.code(data.status).type('application/scim+json; charset=utf-8').send(JSON.stringify(body))
}

function send(reply: FastifyReply, data: ErrorData & Record<string, unknown>): FastifyReply {
  if (reply.request.url.startsWith('/scim/')) return sendForScim(reply, data)
  return reply.code(data.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(data))
}

/** A field error as answers have it. */
export function viewFieldError({ path, message, reason, sentences }: FieldError): ErrorData['errors'][number] {
  return { path, message, ...(reason && { reason }), ...(sentences && { sentences }) }
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const instance = request.url.split('?')[0] ?? request.url
  const retryAfterSeconds = refusal.retryAfterSeconds ?? (refusal.kind.status === 503 ? 1 : undefined)
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
  // A client that named itself in the header is told so in the same words (RFC 6749 §5.2).
  if (refusal.kind.status === 401 && /^Basic /i.test(request.headers.authorization ?? ''))
    void reply.header('www-authenticate', 'Basic realm="isomorph"')
  return send(reply, {
    status: refusal.kind.status,
    title: refusal.kind.title,
    detail: refusal.detail,
    type: refusal.kind.type,
    ...(refusal.params === undefined ? {} : { params: refusal.params }),
    ...(refusal.said === undefined ? {} : { said: [...refusal.said] }),
    instance,
    traceId: request.id,
    errors: refusal.errors.map(viewFieldError),
    ...(instance === '/token' ? oauthMembers(refusal) : {}),
  })
}

function reportFault(error: unknown, request: FastifyRequest): void {
  // Errors before routing may come before there is anything to report with.
  const routing = request.server.contractRouting as FastifyInstance['contractRouting'] | undefined
  routing?.services.errorReports.report(error, {
    traceId: request.id,
    method: request.method,
    route: request.routeOptions.url,
    userId: request.signedIn?.user.id,
  })
}

/** The one place where errors become answers. A bug gives a plain sentence and a trace id, nothing about the inside. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error)
  if (refusal) {
    if (refusal.kind.status >= 500) request.log.error({ reqId: request.id, err: error }, 'Not available')
    return sendRefusal(request, reply, refusal)
  }
  request.log.error({ reqId: request.id, err: error }, 'Unexpected error')
  reportFault(error, request)
  return send(reply, {
    status: 500,
    title: 'Something went wrong',
    detail: 'This is a fault of the product, not of yours. If it stays, report the trace id.',
    type: 'about:blank',
    instance: request.url.split('?')[0] ?? request.url,
    traceId: request.id,
    errors: [],
  })
}
