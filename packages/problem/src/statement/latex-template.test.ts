import { describe, expect, it } from 'vitest'
import { compileLatex, fillLatex, replaceVariablesInLatex, variablesInLatex } from './latex-template.ts'
import { shownText, type ShownValue } from './shown-value.ts'

function shown(latex: string): ShownValue {
  const isNegative = latex.startsWith('-')
  const isUnit = latex === '1' || latex === '-1'
  const isCompound = /[a-z^+]/.test(latex)
  return { text: latex, latex, isMath: isCompound, isNegative, isUnit, isCompound }
}

function fill(latex: string, values: Readonly<Record<string, string>>): string {
  return fillLatex(compileLatex(latex), (name) => (Object.hasOwn(values, name) ? shown(values[name] ?? '') : undefined))
}

describe('values in mathematics', () => {
  it.each([
    // signs
    ['x+\\variable{b}', '4', 'x+4', 'a sum with a positive value'],
    ['x+\\variable{b}', '-4', 'x-4', 'plus a negative value is minus'],
    ['x-\\variable{b}', '-4', 'x+4', 'minus a negative value is plus'],
    ['x - \\variable{b}', '4', 'x -4', 'minus a positive value'],
    ['-\\variable{b}', '-4', '-\\left(-4\\right)', 'a sign that stands alone keeps its value apart'],
    ['\\frac{-\\variable{b}}{2}', '-4', '\\frac{-\\left(-4\\right)}{2}', 'the same in a numerator'],
    ['=-\\variable{b}', '4', '=-4', 'a positive value after a sign that stands alone'],
    ['\\variable{b}', '-4', '-4', 'a value by itself'],
    ['x=\\variable{b}', '-4', 'x=-4', 'a value after an equals sign'],
    // coefficients
    ['\\variable{b}x', '1', 'x', 'one vanishes before a letter'],
    ['\\variable{b}x', '-1', '-x', 'minus one leaves its sign'],
    ['2+\\variable{b}x', '-1', '2-x', 'minus one in a sum'],
    ['2-\\variable{b}x', '-1', '2+x', 'minus minus one'],
    ['2-\\variable{b} x', '1', '2- x', 'one after a minus'],
    ['\\variable{b}\\sqrt{2}', '1', '\\sqrt{2}', 'one before a root'],
    ['\\variable{b}\\left(x+1\\right)', '-1', '-\\left(x+1\\right)', 'minus one before a bracket'],
    ['\\variable{b}\\theta', '1', '\\theta', 'one before a Greek letter'],
    ['\\variable{b}\\vartheta', '1', '\\vartheta', 'one before a variant of a Greek letter'],
    ['e^{\\variable{b}x}', '1', 'e^{x}', 'one in an exponent'],
    ['\\variable{b}\\text{ kg}', '1', '1\\text{ kg}', 'one stays before a unit'],
    ['\\variable{b}\\,\\mathrm{m}', '1', '1\\,\\mathrm{m}', 'one stays before a spaced unit'],
    ['\\variable{b}', '1', '1', 'one by itself stays'],
    ['\\variable{b}+x', '1', '1+x', 'one before a plus stays'],
    ['\\variable{b}x', '0', '0x', 'zero is left for the author to see'],
    ['\\variable{b}x', '12', '12x', 'a coefficient'],
    // products
    ['3\\cdot\\variable{b}', '-4', '3\\cdot\\left(-4\\right)', 'a negative factor'],
    ['3\\times\\variable{b}', '4', '3\\times4', 'a positive factor'],
    ['2\\variable{b}', '3', '2\\cdot 3', 'digits do not run together'],
    ['2\\variable{b}', '-3', '2\\cdot \\left(-3\\right)', 'nor with a negative value'],
    ['\\variable{b}2', '3', '3\\cdot 2', 'nor with digits after the value'],
    ['\\variable{b}\\variable{c}', '3', '3\\cdot 7', 'nor do two values'],
    ['x\\variable{b}', '-3', 'x\\left(-3\\right)', 'a negative value after a letter'],
    ['\\sin\\variable{b}', '3', '\\sin3', 'a function is no factor'],
    // powers
    ['\\variable{b}^2', '-4', '\\left(-4\\right)^2', 'a negative base'],
    ['\\variable{b}^2', '4', '4^2', 'a positive base'],
    ['\\variable{b}^2', '\\frac{1}{2}', '\\left(\\frac{1}{2}\\right)^2', 'a fraction as base'],
    ['-\\variable{b}^2', '-4', '-\\left(-4\\right)^2', 'a negative base after a sign'],
    ['x^\\variable{b}', '12', 'x^{12}', 'an exponent without braces'],
    ['x^{\\variable{b}}', '-2', 'x^{-2}', 'an exponent with braces'],
    ['\\frac\\variable{b}2', '3', '\\frac{3}2', 'a numerator without braces'],
    // compounds
    ['\\variable{b}x', '\\frac{3}{4}', '\\frac{3}{4}x', 'a fraction as coefficient'],
    ['x+\\variable{b}', '-\\frac{3}{4}', 'x-\\frac{3}{4}', 'a negative fraction in a sum'],
    ['\\variable{b}x', '3+2i', '\\left(3+2i\\right)x', 'a complex coefficient'],
  ])('%s with %s is %s: %s', (latex, value, expected) => {
    expect(fill(latex, { b: value, c: '7' })).toBe(expected)
  })

  it('keeps a command apart from the letter after it', () => {
    expect(fill('\\alpha\\variable{b}x', { b: '3' })).toBe('\\alpha3x')
    expect(fill('2\\cdot\\variable{b}x', { b: '1' })).toBe('2\\cdot1x')
  })

  it('shows a name that has no value', () => {
    expect(fill('x+\\variable{nope_1}', {})).toBe('x+\\boxed{\\mathrm{nope\\_1}}')
  })

  it('finds and rewrites names in any spelling', () => {
    expect(variablesInLatex('\\variable{v_{max}}+\\variable{\\alpha}x')).toEqual(['v_max', 'alpha'])
    expect(replaceVariablesInLatex('\\variable{v_{max}}+1', (name) => `<${name}>`)).toBe('<v_max>+1')
  })

  it('escapes text that becomes mathematics', () => {
    expect(shownText('50% of a_b \\x').latex).toBe('\\text{50\\% of a\\_b \\backslash x}')
  })
})
