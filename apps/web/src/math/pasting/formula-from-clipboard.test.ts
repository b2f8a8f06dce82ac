// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { formulaFromClipboard } from './formula-from-clipboard.ts'

const text = (plain: string) => formulaFromClipboard({ text: plain, html: '' })
const html = (source: string) => formulaFromClipboard({ text: 'as text', html: source })

describe('a formula in a clipboard', () => {
  it('is taken in its own form first', () => {
    expect(html('<span data-latex="\\variable{v}^2">$v^2$</span>')).toEqual({
      as: 'formula',
      stored: '\\variable{v}^2',
    })
    expect(html('<p>With <span data-latex="v">v</span> and more</p>').as).not.toBe('formula')
  })

  it.each([
    ['<mfrac><mi>a</mi><mn>2</mn></mfrac>', '\\frac{a}{2}'],
    ['<msup><mi>x</mi><mn>2</mn></msup><mo>−</mo><msqrt><mi>y</mi></msqrt>', 'x^{2}-\\sqrt{y}'],
    ['<mfrac linethickness="0px"><mi>n</mi><mi>k</mi></mfrac>', '\\binom{n}{k}'],
    ['<mroot><mi>x</mi><mn>3</mn></mroot>', '\\sqrt[3]{x}'],
    ['<mi>sin</mi><mo>&#x2061;</mo><mfenced><mi>t</mi></mfenced>', '\\sin \\left(t\\right)'],
    ['<msubsup><mi>v</mi><mn>0</mn><mn>2</mn></msubsup>', 'v_{0}^{2}'],
    ['<mover><mi>v</mi><mo>→</mo></mover><mo>≤</mo><mn>3</mn>', '\\vec{v}\\le 3'],
    ['<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>', '\\begin{matrix}1&2\\end{matrix}'],
    ['<semantics><mi>x</mi><annotation encoding="application/x-tex">\\frac12</annotation></semantics>', '\\frac12'],
  ])('is read from MathML: %s', (inner, latex) => {
    expect(html(`<p><math>${inner}</math></p>`)).toEqual({ as: 'MathML', latex })
    expect(text(`<math xmlns="http://www.w3.org/1998/Math/MathML">${inner}</math>`)).toEqual({ as: 'MathML', latex })
  })

  it('is not taken over by halves', () => {
    expect(html('<math><mi>x</mi><mglyph></mglyph></math>')).toEqual({ as: 'text' })
    expect(text('<math><mi>x</mi><mglyph></mglyph></math>')).toEqual({ as: 'text' })
    expect(text('\\frac{1}{2')).toEqual({ as: 'text' })
    expect(text('\\left(x')).toEqual({ as: 'text' })
    expect(text('The speed of the car')).toEqual({ as: 'text' })
  })

  const run = (sign: string) => `<m:r><span style='font-family:"Cambria Math"'>${sign}</span></m:r>`

  it('is read from what Word copies', () => {
    const equation = [
      `<m:oMath><m:f><m:fPr><m:ctrlPr/></m:fPr><m:num>${run('a')}</m:num><m:den>${run('2')}</m:den></m:f>`,
      `<m:rad><m:radPr><m:degHide m:val="on"/></m:radPr><m:deg/><m:e>${run('x')}</m:e></m:rad>`,
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${run('1')}</m:sub><m:sup>${run('n')}</m:sup>`,
      `<m:e>${run('k')}</m:e></m:nary>`,
      `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${run('y')}</m:e></m:d></m:oMath>`,
    ].join('')
    expect(html(`<p><!--[if gte msEquation 12]>${equation}<![endif]--></p>`)).toEqual({
      as: 'word',
      latex: '\\frac{a}{2}\\sqrt{x}\\sum _{1}^{n}k\\left[y\\right]',
    })
  })

  it('of Word has a binomial where a fraction has no bar, and no bounds where none are shown', () => {
    const binomial = `<m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num>${run('n')}</m:num><m:den>${run('k')}</m:den></m:f>`
    const integral = `<m:nary><m:naryPr><m:subHide m:val="1"/></m:naryPr><m:sub/><m:sup/><m:e>${run('f')}</m:e></m:nary>`
    expect(html(`<m:oMath>${binomial}${integral}</m:oMath>`)).toEqual({
      as: 'word',
      latex: '\\binom{n}{k}\\int f',
    })
  })

  it.each([
    ['\\begin{equation} a+b \\label{e} \\end{equation}', 'a+b'],
    ['\\begin{align*} a &= b \\\\ c &= d \\end{align*}', '\\begin{aligned}a &= b \\\\ c &= d\\end{aligned}'],
    ['$$x^2$$', 'x^2'],
    ['\\(x\\)', 'x'],
    ['\\begin{cases}1\\\\2\\end{cases}', '\\begin{cases}1\\\\2\\end{cases}'],
  ])('is read from LaTeX in any delimiters: %s', (pasted, latex) => {
    expect(text(pasted)).toEqual({ as: 'LaTeX', latex })
  })

  it('is read from typed text', () => {
    expect(text('sqrt(2)/x²')).toEqual({ as: 'typed', ascii: 'sqrt(2)/x^(2)' })
  })
})
