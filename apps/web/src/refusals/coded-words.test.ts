import { loadAreas } from '@isomorph/messages'
import { beforeAll, expect, it } from 'vitest'
import { inLanguage } from './coded-words.fixtures.ts'
import { codedWords } from './coded-words.ts'

beforeAll(() => loadAreas(['connection-checks', 'people-import']))

const wordsOf = codedWords({
  fields: 'people-import.reason.fieldCount',
  nobody: 'people-import.reason.nobodyKnown',
})
const said = (count: string) => [
  { code: 'nobody', params: {} },
  { code: 'fields', params: { count, titles: '3' } },
]

it('says several sentences one after the other, with the plurals of the language', async () => {
  expect(await inLanguage('de', () => wordsOf(said('1'), ''))).toMatch(/bekannt\. Diese Zeile hat 1 Feld,/)
  expect(await inLanguage('de', () => wordsOf(said('1,200'), ''))).toMatch(/bekannt\. Diese Zeile hat 1\.200 Felder,/)
})

it('writes a number as one that decides on a plural, and a list as one of the language', async () => {
  const listed = codedWords({ wrong: 'connection-checks.schedulesForbidden', holds: 'connection-checks.exportHolds' })
  const sentences = [
    { code: 'holds', params: { file: 'a.zip', classes: 1, terms: 1200 } },
    { code: 'wrong', params: { terms: ['Fall 2026', 'Spring 2027', 'Fall 2027'] } },
  ]
  const words = await inLanguage('de', () => listed(sentences, ''))
  expect(words).toContain('a.zip: 1 Lehrveranstaltung in 1.200 Semestern.')
  expect(words).toContain('Fall 2026, Spring 2027 und Fall 2027')
})

it('keeps the words of the server where there is no code, or one that the page does not know', () => {
  expect(wordsOf([], 'As it is.')).toBe('As it is.')
  expect(wordsOf(undefined, 'As it is.')).toBe('As it is.')
  expect(wordsOf([...said('2'), { code: 'ofNewerServer', params: {} }], 'As it is.')).toBe('As it is.')
})
