import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { imageMaximumBytes } from '@isomorph/contract'
import { features } from './features.ts'
import { collectAccess } from '../authorization/access-sources.ts'
import { authenticate } from '../authorization/authenticate.ts'
import { compressAnswers } from '../http/compression.ts'
import { defaultRateLimits, type AppOptions, type Services } from '../services/services.ts'
import { enforceDowntime } from './downtime.ts'
import { drainBeforeClosing } from '../http/draining.ts'
import { createErrorReports, noErrorReports } from '../observability/error-reports/index.ts'
import { serveHealth } from '../http/health.ts'
import { answerLog, loggerOptions } from '../observability/logging.ts'
import { noMailer } from '../mail/mail.ts'
import { createMetrics } from '@isomorph/metrics'
import { jobMeasures } from '../jobs/job-measures.ts'
import { shardMeasures } from '../observability/shard-measures.ts'
import { serveMetrics } from '../observability/metrics.ts'
import { onLastByte } from '../http/on-last-byte.ts'
import { serveOpenApi } from '../http/open-api.ts'
import { createOutside } from '../outbound-http/index.ts'
import { handleError } from '../http/problem-details.ts'
import { limitRates } from '../http/limits/rate-limits.ts'
import { bodyMaximumBytes, readJson, refuseBeforeReading } from '../http/request-bodies.ts'
import { setSecurityHeaders } from '../http/security-headers.ts'
import { createSettingsMemory } from '../services/settings.ts'
import { createPeople } from '../authorization/signed-in.ts'
import { serveWeb } from '../http/static-web.ts'
import { tellOfClockSteps } from '../observability/tell-of-clock-steps.ts'
import { createAccessTokens, selectTokenKey } from '../authorization/tokens.ts'
import { traceIdOf } from '../http/tracing.ts'

function createFastify(options: AppOptions): FastifyInstance {
  const { trustedProxies = 0 } = options
  return Fastify({
    bodyLimit: bodyMaximumBytes,
    requestTimeout: 60_000,
    genReqId: traceIdOf,
    requestIdHeader: false,
    // Each proxy adds whom it was called by; what stands further ahead came with the call.
    trustProxy: trustedProxies > 0 && ((_address: string, hop: number) => hop < trustedProxies),
    logger: loggerOptions(options.logLevel ?? 'silent'),
    logController: new LogController({ disableRequestLogging: true }),
    // Most requests say nothing: a logger for each costs more than finding the route. Who does say something names it.
    childLoggerFactory: (logger) => logger,
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: 'idle',
    // What arrives on an open connection while the server closes is answered as well.
    return503OnClosing: false,
    // Addresses that cannot even be decoded are refused like everything else.
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
  })
}

/** What use cases reach, made from what the process was given. */
export async function createServices(options: AppOptions): Promise<Services> {
  const { shard, evaluation, files, tier, errorReporting } = options
  const { database, changes, clock } = shard
  changes.subscribe((topic) => {
    if (topic === '*') for (const feature of features) feature.forget?.(database)
  })
  const accessTokens = createAccessTokens(await selectTokenKey(database.db, 'accessToken'))
  const fileKey = await selectTokenKey(database.db, 'fileAddress')
  const refreshTokenKey = await selectTokenKey(database.db, 'refreshToken')
  const accessSources = collectAccess(features)
  const people = createPeople(database.db, changes, accessSources)
  const outside = createOutside({ trusted: options.trustedNetworks ?? [] })
  return {
    database,
    db: database.db,
    people,
    accessSources,
    settings: createSettingsMemory(database.db, changes),
    changes,
    clock,
    accessTokens,
    evaluation,
    files,
    outside,
    tier,
    isOnLoopback: options.isOnLoopback ?? false,
    errorReports: errorReporting?.api
      ? createErrorReports({ dsn: errorReporting.api, tier, shardKey: shard.key })
      : noErrorReports,
    webErrorReportingDsn: errorReporting?.web?.text ?? '',
    publicOrigins: options.publicOrigins ?? [],
    shard: { key: shard.key, identifierType: shard.identifierType },
    mailer: options.mailer ?? noMailer,
    respondusKit: options.respondusKit,
    fileKey,
    refreshTokenKey,
  }
}

function observeRequests(app: FastifyInstance, services: Services): void {
  // Fastify wants the property declared; the first hook sets it before anybody reads it.
  app.decorateRequest('receivedAt', null as unknown as Date)
  app.decorateRequest('signedIn', null)
  app.addHook('onRequest', async (request, reply) => {
    const takeTime = (): void => void (request.receivedAt = services.clock.now())
    takeTime()
    onLastByte(request.raw, takeTime)
    if (request.url.startsWith('/api') || request.url.startsWith('/scim') || request.url === '/token')
      void reply.header('cache-control', 'no-store')
    // For caches that speak HTTP/1.0 (RFC 6749 §5.1).
    if (request.url === '/token') void reply.header('pragma', 'no-cache')
    const access = request.routeOptions.config.endpoint?.access
    if (access && (access.kind !== 'public' || access.knowsSession))
      request.signedIn = await authenticate(services, request)
  })
  const logAnswer = answerLog(app.log)
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer({
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      userId: request.signedIn?.user.id,
      impersonatorId: request.signedIn?.impersonatorId ?? undefined,
    })
    done()
  })
}

/** Shards of one process are told apart by a label; an app by itself needs none. */
function measure(app: FastifyInstance, options: AppOptions): void {
  const { shard, metricsToken, evaluation } = options
  const labels = options.metrics ? { shard: shard.key } : {}
  const metrics = options.metrics ?? createMetrics()
  metrics.addMeasures([...shardMeasures(shard), ...jobMeasures(shard.database.db)], labels)
  if (!options.metrics) metrics.addMeasures(evaluation.measures)
  serveMetrics(app, { metrics, labels, ...(metricsToken === undefined ? {} : { token: metricsToken }) })
}

/**
 * The API as one Fastify instance: every feature's calls, errors as problem details, health, metrics, the API's
 * description and the built web app. It listens to nothing yet.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createFastify(options)
  const services = await createServices(options)
  drainBeforeClosing(app)
  app.addHook('onClose', services.outside.close)
  app.addHook('onClose', services.errorReports.flush)
  app.decorate('contractRouting', { services, routes: [] })
  app.setErrorHandler(handleError)
  options.traces?.serve(app, { 'isomorph.shard': options.shard.key })
  readJson(app)
  refuseBeforeReading(app)
  observeRequests(app, services)
  enforceDowntime(app, services)
  compressAnswers(app)
  const reportingOrigin = options.errorReporting?.web?.origin
  await setSecurityHeaders(app, reportingOrigin === undefined ? [] : [reportingOrigin])
  await limitRates(app, options.rateLimits ?? defaultRateLimits)
  await app.register(formbody, { bodyLimit: 64 * 1024 })
  await app.register(multipart, { limits: { fileSize: imageMaximumBytes, files: 1, fields: 5, parts: 6 } })
  for (const feature of features) feature.register(app)
  serveHealth(app, options.shard)
  measure(app, options)
  tellOfClockSteps(options.shard, (err, what) => app.log.error({ err }, what))
  await serveOpenApi(app)
  await serveWeb(app, options.webFolder)
  return app
}
