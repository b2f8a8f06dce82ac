import { setImmediate } from 'node:timers/promises'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { productVersion, type Access, type Endpoint } from '@isomorph/contract'
import { errorDataSchema } from '@isomorph/contract/schemas'
import type { Route } from './route.ts'

type Json = Readonly<Record<string, unknown>>

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json
  return rest
}

/** `#/$defs/RichText` of a schema standing alone is `#/components/schemas/RichText` in the document. */
function hoist(schema: Json, components: Record<string, unknown>): Json {
  const { $defs = {}, ...rest } = schema as { $defs?: Json }
  const relink = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/')) as unknown
  for (const [name, definition] of Object.entries($defs)) components[name] = relink(definition)
  return relink(rest) as Json
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function describeAccess(access: Access): string {
  switch (access.kind) {
    case 'public':
      return 'Anybody.'
    case 'signedIn':
      return 'Anybody signed in.'
    case 'global':
      return `Needs ${access.anyOf.join(' or ')}.`
    case 'globalAll':
      return `Needs ${access.allOf.join(' and ')}.`
    case 'entity':
      return `Needs ${access.activity} on the ${access.entity.toLowerCase()}, or ${access.entity}${access.activity}.`
    case 'group':
      return `Needs ${access.anyOf.join(' or ')} on the group.`
    case 'groupAssessment':
      return `Needs ${access.anyOf.join(' or ')} on the group of the group assessment.`
  }
}

function responsesOf({ status, furtherStatuses = [], result }: Endpoint, components: Record<string, unknown>): Json {
  const content = result && {
    'application/json': { schema: hoist(schemaOf(result, 'output'), components) },
  }
  return {
    [status ?? (result ? 200 : 204)]: { description: 'Done', ...(content ? { content } : {}) },
    ...Object.fromEntries(furtherStatuses.map((further) => [further, { description: 'See above', content }])),
    default: {
      description: 'Refused: problem details',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ErrorData' } } },
    },
  }
}

function operationOf({ call, endpoint }: Route, components: Record<string, unknown>): Json {
  const bodyType = call.path === '/token' ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    summary: endpoint.summary,
    description: describeAccess(endpoint.access),
    tags: [call.path.split('/')[2] ?? 'token'],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { [bodyType]: { schema: hoist(schemaOf(endpoint.body, 'input'), components) } },
          },
        }
      : {}),
    responses: responsesOf(endpoint, components),
    security: endpoint.access.kind === 'public' ? [] : [{ bearer: [] }],
  }
}

/** The OpenAPI 3.1 document of the given routes. Requests are answered between one route and the next. */
async function describeRoutes(routes: readonly Route[]): Promise<Json> {
  const schemas: Record<string, unknown> = { ErrorData: schemaOf(errorDataSchema, 'output') }
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routes) {
    const path = (paths[route.call.path] ??= {})
    path[route.call.method.toLowerCase()] = operationOf(route, schemas)
    await setImmediate()
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Isomorph', version: productVersion, description: 'Randomised, formula-driven questions.' },
    paths,
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}

/**
 * /api/openapi.json and a page to browse it at /api/docs. The document is made when it is first asked for: it takes a second of
 * processor time.
 */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  const document = {}
  let text: Promise<string> | undefined
  const describe = async (): Promise<string> =>
    JSON.stringify(Object.assign(document, await describeRoutes(app.contractRouting.routes)))
  const textOnce = async (): Promise<string> => await (text ??= describe())
  app.get('/api/openapi.json', async (_request, reply) => {
    return await reply.type('application/json; charset=utf-8').send(await textOnce())
  })
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(async (docs) => {
    docs.addHook('onRequest', async () => void (await textOnce()))
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      theme: { title: 'Isomorph API' },
      uiConfig: { layout: 'BaseLayout' },
    })
  })
}
