import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { productVersion } from '@isomorph/contract'
import {
  checkRequestSchema,
  evaluationPaths,
  EvaluatorBusyError,
  markRequestSchema,
  previewRequestSchema,
  type CheckAnswer,
  type Evaluation,
  type PreviewAnswer,
} from '@isomorph/evaluation'
import type { ProblemContent } from '@isomorph/problem'
import { createCompiledContents, markItem } from './compiled-contents.ts'
import { serveState } from './state.ts'

const bodyMaximumBytes = 16 * 1024 * 1024

/** Says as problem details what is wrong with a request, and nothing of what went wrong in here. */
function refuse(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isInput = hasZodFastifySchemaValidationErrors(error)
  const status = isInput ? 400 : ((error as { statusCode?: number }).statusCode ?? 500)
  const errors = isInput
    ? error.validation.map((issue) => ({
        path: issue.instancePath.slice(1).replaceAll('/', '.'),
        message: issue.message ?? '',
      }))
    : []
  return reply
    .status(status)
    .type('application/problem+json')
    .send({
      status,
      title: status < 500 ? 'The request is not right' : 'Something went wrong',
      detail: status < 500 ? (error as Error).message : 'The request could not be answered.',
      errors,
    })
}

/** That all threads are busy is no failure: servers of the former release read it as a check that took too long. */
async function checkContent(evaluation: Evaluation, ...asked: Parameters<Evaluation['check']>): Promise<CheckAnswer> {
  try {
    return { result: (await evaluation.check(...asked)) ?? null }
  } catch (error) {
    if (error instanceof EvaluatorBusyError) return { result: null, waits: true }
    throw error
  }
}

async function previewContent(
  evaluation: Evaluation,
  content: ProblemContent,
  seeds: readonly number[],
): Promise<PreviewAnswer> {
  try {
    return { result: await Promise.all(seeds.map(async (seed) => (await evaluation.preview(content, seed)) ?? null)) }
  } catch (error) {
    if (error instanceof EvaluatorBusyError) return { result: seeds.map(() => null), waits: true }
    throw error
  }
}

/**
 * The evaluator behind HTTP: batches of markings and of variants, and the check of a content. It knows nobody and keeps
 * nothing but compiled contents; whoever reaches it may use it, so it listens to the API only.
 */
export async function buildService(evaluation: Evaluation, logLevel = 'silent'): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: bodyMaximumBytes, logger: { level: logLevel } }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(refuse)
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Isomorph evaluation service', version: productVersion } },
    transform: jsonSchemaTransform,
  })
  const contents = createCompiledContents()
  app.post(
    evaluationPaths.mark,
    { schema: { summary: 'Mark a batch of attempts', body: markRequestSchema } },
    async ({ body }) => ({
      result: await Promise.all(body.items.map(async (item) => await markItem(contents, evaluation, item))),
    }),
  )
  app.post(
    evaluationPaths.check,
    { schema: { summary: 'Check a content', body: checkRequestSchema } },
    async ({ body: { content, isLab, variants } }) =>
      await checkContent(evaluation, content, { isLab, ...(variants === undefined ? {} : { variants }) }),
  )
  app.post(
    evaluationPaths.preview,
    { schema: { summary: 'Draw a batch of variants', body: previewRequestSchema } },
    async ({ body }) => await previewContent(evaluation, body.content, body.seeds),
  )
  serveState(app, evaluation)
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  return app
}
