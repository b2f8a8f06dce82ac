import { readParts, readReasons, readSentence, type ReadPart, type ReadReasonCode } from '@isomorph/evaluator'
import { activateLanguage, loadAreas } from '@isomorph/messages'
import {
  answerTextCodes,
  answerTexts,
  sayOfAnswer,
  sentenceCodes,
  type AnswerTextCode,
  type SaidOfAnswer,
} from '@isomorph/problem'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reasonWords } from './reason-words.ts'

beforeAll(() => loadAreas(['reading']))
afterEach(() => activateLanguage('en'))

const codes = Object.keys(readReasons) as readonly ReadReasonCode[]

/** Something for each name that stands in a text. */
function valuesFor(code: ReadReasonCode): Readonly<Record<string, string>> {
  const names = [...readReasons[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name, index) => [name, `${name}${index}`]))
}

describe.each(codes)('the reason %s', (code) => {
  it('has the English of the evaluator', () => {
    const reason = { code, params: valuesFor(code) }
    expect(reasonWords({ message: 'not taken', reason })).toBe(readSentence(reason))
  })

  it.each(['de', 'es', 'fr'] as const)('says all its parameters in %s, and no English', async (language) => {
    await activateLanguage(language)
    const params = valuesFor(code)
    const words = reasonWords({ message: 'not taken', reason: { code, params } })
    expect(Object.values(params).filter((value) => !words.includes(value))).toEqual([])
    expect(words).not.toBe(readSentence({ code, params }))
  })
})

/** Something for each name of a text; how many digits are asked for is a number. */
function paramsOf(code: AnswerTextCode, digits: string): Readonly<Record<string, string>> {
  const names = [...answerTexts[code].matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name, index) => [name, name === 'digits' ? digits : `${name}${index}`]))
}

const sayAny = sayOfAnswer as (code: AnswerTextCode, params: Readonly<Record<string, string>>) => SaidOfAnswer

describe.each(answerTextCodes)('what is said of an answer by %s', (code) => {
  it.each(['1', '3'])('has the English of the marker, for %s', (digits) => {
    const { message, reason } = sayAny(code, paramsOf(code, digits))
    expect(reasonWords({ message: 'not taken', reason })).toBe(message)
  })

  it.each(['de', 'es', 'fr'] as const)('says all its parameters in %s, and no English', async (language) => {
    await activateLanguage(language)
    const params = paramsOf(code, '3')
    const { message, reason } = sayAny(code, params)
    const words = reasonWords({ message: 'not taken', reason })
    expect(Object.values(params).filter((value) => !words.includes(value))).toEqual([])
    expect(words).not.toBe(message)
  })
})

it.each(Object.keys(readParts) as readonly ReadPart[])('calls the part %s as the evaluator does', (part) => {
  const reason = { code: 'partMissing', params: { part: { part } } } as const
  expect(reasonWords({ message: 'not taken', reason })).toBe(readSentence(reason))
})

it.each([
  ['de', 'Zwischen „×“ und dem Ende dieses Teils fehlt etwas.'],
  ['es', 'Falta algo entre «×» y el final de esta parte.'],
  ['fr', 'Il manque quelque chose entre «\u{a0}×\u{a0}» et la fin de cette partie.'],
] as const)('names a part in %s', async (language, words) => {
  await activateLanguage(language)
  const reason = { code: 'missingBetween', params: { first: { typed: '×' }, second: { part: 'endOfPart' } } }
  expect(reasonWords({ message: '', reason })).toBe(words)
})

it('keeps the words of the server where there is no code, or one that the page does not know', () => {
  expect(reasonWords({ message: 'Stored before.' })).toBe('Stored before.')
  expect(reasonWords({ message: 'Newer.', reason: { code: 'ofNewerServer', params: {} } })).toBe('Newer.')
})

it('has no code that a sentence about a problem or an answer has, too', () => {
  const others = new Set<string>([...sentenceCodes, ...answerTextCodes])
  expect(codes.filter((code) => others.has(code))).toEqual([])
})
