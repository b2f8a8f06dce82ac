import { promptTexts } from '@isomorph/contract'
import { createParser } from 'eventsource-parser'
import { z } from 'zod'
import { faultMessages, ModelError } from './model-error.ts'
import { beginning, storable } from './storable-text.ts'

const usage = z.object({ total_tokens: z.number().int().nonnegative().max(10_000_000) })

/** What is read of a chunk of an OpenAI-compatible answer; everything else in it is left alone. */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: usage.nullish(),
  error: z.unknown().optional(),
})

const wholeSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: usage.nullish(),
})

export interface Completion {
  readonly text: string
  /** As the endpoint counted; undefined where it does not. */
  readonly tokens: number | undefined
}

/** A token has about four characters: for endpoints that do not count. */
export function estimateTokens(...texts: readonly string[]): number {
  return Math.ceil(texts.reduce((sum, { length }) => sum + length, 0) / 4)
}

/** What has been read of an answer; it stays when reading fails. */
export interface Reading {
  text: string
  refusal: string
  end: string | undefined
  tokens: number | undefined
}

export function beginReading(): Reading {
  return { text: '', refusal: '', end: undefined, tokens: undefined }
}

/** A draft has a few thousand characters; a longer stream is cancelled. */
const maximumCharacters = 60_000
const maximumBytes = 1024 * 1024

function parse<T>(schema: z.ZodType<T>, json: string): T {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (cause) {
    throw new ModelError('wrongAnswer', faultMessages.wrongAnswer, { cause })
  }
  const read = schema.safeParse(value)
  if (!read.success) throw new ModelError('wrongAnswer', faultMessages.wrongAnswer, { cause: read.error })
  return read.data
}

function addChunk(reading: Reading, json: string): void {
  const { choices, usage: counted, error } = parse(chunkSchema, json)
  if (error !== undefined && error !== null) throw new ModelError('failing', promptTexts.write('failedWriting'))
  const [choice] = choices ?? []
  reading.text += choice?.delta?.content ?? ''
  reading.refusal += choice?.delta?.refusal ?? ''
  reading.end = choice?.finish_reason ?? reading.end
  reading.tokens = counted?.total_tokens ?? reading.tokens
  if (reading.text.length + reading.refusal.length > maximumCharacters)
    throw new ModelError('tooLong', faultMessages.tooLong)
}

const maximumQuoted = 300

function completionOf({ text, refusal, end, tokens }: Reading): Completion {
  if (refusal.trim() !== '' || end === 'content_filter') {
    const words = beginning(storable(refusal).trim(), maximumQuoted)
    throw new ModelError(
      'refused',
      words === '' ? promptTexts.write('refused') : promptTexts.write('refusedSaying', { words }),
    )
  }
  if (end === 'length') throw new ModelError('tooLong', faultMessages.tooLong)
  if (end === undefined) throw new ModelError('cutOff', faultMessages.cutOff)
  return { text, tokens }
}

/** Reads server-sent events up to their end, within limits. A stream that ends without saying so was cut off. */
export async function readStream(body: AsyncIterable<Uint8Array>, reading: Reading): Promise<Completion> {
  let isDone = false
  const parser = createParser({
    onEvent: ({ data }) => {
      if (isDone || data.trim() === '') return
      if (data.trim() === '[DONE]') isDone = true
      else addChunk(reading, data)
    },
  })
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > maximumBytes) throw new ModelError('tooLong', faultMessages.tooLong)
    parser.feed(decoder.decode(chunk, { stream: true }))
    if (isDone) break
  }
  return completionOf(reading)
}

/** An endpoint that does not stream answers as a whole. */
export function readWhole(json: string, reading: Reading): Completion {
  const { choices, usage: counted } = parse(wholeSchema, json)
  const [choice] = choices
  const { content, refusal } = choice?.message ?? {}
  const end = choice?.finish_reason ?? 'stop'
  Object.assign(reading, { text: content ?? '', refusal: refusal ?? '', end, tokens: counted?.total_tokens })
  if (reading.text.length > maximumCharacters) throw new ModelError('tooLong', faultMessages.tooLong)
  return completionOf(reading)
}
