import { describe, expect, it } from 'vitest'
import { fractionOf, numberOf } from '../equivalence/expressions/closeness.ts'
import { read } from '../reading/read.ts'
import type { Tree } from '../tree.ts'
import { numberForm } from './number-form.ts'
import { decimalPlaces, numeralOf, significantFigures } from './numeral.ts'
import type { Numeral } from './numeral.ts'
import { agreesToPlaces, hasFigures, isAccurateTo } from './precision.ts'
import { accuracy, figures, numberForms, places } from './figures.fixtures.ts'

function treeOf(text: string): Tree {
  const reading = read(text, { mode: 'text' })
  if (!reading.ok) throw new Error(`${text}: ${reading.error.message}`)
  return reading.tree
}

function typed(text: string): Numeral {
  const numeral = numeralOf(treeOf(text))
  if (numeral === undefined) throw new Error(`${text} is not a written-out number`)
  return numeral
}

const valueOf = (text: string) => {
  const value = numberOf(treeOf(text))
  if (!value.ok) throw new Error(text)
  return fractionOf(value.value)
}

describe('significant figures', () => {
  for (const [text, least, most, decimals, remark] of figures) {
    it(`${text} has ${least} to ${most} figures and ${decimals} decimals: ${remark}`, () => {
      const numeral = typed(text)
      expect(significantFigures(numeral)).toEqual({ least, most })
      expect(decimalPlaces(numeral)).toBe(decimals)
    })
  }
  for (const [key, text, count, accurate, isRight, remark] of accuracy) {
    it(`${text} for ${key} to ${count} figures is ${isRight ? 'right' : 'wrong'}: ${remark}`, () => {
      const numeral = typed(text)
      expect(hasFigures(numeral, count) && isAccurateTo(numeral.value, valueOf(key), accurate)).toBe(isRight)
    })
  }
})

describe('decimal places', () => {
  for (const [key, text, count, isRight, remark] of places) {
    it(`${text} for ${key} to ${count} decimals is ${isRight ? 'right' : 'wrong'}: ${remark}`, () => {
      expect(agreesToPlaces(typed(text), valueOf(key), count)).toBe(isRight)
    })
  }
})

describe('forms of a number', () => {
  for (const [text, kind, isSimplified, remark] of numberForms) {
    it(`${text} is a ${kind}: ${remark}`, () => {
      expect(numberForm(treeOf(text))).toMatchObject({ kind, isSimplified })
    })
  }
})
