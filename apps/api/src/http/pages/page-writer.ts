import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Area } from '@isomorph/messages'
import { writerFor, type Writer } from '../../data/writers.ts'

function wantedLanguage(part: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((each) => each.trim())
  const weight = parameters.find((each) => each.startsWith('q='))?.slice(2)
  return { tag, weight: weight === undefined ? 1 : Number(weight) }
}

/**
 * The languages that a browser asks for, first choice first.
 *
 * @example wantedLanguages({ 'accept-language': 'fr;q=0.8, de-AT' }) // ['de-AT', 'fr']
 */
export function wantedLanguages({ 'accept-language': header = '' }: IncomingHttpHeaders): readonly string[] {
  return header
    .split(',')
    .map(wantedLanguage)
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}

/** What writes a page of a launch in the language of the browser that asks for it: nobody knows yet whose it is. */
export async function pageWriter(
  { headers }: Pick<FastifyRequest, 'headers'>,
  furtherAreas: readonly Area[] = [],
): Promise<Writer> {
  return await writerFor(['lti-pages', ...furtherAreas], { browser: wantedLanguages(headers) })
}
