import { toSpeech } from '@isomorph/evaluator'
import { expect, it } from 'vitest'
import { pillLatex } from '../math/variable-pills.ts'
import { keyReadingsOf, unitReadingsOf } from './key-readings.ts'

it.each<[string, string[], string[]]>([
  ['x2', [], ['x_{2}', String.raw`x\cdot 2`]],
  [String.raw`\log2(x)`, [], [String.raw`\log_{2}\left(x\right)`, String.raw`\log\left(2\cdot \left(x\right)\right)`]],
])('spells each reading of the key %s', (formula, variables, latex) => {
  expect(keyReadingsOf(formula, variables).map((each) => each.latex)).toEqual(latex)
})

it.each<[string, string[]]>([
  ['x2', []],
  [String.raw`\log2(x)`, []],
  [`\\log2(${pillLatex('v')})`, ['v']],
])('leaves one way to read each spelling of %s', (formula, variables) => {
  for (const { latex } of keyReadingsOf(formula, variables)) expect(keyReadingsOf(latex, variables)).toEqual([])
})

it('asks nothing about digits behind a variable, and about keys that cannot be read', () => {
  expect(keyReadingsOf('a2', ['a'])).toEqual([])
  expect(keyReadingsOf('x2+', [])).toEqual([])
})

it.each([
  ['ms^-2', ['m*s^-2', '(ms)^-2']],
  ['J/mol K', ['J/(mol*K)', '(J/mol)*K']],
  ['m/s', []],
  ['m/', []],
])('spells each reading of the unit %s', (unit, readings) => {
  expect(unitReadingsOf(unit).map((each) => each.unit)).toEqual(readings)
})

it('says readings of a unit in different words', () => {
  const spoken = unitReadingsOf('ms^-2').map((each) => toSpeech(each.tree))
  expect(new Set(spoken).size).toBe(2)
})
