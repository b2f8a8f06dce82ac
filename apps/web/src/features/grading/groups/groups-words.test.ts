import type { AnswerClusterForStaff } from '@isomorph/contract'
import { activateLanguage, loadAreas } from '@isomorph/messages'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { groupName } from './groups-words.ts'

beforeAll(() => loadAreas(['findings', 'grading', 'reading']))
afterEach(() => activateLanguage('en'))

const group = (name: string, sentences?: AnswerClusterForStaff['sentences']): AnswerClusterForStaff => ({
  signature: { kind: 'formula', latex: 'mv' },
  name,
  ...(sentences === undefined ? {} : { sentences }),
  latex: 'mv',
  size: 5,
  variants: 4,
  percents: { least: 0, most: 0 },
  decisionId: null,
  examples: [],
})
const half = { code: 'slipForgotFactor', params: { factor: '½' } }
const square = { code: 'slipNotSquared', params: { base: 'v' } }

it.each([
  ['en', 'forgot the factor ½ and did not square v'],
  ['de', 'den Faktor ½ vergessen und v nicht quadriert'],
  ['es', 'olvidó el factor ½ y no elevó v al cuadrado'],
  ['fr', 'facteur ½ oublié et carré de v oublié'],
] as const)('a group of answers is named in the language of the page: %s', async (language, name) => {
  await activateLanguage(language)
  expect(groupName(group('forgot the factor ½ and did not square v', [half, square]))).toBe(name)
})

it.each([
  ['was stored before there were codes', undefined],
  ['has a code that this page does not know', [{ code: 'slipOfNewerServer', params: {} }]],
  ['has one such code of two', [half, { code: 'slipOfNewerServer', params: {} }]],
] as const)('a group that %s has the words of the server', async (_, sentences) => {
  await activateLanguage('de')
  expect(groupName(group('stored', sentences && [...sentences]))).toBe('stored')
})
