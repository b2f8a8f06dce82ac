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
    expect(namesInFormula('\\variable{v_{0}}+x')).toEqual({ pills: ['v_0'], letters: ['x'] })
  })

  it('offers each unknown name once, and letters only where they must be variables', () => {
    expect(unknownNames('a+b+b\\variable{c}', ['a'], false)).toEqual(['c', 'b'])
    expect(unknownNames('a+b+b\\variable{c}', ['a'], true)).toEqual(['c'])
  })
})
