import { describe, expect, it } from 'vitest'
import { formsOfLatex, formsOfText } from './formula-text.ts'
import { authorFormulaReader } from './read-formulas.ts'

const variables = ['v', 'v_max']
const read = authorFormulaReader(variables)

describe('the two forms of a formula', () => {
  it('follow each other', () => {
    expect(formsOfLatex('\\frac{\\variable{v_max}}{2}+x', read).text).toBe('v_max/2+x')
    expect(formsOfText('v_max/2+x', read, variables, '').latex).toBe('\\frac{\\variable{v_max}}{2}+x')
    expect(formsOfText(' ', read, variables, 'x')).toEqual({ latex: '', text: ' ' })
  })

  it('keep what cannot be read as it is, and mark it', () => {
    expect(formsOfText('v_max/(2', read, variables, '\\variable{v}')).toMatchObject({
      latex: '\\variable{v}',
      text: 'v_max/(2',
      issue: { in: 'text' },
    })
    expect(formsOfLatex('\\frac{1}{\\placeholder{}}', read, '1/v')).toMatchObject({
      text: '1/v',
      issue: { in: 'latex' },
    })
  })
})
