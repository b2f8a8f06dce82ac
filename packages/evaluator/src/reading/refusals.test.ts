import { describe, expect, it } from 'vitest'
import { read } from './read.ts'

function refusal(latex: string): { code: string; message: string; shown: string } | undefined {
  const result = read(latex, { mode: 'latex' })
  if (result.ok) return undefined
  const { code, message, at } = result.error
  return { code, message, shown: latex.slice(at.from, at.to) }
}

describe('refusals say where and why in a plain sentence', () => {
  it.each([
    ['\\placeholder{}+1', 'placeholder', 'There is an empty box in the formula.', '\\placeholder{}'],
    ['\\frac{}{2}', 'empty-argument', 'Something is missing in the numerator.', '{}'],
    ['x+', 'missing-operand', 'Something is missing at the end, behind “+”.', ''],
    ['2\\cdot', 'missing-operand', 'Something is missing at the end, behind “·”.', ''],
    ['(x', 'unmatched-delimiter', 'A closing ) is missing.', '('],
    ['\\left(x\\right.', 'unmatched-delimiter', 'A closing ) is missing.', '\\left('],
    ['x)', 'unmatched-delimiter', 'There is a closing ) without an opening one.', ')'],
    ['\\foo x', 'unknown-command', 'The command \\foo is not understood.', '\\foo'],
    ['\\href{http://x}{y}', 'unknown-command', 'The command \\href is not understood.', '\\href'],
    ['(()x)', 'empty-brackets', 'There is nothing between the brackets.', '()'],
    [
      'a,b',
      'stray-comma',
      'A comma only groups thousands here. Put a list in square brackets, separated by semicolons.',
      ',',
    ],
    ['1.234,5', 'stray-comma', 'A comma only groups thousands. Write decimals with a point: 1234.5', ','],
    [
      'x+\u202e1',
      'hidden-characters',
      'The formula contains invisible characters that change the order of the text. Please type it again.',
      '\u202e',
    ],
  ])('%s', (latex, code, message, shown) => {
    expect(refusal(latex)).toEqual({ code, message, shown })
  })

  it('skips invisible characters that mean nothing', () => {
    expect(refusal('x\u200b+\u20601')).toBeUndefined()
  })

  it('keeps the place of each part in the input', () => {
    const latex = 'a+\\frac{b}{c}'
    const result = read(latex, { mode: 'latex' })
    const fraction = result.ok && result.tree.kind === 'sum' ? result.tree.terms[1]!.value : undefined
    expect(latex.slice(fraction!.at.from, fraction!.at.to)).toBe('\\frac{b}{c}')
  })
})

describe('mending', () => {
  it('mends only when asked to, and says what it did', () => {
    expect(read('\\left(x+1', { mode: 'latex' }).ok).toBe(false)
    const mended = read('\\left(x+1', { mode: 'latex', repair: true })
    expect(mended.ok && mended.repairs).toEqual(['missingBracket'])
    expect(mended.ok && mended.repaired).toBe('\\left(x+1\\right)')
  })

  it('reports nothing where nothing was mended', () => {
    const result = read('x+1', { mode: 'latex', repair: true })
    expect(result.ok && result.repairs).toBeUndefined()
  })

  it('keeps the first refusal where mending does not help', () => {
    const result = read('\\frac{\\placeholder{}}{2}', { mode: 'latex', repair: true })
    expect(!result.ok && result.error.code).toBe('placeholder')
  })
})

describe('formulas nested a thousand times', () => {
  const around =
    (open: string, close: string) =>
    (times: number): string =>
      `${open.repeat(times)}x${close.repeat(times)}`

  it.each([
    ['brackets', around('(', ')')],
    ['tall brackets', around('\\left(', '\\right)')],
    ['fractions', around('\\frac{', '}{2}')],
    ['roots', around('\\sqrt{', '}')],
    ['exponents', around('x^{', '}')],
    ['functions', around('\\sin ', '')],
    ['signs', around('-', '')],
    ['bars', around('\\overline{', '}')],
    ['sums', around('\\sum_{k=1}^{2}', '')],
    ['derivatives', around('\\frac{d}{dx}', '')],
    ['limits', around('\\lim_{x\\to0}', '')],
    ['matrices', around('\\begin{matrix}', '\\end{matrix}')],
    ['sets', around('\\{', '\\}')],
    ['implications', around('a\\Rightarrow ', '')],
  ])('%s are refused with a place', (_, nested) => {
    const latex = nested(1000)
    const result = read(latex, { mode: 'latex' })
    expect(!result.ok && result.error.code).toBe('too-deep')
    expect(!result.ok && result.error.at.to).toBeLessThanOrEqual(latex.length)
  })

  it('strikes a relation out any number of times', () => {
    expect(refusal(`a${'\\not'.repeat(9000)}=b`)).toEqual(refusal('a=b'))
    expect(refusal('\\not'.repeat(4000))?.code).toBe('unknown-command')
  })
})
