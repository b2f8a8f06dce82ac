import { describe, expect, it } from 'vitest'
import { numeric, symbolic } from '../problem.fixtures.ts'
import { answerFieldOf, readAnswer } from './show.ts'

const comma = { decimalSign: 'comma' } as const
const number = answerFieldOf(numeric('1'), comma)
const formula = answerFieldOf(symbolic('x'), comma)
const speed = answerFieldOf(
  numeric('12.5', { unit: { unit: 'm/s', acceptsConversion: true, isOptional: false } }),
  comma,
)

const refusal = (example: string) => `A point only groups thousands here. Write decimals with a comma: ${example}`

describe('answers where a comma stands before decimals', () => {
  it.each([
    [number, '1,5', '1{,}5'],
    [number, '1{,}5', '1{,}5'],
    [number, '-0,25', '-0{,}25'],
    [number, '1.234', '1.234'],
    [number, '1.234.567,8', '1.234.567{,}8'],
    [number, '1\\,234,5', '1\\,234{,}5'],
    [number, '1,234', '1{,}234'],
    [number, '0,\\overline{3}', '0{,}\\overline{3}'],
    [number, '1,5\\cdot10^{3}', '1{,}5\\cdot 10^{3}'],
    [number, '1,5E3', '1{,}5E3'],
    [number, '[1,5;2]', '\\left[1{,}5;2\\right]'],
    [number, '1,5;2', '\\left[1{,}5;2\\right]'],
    [speed, '12,5\\,\\mathrm{m}/\\mathrm{s}', '12{,}5\\,\\mathrm{m}/\\mathrm{s}'],
    [formula, '1,5x^{2}+\\frac{1,5}{2}', '1{,}5x^{2}+\\frac{1{,}5}{2}'],
    [formula, '2\\left(x+1,5\\right)', '2\\left(x+1{,}5\\right)'],
    [formula, '\\left\\{a,b\\right\\}', '\\left\\{a,b\\right\\}'],
    [formula, '\\left\\{1;2\\right\\}', '\\left\\{1;2\\right\\}'],
  ])('reads %#: %s', (field, typed, latex) => {
    const reading = readAnswer(field, typed)
    expect(reading).toMatchObject({ ok: true, latex })
    expect(reading).not.toHaveProperty('choices')
    // What is shown is read as the same.
    expect(readAnswer(field, latex)).toMatchObject({ ok: true, latex })
  })

  it.each([
    ['1.5', refusal('1,5')],
    ['.5', refusal('0,5')],
    ['1.2345', refusal('1,2345')],
    ['12345.678', refusal('12345,678')],
    ['1,5.2', 'A point groups thousands, and stands before the decimal comma.'],
    ['1,2,3', 'A comma is the decimal sign here. Separate the items of a list by semicolons.'],
  ])('says what is wrong with %s', (typed, detail) => {
    expect(readAnswer(number, typed)).toMatchObject({ ok: false, error: { detail } })
  })

  it.each([
    ['\\left\\{1,2\\right\\}', ['\\left\\{1{,}2\\right\\}', '\\left\\{1;2\\right\\}']],
    ['\\left(1,2\\right)', ['\\left(1{,}2\\right)', '\\left(1;2\\right)']],
    ['\\left[1,2\\right]', ['\\left[1{,}2\\right]', '\\left[1;2\\right]']],
    ['\\gcd\\left(12,18\\right)', ['12{,}18', '12;18']],
  ])('asks whether %s has one element or two', (typed, latex) => {
    const reading = readAnswer(formula, typed)
    const choices = reading.ok ? (reading.choices ?? []).map((choice) => choice.latex) : []
    expect(choices).toEqual(latex.map((each) => expect.stringContaining(each)))
    for (const choice of choices) expect(readAnswer(formula, choice)).not.toHaveProperty('choices')
  })
})

describe('answers where a point stands before decimals', () => {
  it('does not take a comma behind a zero for one that groups', () => {
    const reading = readAnswer(answerFieldOf(numeric('1')), '0,123')
    expect(reading).toMatchObject({
      ok: false,
      error: { detail: 'A comma only groups thousands. Write decimals with a point: 0.123' },
    })
  })

  it.each([
    [{}, '1,234', 'The comma groups thousands here. Write decimals with a point.'],
    [comma, '1.234', 'The point groups thousands here. Write decimals with a comma.'],
    [{}, '1,234.5', undefined],
    [comma, '1,234', undefined],
  ])('says how %j takes %s', (problem, typed, warning) => {
    const reading = readAnswer(answerFieldOf(numeric('1'), problem), typed)
    expect(reading.ok && reading.warning?.message).toBe(warning)
  })

  it('shows spaces that group digits as they were typed, and commas as commas', () => {
    expect(readAnswer(answerFieldOf(numeric('1')), '1\\,234\\,567')).toMatchObject({ latex: '1\\,234\\,567' })
    expect(readAnswer(answerFieldOf(numeric('1')), '1{,}234')).toMatchObject({ latex: '1{,}234' })
    expect(readAnswer(answerFieldOf(numeric('1')), '[12\\,345;6]')).toMatchObject({
      latex: '\\left[12\\,345;6\\right]',
    })
    expect(readAnswer(answerFieldOf(numeric('1')), '12\\,345.5')).toMatchObject({ ok: true, latex: '12\\,345.5' })
  })
})
