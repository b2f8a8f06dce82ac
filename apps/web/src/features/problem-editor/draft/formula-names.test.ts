import { describe, expect, it } from 'vitest'
import { namesInFormula, unknownNames } from './formula-names.ts'

describe('names in a formula', () => {
  it.each([
    ['\\frac{v^2}{2a}', ['v', 'a']],
    ['v_0+v_{max}+v_{\\mathrm{end}}', ['v_0', 'v_max', 'v_end']],
    ['\\sin\\left(\\alpha\\right)+\\pi', ['alpha']],
    ['3\\,\\mathrm{kg}+\\operatorname{gcd}(p,q)', ['p', 'q']],
    ['e^{i t}', ['t']],
    ['\\sqrt{x}\\cdot\\left|y\\right|', ['x', 'y']],
  ])('%s has the letters %j', (latex, letters) => {
    expect(namesInFormula(latex).letters).toEqual(letters)
  })

  it('tells pills from letters', () => {
    expect(namesInFormula('\\variable{v_{0}}+x')).toEqual({ pills: ['v_0'], letters: ['x'], words: [] })
  })

  it('offers each unknown name once, and letters only where they must be variables', () => {
    const known = { names: ['a'], functions: ['mean'] }
    expect(unknownNames('a+b+b\\variable{c}', { ...known, mayHaveLetters: false })).toEqual(['c', 'b'])
    expect(unknownNames('a+b+b\\variable{c}', { ...known, mayHaveLetters: true })).toEqual(['c'])
  })

  it('takes j for the imaginary unit in the key of a number, and for a name elsewhere', () => {
    const known = { names: ['a'], functions: [], mayHaveLetters: false }
    expect(unknownNames('a+4j', { ...known, hasImaginaryJ: true })).toEqual([])
    expect(unknownNames('a+4j', known)).toEqual(['j'])
  })

  it('takes words before a bracket for one name', () => {
    const known = { names: ['a'], functions: ['mean', 'stdev'], mayHaveLetters: false }
    expect(unknownNames('mean(a)+stdev\\left(x\\right)', known)).toEqual(['x'])
    expect(unknownNames('\\operatorname{mean}(b)', known)).toEqual(['b'])
    expect(unknownNames('2bmean(a)', known)).toEqual(['b'])
    expect(unknownNames('blorp(a)', known)).toEqual([])
    expect(unknownNames('ab(a+1)', known)).toEqual(['b'])
  })
})
