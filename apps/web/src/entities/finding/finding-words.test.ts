import { activateLanguage, loadAreas } from '@isomorph/messages'
import { asSaid, sentenceCodes, sentenceTexts, type SentenceCode } from '@isomorph/problem'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findingWords } from './finding-words.ts'

beforeAll(() => loadAreas(['findings', 'reading']))
afterEach(() => activateLanguage('en'))

/** Something for each name that stands in a text. */
function valuesFor(code: SentenceCode, count: number): Readonly<Record<string, string | number>> {
  const names = [...sentenceTexts[code].matchAll(/(?<!one |other )\{(\w+)[},]/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name, index) => [name, name === 'count' ? count : `${name}${index}`]))
}

describe.each(sentenceCodes)('the sentence %s', (code) => {
  it.each([1, 2])('has the English of the check, for %i', (count) => {
    const said = asSaid({ code, params: valuesFor(code, count) })
    expect(findingWords({ ...said, message: 'not taken' })).toBe(said.message)
  })

  it.each(['de', 'es', 'fr'] as const)('says all its parameters in %s', async (language) => {
    await activateLanguage(language)
    const params = valuesFor(code, 2)
    const words = findingWords(asSaid({ code, params }))
    const left = Object.entries(params).filter(([name, value]) => name !== 'count' && !words.includes(String(value)))
    expect(left).toEqual([])
  })
})

it.each([
  [
    'de',
    'Dies addiert m und eine Zahl ohne Einheit. Insgesamt galten die Bedingungen für 3 von 12.000 versuchten Kombinationen.',
  ],
  [
    'es',
    'Esto suma m y un número sin unidad. En total, las condiciones se cumplieron en 3 de 12.000 combinaciones probadas.',
  ],
  [
    'fr',
    'Ceci additionne m et un nombre sans unité. En tout, les conditions ont été remplies pour 3 des 12\u202f000 combinaisons essayées.',
  ],
] as const)('is joined from sentences, with units and numbers, in %s', async (language, words) => {
  await activateLanguage(language)
  const sentences = [
    { code: 'addsUnlike', params: { first: { unit: 'm' }, second: { unit: '' } } },
    { code: 'heldInAll', params: { fitted: 3, tried: 12_000 } },
  ]
  expect(findingWords({ message: 'not taken', sentences })).toBe(words)
})

it('joins a choice by the word of the language', async () => {
  await activateLanguage('de')
  const sentences = [{ code: 'ambiguousFormula', params: { readings: ['a(b)', 'ab'] } }]
  expect(findingWords({ message: '', sentences })).toContain('Schreiben Sie a(b) oder ab.')
})

it('says why a formula cannot be read', async () => {
  await activateLanguage('de')
  const sentences = [{ code: 'missingBetween', params: { first: { typed: '+' }, second: { part: 'endOfPart' } } }]
  expect(findingWords({ message: '', sentences })).toBe('Zwischen „+“ und dem Ende dieses Teils fehlt etwas.')
})

it('is what the server says where there is no code, or one that the page does not know', () => {
  expect(findingWords({ message: 'Stored before.' })).toBe('Stored before.')
  expect(findingWords({ message: 'Newer.', sentences: [{ code: 'ofNewerServer', params: {} }] })).toBe('Newer.')
})
