import { describe, expect, it } from 'vitest'
import { compileExpression } from '../../computing/compile-expression.ts'
import { read } from '../../reading/read.ts'

function valueOf(text: string, x: number): number | undefined {
  const reading = read(text, { mode: 'text' })
  const compiled = reading.ok ? compileExpression(reading.tree) : undefined
  const value = compiled?.ok === true ? compiled.value.computeDouble({ x }) : undefined
  return value?.ok === true ? value.value.re : undefined
}

describe('functions of any number of whole numbers', () => {
  it.each([
    ['gcd(x+2)', 6],
    ['lcm(x+2)', 6],
    ['min(x+2)', 6],
    ['gcd(x; 6)', 2],
    ['gcd(x; 6; 9)', 1],
    ['lcm(x; 6; 9)', 36],
    ['max(x; 6; 9)', 9],
  ])('%s is %d for x = 4', (text, expected) => {
    expect(valueOf(text, 4)).toBe(expected)
  })
})
