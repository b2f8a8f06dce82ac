import { expect, it } from 'vitest'
import { z } from 'zod'
import * as schemas from '../schemas.ts'

/** Fields of answers whose names say that they hold words, each with the fields that may hold the same as a code. */
const codesOf: Readonly<Record<string, readonly string[]>> = {
  message: ['said', 'sentences', 'reason'],
  detail: ['said', 'reason'],
  title: ['code'],
  error: ['said'],
  readError: ['readSaid'],
  summary: ['summarySaid'],
  reason: ['said'],
  reasons: ['said'],
  because: ['reason'],
  remarks: ['saidRemarks'],
  rule: ['ruleCode'],
  closedReason: ['closed'],
  warning: ['said'],
  warnings: ['said'],
  text: ['said'],
  explanation: ['said'],
  witness: ['said'],
}

const wrappers = [z.ZodOptional, z.ZodExactOptional, z.ZodNullable, z.ZodDefault, z.ZodReadonly, z.ZodLazy]

function bareType(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return bareType(schema.out)
  const wrapper = wrappers.find((each) => schema instanceof each)
  return wrapper && schema instanceof wrapper ? bareType(schema.unwrap()) : schema
}

const isWords = (schema: z.core.$ZodType): boolean => {
  const bare = bareType(schema)
  if (bare instanceof z.ZodArray) return isWords(bare.element)
  return bare instanceof z.ZodString
}

/** The fields with words and without a code beside them, in what a schema answers. */
function uncoded(schema: z.core.$ZodType, path: string, seen = new Set<unknown>()): string[] {
  const bare = bareType(schema)
  if (seen.has(bare)) return []
  seen.add(bare)
  if (bare instanceof z.ZodArray) return uncoded(bare.element, path, seen)
  if (bare instanceof z.ZodUnion) return bare.options.flatMap((option) => uncoded(option, path, seen))
  if (bare instanceof z.ZodRecord) return uncoded(bare.valueType, path, seen)
  if (!(bare instanceof z.ZodObject)) return []
  const shape: Readonly<Record<string, z.core.$ZodType>> = bare.shape
  return Object.entries(shape).flatMap(([name, field]) => {
    const isUncoded = isWords(field) && codesOf[name]?.every((code) => !(code in shape)) === true
    return isUncoded ? [`${path}.${name}`] : uncoded(field, `${path}.${name}`, seen)
  })
}

/** What people or other systems wrote: it is shown as it is. */
const written = [
  'content.text',
  'attrs.title',
  'variableArtifacts.text',
  'excludedVariants.reason',
  'rubric.text',
  'downtime.message',
  'getDowntime.message',
  'setDowntime.message',
  'courses.title',
  'sections.title',
  'problems.title',
  'scopes.reason',
  'history.reason',
  'appeals.text',
  'appeal.text',
  'lateEvidence.reason',
  'listLateEvidence.reason',
  'announcements.text',
  'announce.text',
  'override.reason',
  'met.text',
  'line.text',
  'items.text',
  'refused.text',
  'signature.text',
  'condition.text',
]

/** Values such as `x = 2`, without a word. */
const values = ['responses.witness', 'response.witness']

/** Sentences that no screen shows: the editor marks by itself, and says the facet and its values in its own words. */
const forPrograms = ['facets.detail', 'markings.witness']

function resultOf(endpoint: unknown): z.core.$ZodType[] {
  const isWithResult = typeof endpoint === 'object' && endpoint !== null && 'result' in endpoint
  return isWithResult && endpoint.result instanceof z.ZodType ? [endpoint.result] : []
}

const subjects: (readonly [string, object])[] = Object.entries(schemas).filter(([name]) => name.endsWith('Endpoints'))
const endpoints: (readonly [string, unknown])[] = subjects.flatMap(([, ofSubject]) => Object.entries(ofSubject))

it('has a code beside each sentence that the server answers', () => {
  const found = endpoints.flatMap(([name, endpoint]) => resultOf(endpoint).flatMap((result) => uncoded(result, name)))
  const fields = new Set(found.map((path) => path.split('.').slice(-2).join('.')))
  expect([...fields].toSorted()).toEqual([...written, ...values, ...forPrograms].toSorted())
})

it.each([
  [z.object({ message: z.string() }), ['a.message']],
  [z.object({ message: z.string(), said: z.array(z.string()) }), []],
  [z.object({ steps: z.array(z.object({ detail: z.string().nullable() })) }), ['a.steps.detail']],
  [z.object({ remarks: z.array(z.string()).optional() }), ['a.remarks']],
  [z.union([z.object({ reason: z.enum(['late']) }), z.object({ error: z.string() })]), ['a.error']],
] as const)('finds words without a code', (schema: z.ZodType, fields) => {
  expect(uncoded(schema, 'a')).toEqual(fields)
})
