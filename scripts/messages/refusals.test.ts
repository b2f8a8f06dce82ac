import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  accountRefusalCodes,
  authoringRefusalCodes,
  courseRefusalCodes,
  installationRefusalCodes,
  lockdownRefusalCodes,
  markingRefusalCodes,
  platformRefusalCodes,
  signInFailures,
  signInRefusalCodes,
  sittingRefusalCodes,
} from '../../packages/contract/src/index.ts'
import { sittingRefusals } from '../../apps/api/src/features/sitting/sitting.errors.ts'
import { platformRefusals } from '../../apps/api/src/refusals/common.errors.ts'
import { readCatalog } from './catalogs.mjs'

interface RefusalWords {
  readonly title: string
  readonly detail: string
}

/** Title and detail of each code in the English of an area. */
function englishOf(area: string) {
  const source = readFileSync(new URL(`../../packages/messages/catalogs/${area}/en.po`, import.meta.url), 'utf8')
  const messages: ReadonlyMap<string, { readonly text: string }> = readCatalog(area, source, (problem: string) => {
    throw new Error(problem)
  })
  return (code: string) => ({
    title: messages.get(`${area}.${code}.title`)?.text,
    detail: messages.get(`${area}.${code}.detail`)?.text,
  })
}

/** The title and detail of every refusal that a feature of the API declares, by its code. */
async function readRefusals(): Promise<Readonly<Record<string, RefusalWords>>> {
  const features = fileURLToPath(new URL('../../apps/api/src/features/', import.meta.url))
  const files = (await readdir(features, { recursive: true })).filter((file) => file.endsWith('.errors.ts'))
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(features, file)).href)) as Record<string, unknown>),
  )
  const tables = modules.flatMap((module) => Object.values(module).filter((each) => typeof each === 'object'))
  return Object.assign({}, ...tables) as Readonly<Record<string, RefusalWords>>
}

const refusals = await readRefusals()

const codesOfAreas: readonly (readonly [string, Readonly<Record<string, readonly string[]>>])[] = [
  ['sign-in-refusals', accountRefusalCodes],
  ['sitting-refusals', { lockdown: lockdownRefusalCodes }],
  ['course-refusals', courseRefusalCodes],
  ['marking-refusals', markingRefusalCodes],
  ['authoring-refusals', authoringRefusalCodes],
  ['installation-refusals', installationRefusalCodes],
]

describe.each(codesOfAreas)('the English of a refusal in %s', (area, codesByOwner) => {
  const wordsOf = englishOf(area)

  it.each(Object.values(codesByOwner).flat())('is what the server says: %s', (code) => {
    expect(wordsOf(code)).toEqual({ title: refusals[code]?.title, detail: refusals[code]?.detail })
  })
})

describe('the English of a refusal in a sitting, or of any call', () => {
  it.each([
    ...sittingRefusalCodes.map((code) => ['sitting-refusals', code, sittingRefusals[code]] as const),
    ...platformRefusalCodes.map((code) => ['refusals', code, platformRefusals[code]] as const),
  ])('is what the server says: %s, %s', (area, code, { title, detail }) => {
    expect(englishOf(area)(code)).toEqual({ title, detail })
  })
})

describe('the English of a refusal', () => {
  const wordsOf = englishOf('sign-in-refusals')

  it.each(signInRefusalCodes)('is what the server says: %s', (code) => {
    expect(wordsOf(code)).toEqual({ title: refusals[code]?.title, detail: refusals[code]?.detail })
  })

  it.each(Object.entries(signInFailures))('is what the contract says: %s', (code, words) => {
    expect(wordsOf(code)).toEqual(words)
  })
})
