import { fieldErrorTexts, type FieldErrorCode } from '@isomorph/contract'
import { activateLanguage, loadAreas } from '@isomorph/messages'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { withFieldErrorsInWords } from './field-errors.ts'

beforeAll(() => loadAreas(['refusals']))
afterEach(() => activateLanguage('en'))

const codes = Object.keys(fieldErrorTexts) as readonly FieldErrorCode[]

function paramsOf(code: FieldErrorCode): Readonly<Record<string, string>> {
  const names = [...fieldErrorTexts[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name, index) => [name, `${name}${index}`]))
}

function english(code: FieldErrorCode): string {
  const params = paramsOf(code)
  return fieldErrorTexts[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
}

function wordsOf(code: string, params: Readonly<Record<string, string>>): string | undefined {
  const refusal = {
    status: 400,
    title: '',
    detail: '',
    errors: [{ path: 'x', message: 'not taken', reason: { code, params } }],
  }
  return withFieldErrorsInWords(refusal).errors?.[0]?.message
}

describe.each(codes)('the sentence %s about a field', (code) => {
  it('has the English of the server', () => {
    expect(wordsOf(code, paramsOf(code))).toBe(english(code))
  })

  it.each(['de', 'es', 'fr'] as const)('says all its parameters in %s, and no English', async (language) => {
    await activateLanguage(language)
    const params = paramsOf(code)
    const words = wordsOf(code, params) ?? ''
    expect(Object.values(params).filter((value) => !words.includes(value))).toEqual([])
    expect(words).not.toBe(english(code))
  })
})

it('keeps the words of the server where there is no code, or one that the page does not know', () => {
  expect(wordsOf('ofNewerServer', {})).toBe('not taken')
  const refusal = { status: 400, title: '', detail: '', errors: [{ path: 'x', message: 'as it is' }] }
  expect(withFieldErrorsInWords(refusal).errors).toEqual(refusal.errors)
})
