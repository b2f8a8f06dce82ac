import { z } from 'zod'

type JsonSchema = Readonly<Record<string, unknown>>

/** Something that a JSON schema accepts, as small as it comes; enough for what the contract's bodies are made of. */
function sample(schema: JsonSchema, definitions: JsonSchema, depth: number): unknown {
  const reference = schema['$ref']
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? ''
    return sample((definitions[name] ?? {}) as JsonSchema, definitions, depth + 1)
  }
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  const branches = (schema['anyOf'] ?? schema['oneOf']) as readonly JsonSchema[] | undefined
  if (branches?.[0]) return sample(branches[0], definitions, depth)
  switch (schema['type']) {
    case 'object': {
      const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
      const required = (schema['required'] ?? []) as readonly string[]
      return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {}, definitions, depth + 1)]))
    }
    case 'array':
      return schema['minItems'] && depth < 8
        ? [sample((schema['items'] ?? {}) as JsonSchema, definitions, depth + 1)]
        : []
    case 'integer':
    case 'number':
      return Number(schema['minimum'] ?? 1) > 0 ? Number(schema['minimum'] ?? 1) : 1
    case 'boolean':
      return false
    case 'string':
      return sampleText(schema)
    default:
      return null
  }
}

function sampleText({ format, pattern, minLength }: JsonSchema): string {
  if (format === 'uuid') return '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b'
  if (format === 'date-time') return '2026-09-01T00:00:00Z'
  if (format === 'email') return 'swept@example.org'
  if (typeof pattern === 'string' && pattern.includes('/api/files')) return '/api/files/x.png'
  const exactly = /\{(\d+)\}\$$/.exec(typeof pattern === 'string' ? pattern : '')?.[1]
  return 'x'.repeat(Math.max(1, Number(exactly ?? minLength ?? 1)))
}

export interface BodySample {
  readonly body: Readonly<Record<string, unknown>>
  /** Every member that the schema knows, required or not. */
  readonly members: readonly string[]
}

/** A body that a schema accepts, and the members it may have. */
export function sampleOf(schema: z.ZodType): BodySample {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const body = sample(json, (json['$defs'] ?? {}) as JsonSchema, 0) as Readonly<Record<string, unknown>>
  const branch = ((json['oneOf'] ?? json['anyOf'] ?? [json]) as readonly JsonSchema[])[0] ?? json
  return { body, members: Object.keys(branch['properties'] ?? {}) }
}
