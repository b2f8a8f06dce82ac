import { describe, expect, it } from 'vitest'
import { numeric, symbolic } from '../problem.fixtures.ts'
import { answerFieldOf } from './show.ts'
import { readAnswer } from './show.ts'

const speed = answerFieldOf(numeric('12.5', { unit: { unit: 'm/s', acceptsConversion: true, isOptional: false } }))
const figures = answerFieldOf(numeric('1', { precision: { kind: 'significantFigures', digits: 3, rule: 'exactly' } }))
const power = answerFieldOf(numeric('1', { numberFormatType: 'SciNotation' }))
const inDegrees = answerFieldOf(numeric('3+4i', { numberFormatType: 'ComplexPolarDegree' }))
const any = answerFieldOf(numeric('1'))

describe('readAnswer', () => {
  it.each([
    [any, '\\frac12', { ok: true, latex: '\\frac{1}{2}' }],
    [any, '', { ok: true, latex: '' }],
    [any, '3+4j', { ok: true, latex: '3+4j' }],
    [any, '3+4i', { ok: true, latex: '3+4i' }],
    [
      any,
      '130,67',
      { ok: false, error: { detail: 'A comma only groups thousands. Write decimals with a point: 130.67' } },
    ],
    [inDegrees, '5\\angle53.1^{\\circ}', { ok: true }],
    [
      inDegrees,
      '5\\angle-53.1',
      { ok: true, latex: '5\\angle -53.1^{\\circ}', warning: { message: 'The angle is read in degrees.' } },
    ],
    [inDegrees, '5\\left(\\cos60^{\\circ}+j\\sin60^{\\circ}\\right)', { ok: true }],
    [
      inDegrees,
      '5e^{j0.93}',
      { ok: true, warning: { message: 'Write it as a complex number in polar form such as 5∠53.1°.' } },
    ],
    [any, '1;2', { ok: true, latex: '\\left[1;2\\right]' }],
    [any, '\\{1,2\\}', { ok: true, latex: '\\left\\{1,2\\right\\}' }],
    [any, '\\{1;2\\}', { ok: true, latex: '\\left\\{1;2\\right\\}' }],
    [any, '\\{1{,}000,2\\}', { ok: true }],
    [answerFieldOf(symbolic('x')), '(1,3]', { ok: true, latex: '\\left(1,3\\right]' }],
    [answerFieldOf(symbolic('x')), '(x,2y)', { ok: true, latex: '\\left(x,2y\\right)' }],
    [answerFieldOf(symbolic('x')), '2x', { ok: true, latex: '2x' }],
    [speed, '12.5\\,\\mathrm{m}/\\mathrm{s}', { ok: true }],
    [speed, '12.5', { ok: true, warning: { message: 'There is no unit yet.' } }],
    [any, 'hello', { ok: true, warning: { message: 'A number is expected, but “h” stands for none.' } }],
    [any, '\\sum_{k=1}^{3}k', { ok: true }],
    [
      speed,
      'hello',
      {
        ok: true,
        warning: {
          message: 'A number with its unit is expected, but “h” stands for neither. Put a space or · between units.',
        },
      },
    ],
    [speed, '87.5kgm^2/s^2', { ok: true, latex: '87.5\\,\\mathrm{kg}\\,\\mathrm{m}^{2}/\\mathrm{s}^{2}' }],
    [speed, '31.5W\\,s', { ok: true, latex: '31.5\\,\\mathrm{W}\\,\\mathrm{s}' }],
    [speed, '5\\mathrm{As}', { ok: true, latex: '5\\,\\mathrm{A}\\,\\mathrm{s}' }],
    [speed, '\\mathrm{m}/\\mathrm{s}', { ok: false, error: { code: 'AnswerFormatError' } }],
    [speed, '20\\degree C', { ok: true, latex: '20^{\\circ}\\mathrm{C}' }],
    [figures, '12.5', { ok: true }],
    [figures, '12', { ok: true, warning: { message: 'Yours has 2; 3 significant figures are asked for.' } }],
    [
      figures,
      '\\sqrt{2}',
      { ok: true, warning: { message: 'Write the number in digits: 3 significant figures are asked for.' } },
    ],
    [power, '12', { ok: true, warning: { message: 'Write it as scientific notation such as 1.25 × 10^3.' } }],
    [power, '1.2\\times10^{1}', { ok: true }],
    [
      any,
      '\\left(1+2',
      {
        ok: false,
        error: {
          code: 'AnswerParseError',
          detail: 'A closing ) is missing.',
          reason: { code: 'notClosed', params: { closing: ')' } },
        },
      },
    ],
  ])('reads %j: %s', (field, value, expected) => {
    expect(readAnswer(field, value)).toMatchObject(expected)
  })

  it('warns about nothing that is in order', () => {
    expect(readAnswer(speed, '12.5\\,\\mathrm{m}/\\mathrm{s}')).not.toHaveProperty('warning')
    expect(readAnswer(figures, '12.5')).not.toHaveProperty('warning')
    expect(readAnswer(any, '\\sum_{k=1}^{3}k')).not.toHaveProperty('warning')
    expect(readAnswer(speed, '31.5kgm^2s^{-2}')).not.toHaveProperty('warning')
  })

  it('says where the issue is', () => {
    expect(readAnswer(any, '1+\\left(2')).toHaveProperty('at')
  })

  it('needs nothing of the key', () => {
    const field = answerFieldOf(
      numeric('31337', { unit: { unit: 'furlong', acceptsConversion: true, isOptional: false } }),
    )
    expect(JSON.stringify(field)).not.toMatch(/31337|furlong/)
  })
})
