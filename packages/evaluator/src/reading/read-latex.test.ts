import { describe, expect, it } from 'vitest'
import { toText } from '../printing/text.ts'
import { read } from './read.ts'
import type { ReadOptions } from './settings.ts'

type Row = readonly [latex: string, reading: string, remark?: string | undefined, options?: Partial<ReadOptions>]

function reading(latex: string, options: Partial<ReadOptions> = {}): string {
  const result = read(latex, { mode: 'latex', ...options })
  return result.ok ? toText(result.tree) : `✗ ${result.error.code}`
}

function table(rows: readonly Row[]): void {
  for (const [latex, expected, remark, options] of rows) {
    it(`reads ${latex} as ${expected}${remark ? ` (${remark})` : ''}`, () => {
      expect(reading(latex, options)).toBe(expected)
    })
  }
}

describe('TeX takes one digit where no braces stand', () => {
  table([
    ['x^23', 'x^2*3'],
    ['\\frac12', '1/2'],
    ['\\frac123', '1/2*3'],
    ['\\frac1{x}', '1/x'],
    ['\\frac{1}2', '1/2'],
    ['\\sqrt23', 'sqrt(2)*3'],
    ['2^\\frac12', '2^(1/2)'],
    ['x_12', 'x_1*2'],
    ['\\log_28', 'log(8; 2)'],
    ['\\log_2.5x', 'log(x; 2.5)', 'nobody writes .5x for an argument'],
    ['\\binom nk', 'binomial(n; k)'],
    ['x^-1', 'x^(-1)', 'pasted text; one token is beyond doubt'],
    ['x^-12', '✗ bad-exponent'],
    ['x^2^3', '✗ bad-exponent'],
    ['x^{2^3}', 'x^(2^3)'],
    ['x^2.5', '✗ bad-exponent', 'TeX would show x².5'],
    ['x^{2.5}', 'x^2.5'],
  ])
})

describe('products and divisions without signs', () => {
  table([
    ['2\\pi r', '2*pi*r'],
    ['xy^2', 'x*y^2'],
    ['a(b+c)', 'a*(b+c)', 'a product unless a is declared a function'],
    ['a(b+c)', 'a(b+c)', 'a declared function', { functions: ['a'] }],
    ['ab/cd', 'a*b/c*d', 'a slash binds like an implied product, from left to right'],
    ['1/2x', '1/2*x'],
    ['a\\div b', 'a/b'],
    ['2\\cdot-3', '2*(-3)'],
    ['1/-2', '1/(-2)'],
    ['\\frac12 2', '1/2*2'],
    ['2 500', '✗ unexpected', 'may be meant as one number'],
    ['1.2.3', '✗ stray-point'],
    ['[x+1]^2', '(x+1)^2', 'square brackets in a calculation only group'],
    ['\\left\\{x+1\\right\\}y', '(x+1)*y'],
    ['\\mathbf{v}t', 'v⃗*t', 'a bold letter is a vector'],
  ])
})

describe('signs', () => {
  table([
    ['-x^2', '-x^2'],
    ['(-x)^2', '(-x)^2'],
    ['--x', '-(-x)'],
    ['a--b', 'a-(-b)'],
    ['a\\pm b\\mp c', 'a+-b-+c'],
    ['x=\\pm2', 'x=+-2'],
    ['+x', '+x'],
    ['x−1', 'x-1', 'Unicode minus'],
  ])
})

describe('functions with and without brackets', () => {
  table([
    ['\\sin^2x', 'sin(x)^2'],
    ['\\sin^{-1}x', 'arcsin(x)'],
    ['\\tanh^{-1}\\left(x\\right)', 'artanh(x)'],
    ['\\ln^{-1}x', 'ln(x)^(-1)', 'a logarithm has no inverse written so'],
    ['\\sin2x\\cos y', 'sin(2*x)*cos(y)'],
    ['\\sin x+1', 'sin(x)+1'],
    ['\\sin x(x+1)', 'sin(x)*(x+1)'],
    ['\\sin2(x+1)', 'sin(2*(x+1))'],
    ['\\sin x^2', 'sin(x^2)'],
    ['\\sin(x)^2', 'sin(x)^2'],
    ['\\cos\\sin x', 'cos(sin(x))'],
    ['\\sin-x', 'sin(-x)'],
    ['\\ln\\left|x\\right|x', 'ln(abs(x))*x'],
    ['\\log_b x', 'log(x; b)'],
    ['\\log_{10}^2x', 'log(x; 10)^2'],
    ['\\operatorname{arcsinh}x', 'arsinh(x)'],
    ['\\operatorname{arcsec}x', 'arcsec(x)', 'not an arcsecond'],
    ['\\operatorname{\\mathrm{sgn}}(x)', 'sign(x)', 'one upright word in another'],
    ['\\operatorname{foo}(x)', '✗ unknown-words'],
    ['\\operatorname{sgn}(x)', 'sign(x)'],
    ['sqrt(2)', 'sqrt(2)', 'typed in letters before a bracket'],
    ['sin x+1', 'sin(x)+1', 'without its backslash'],
    ['sin', 's*i*n', 'where all its letters are variables', { variables: ['s', 'i', 'n'] }],
    ['\\sqrt[3]{x}', 'root(x; 3)'],
    ['\\max\\left(1;2,500\\right)', 'max(1; 2,500)'],
    ['\\sin\\left(x,y\\right)', '✗ argument-count'],
    ["f''(x)", "f''(x)", undefined, { functions: ['f'] }],
    ['f^{-1}(x)', 'f^-1(x)', 'the inverse, not the reciprocal', { functions: ['f'] }],
    ['f^2(x)', 'f(x)^2', undefined, { functions: ['f'] }],
    ['f^2', 'f^2', undefined, { functions: ['f'] }],
    ['\\left(f\\circ g\\right)\\left(x\\right)', '(f(g(x)))', 'one after the other', { functions: ['f', 'g'] }],
    ["(f\\circ g)'(x)", 'diff((f(g(x))); x)', 'the derivative of both', { functions: ['f', 'g'] }],
    ["\\left(x^2\\right)'", 'diff((x^2); x)', 'by the only variable'],
    ['\\left(x^2\\right)^{\\prime\\prime}', 'diff((x^2); x; 2)', 'twice'],
    ["(f(x)g(x))'", 'diff((f(x)*g(x)); x)', 'by what functions are applied to', { functions: ['f', 'g'] }],
    ["(A\\cup B)'", '(union(A; B))^c', 'what is not in the set'],
    ['\\vec\\nabla f', '∇*f'],
    ['\\left[\\begin{array}{c}1\\\\2\\end{array}\\right]', 'matrix([1]; [2])', 'brackets around a matrix'],
    ['x=1\\text{ oder }x=2', 'x=1 or x=2', 'in German'],
    ['x=1\\text{ y }y=2', 'x=1 and y=2', 'in Spanish'],
    ['2\\mathrm{y}', '2 y', 'a letter'],
    ['\\text{Aucune solution.}', '∅', 'in French'],
    ['2(f\\circ g)(x+1)', '2*(f*(g*(x+1)))', 'letters that nobody declared'],
    ['(f\\circ g)', '✗ unmatched-delimiter', 'a function without its argument'],
    ["x'", "x'"],
    ['\\overline{z}', 'conjugate(z)'],
  ])
})

describe('bars, floors, factorials', () => {
  table([
    ['|x|', 'abs(x)'],
    ['||x|-1|', 'abs(abs(x)-1)'],
    ['|x||y|', 'abs(x)*abs(y)'],
    ['2|x|', '2*abs(x)'],
    ['|x|y|z|', 'abs(x)*y*abs(z)'],
    ['E(x+2|y|)', 'E*(x+2*abs(y))', 'bars in pairs say nothing of a condition'],
    ['P(|X|>2)', 'P*(abs(X)>2)'],
    ['P(A|B)', 'P*given(A; B)'],
    ['P(A||B|)', 'P*given(A; abs(B))', 'the one bar without a partner says “given”'],
    ['E(|X| | Y)', 'E*given(abs(X); Y)'],
    ['E(2|X| | Y)', 'E*given(2*abs(X); Y)'],
    ['P(X|Y|Z|)', 'P*given(X; Y*abs(Z))'],
    ['P(|X|>2|Y>|Z|)', 'P*given(abs(X)>2; Y>abs(Z))'],
    ['E(\\left|X\\right|\\mid Y)', 'E*given(abs(X); Y)'],
    ['P(X|Y|Z|W)', 'P*given(X; Y*abs(Z)*W)', 'the other reading is asked for'],
    ['\\left|x-\\left|y\\right|\\right|', 'abs(x-abs(y))'],
    ['\\lfloor x\\rfloor', 'floor(x)'],
    ['\\left\\lceil x\\right\\rceil', 'ceil(x)'],
    ['2n!', '2*n!'],
    ['(n+1)!!', '(n+1)!!'],
    ['|x', '✗ unmatched-delimiter'],
  ])
})

describe('sums, products, integrals, limits, derivatives', () => {
  table([
    ['\\sum_{k=1}^nk^2+1', 'sum(k^2; k; 1; n)+1', 'a sum takes in the product behind it'],
    ['\\sum_{i=1}^ni', 'sum(i; i; 1; n)', 'the bound letter is no imaginary unit'],
    ['\\prod^{3}_{k=1}k', 'product(k; k; 1; 3)'],
    ['\\sum k', '✗ bad-bounds'],
    ['\\int_0^1x^2+1\\,dx', 'integrate(x^2+1; x; 0; 1)'],
    ['\\int\\frac{dx}{x}+c', 'integrate(1/x; x)+c'],
    ['\\int\\int xy\\,dx\\,dy', 'integrate(integrate(x*y; x); y)'],
    ['\\int x', '✗ missing-differential'],
    ['\\int_0x\\,dx', '✗ bad-bounds'],
    ['\\lim_{x\\to0}\\frac{\\sin x}{x}', 'limit(sin(x)/x; x; 0)'],
    ['\\lim_{x\\to0^+}\\frac1x', 'limit(1/x; x; 0; +)'],
    ['\\lim_{x\\to0^{-}}\\frac1x', 'limit(1/x; x; 0; -)'],
    ['\\frac{d}{dx}x^2', 'diff(x^2; x)'],
    ['\\frac{d^2y}{dx^2}', 'diff(y; x; 2)'],
    ['\\frac{\\partial^2f}{\\partial x\\partial y}', 'diff(diff(f; y); x)'],
    ['\\frac{d}{dx}', '✗ missing-operand'],
    ['\\frac{d}{dx}', 'd/(d*x)', 'd is a variable of the problem', { variables: ['d'] }],
    ['\\left.x^2\\right|_0^1', 'evaluated(x^2; x; 0; 1)'],
    ['\\left.xy\\right|_{x=2}', 'evaluated(x*y; x; 2)'],
  ])
})

describe('relations and logic', () => {
  table([
    ['0<x\\le1', '0<x<=1'],
    ['x\\ne1', 'x!=1'],
    ['x=1\\text{ or }x=2', 'x=1 or x=2'],
    ['x<1\\lor x>2\\land y=1', 'x<1 or x>2 and y=1'],
    ['\\neg A\\lor B', 'not A or B'],
    ['A\\Rightarrow B\\Rightarrow C', 'A implies B implies C'],
    ['p\\to\\lnot q', 'p implies not q', 'a thin arrow between propositions'],
    ['2p\\to q', '✗ unexpected'],
    ['x=\\text{no solution}', 'x=∅'],
    ['x\\in(1,2]', 'x∈oc(1; 2)'],
    ['x\\text{ maybe }y', '✗ unknown-words'],
  ])
})

describe('sets, lists, intervals, matrices', () => {
  table([
    ['\\left\\{1,2\\right\\}', '{1; 2}'],
    ['\\{\\}', '{}'],
    ['\\{x\\mid x>0\\}', '{x | x>0}'],
    ['\\left\\{x\\in\\mathbb{R}|x>0\\right\\}', '{x∈ℝ | x>0}'],
    ['\\{|x|,2\\}', '{abs(x); 2}'],
    ['[1;2,500;3]', '[1; 2,500; 3]', 'with semicolons a comma groups thousands'],
    ['[1,250]', '[1; 250]', 'without semicolons it separates'],
    ['[[1,2],[3,4]]', '[[1; 2]; [3; 4]]'],
    ['(1,2)', '(1; 2)'],
    ['(1,2)', 'oo(1; 2)', 'where the author asks for intervals', { brackets: 'interval' }],
    ['[1,2]', 'cc(1; 2)', undefined, { brackets: 'interval' }],
    ['(1,2]', 'oc(1; 2)'],
    [']1,2[', 'oo(1; 2)', 'as written in France'],
    ['\\left]1;2\\right]', 'oc(1; 2)'],
    ['(1,2)\\cup[3,4]', 'union(oo(1; 2); cc(3; 4))'],
    ['A\\cup B\\cap C', 'union(A; intersection(B; C))'],
    ['\\mathbb{R}\\setminus\\{0\\}', 'ℝ ∖ {0}'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', 'matrix([1; 2]; [3; 4])'],
    ['\\begin{vmatrix}a&b\\\\c&d\\end{vmatrix}', 'det(matrix([a; b]; [c; d]))'],
    ['\\begin{cases}x=1\\\\y=2\\end{cases}', '[x=1; y=2]'],
    ['\\begin{pmatrix}1&2\\\\3\\end{pmatrix}', '✗ bad-environment'],
    ['\\left\\langle1,2\\right\\rangle', '(1; 2)'],
    ['1,2', '✗ stray-comma'],
    ['1;2', '✗ unexpected'],
    ['[1,2)', 'co(1; 2)'],
    ['[1)', '✗ unmatched-delimiter'],
  ])
})

describe('numbers as spelt', () => {
  table([
    ['1.50', '1.50'],
    ['.5', '.5'],
    ['1,234,567.8', '1,234,567.8'],
    ['1{,}234', '1,234'],
    ['(1,000)', '(1,000)', 'a separate item would not begin with a zero'],
    ['12,34', '✗ stray-comma'],
    ['1\\frac{2}{3}', '1*(2/3)', 'a product unless the author accepts mixed numbers'],
    ['1\\frac23', '1 2/3', undefined, { mixedNumbers: true }],
    ['x\\frac23', 'x*(2/3)', undefined, { mixedNumbers: true }],
    ['1.5E3', '1.5E3', undefined, { eNotation: true }],
    ['1.5E3', '1.5*E*3', 'E is a letter unless numbers are asked for'],
    ['1E999999999', '✗ number-too-large', undefined, { eNotation: true }],
    ['50\\%', '50%'],
    ['\\$1,234.50', '$1,234.50'],
    ['-\\$5', '-$5'],
    ['½x', '1/2*x'],
    ['x.', '✗ stray-point'],
  ])
})

describe('units', () => {
  table([
    ['5\\,\\mathrm{m}/\\mathrm{s}^2', '5 m/s^2'],
    ['5\\,\\mathrm{m/s^2}', '5 m/s^2'],
    ['5\\text{ km/h}', '5 km/h'],
    ['9.8\\,\\frac{\\mathrm{kg}\\,\\mathrm{m}}{\\mathrm{s}^{2}}', '9.8 kg*m/s^2'],
    ['90^\\circ', '90°'],
    ['20^{\\circ}\\mathrm{C}', '20 °C'],
    ['20\\degree\\mathrm{C}', '20 °C'],
    ['7\\,\\mathrm{\\mu m}', '7 µm'],
    ['12\\,\\mathrm{€}', '€12'],
    ['5\\,\\mathrm{min}', '5 min', 'no function without a bracket'],
    ['\\mathrm{min}(a,b)', 'min(a; b)'],
    ['5\\,\\mathrm{d}', '5 d', 'five days'],
    ['\\int x\\,\\mathrm{d}x', 'integrate(x; x)', 'a differential'],
    ['5 m/s^2', '5 m/s^2', 'plain letters only where units are asked for', { units: true }],
    ['5 m/s^2', '5*m/s^2'],
    ['3Nm', '3 Nm', 'newton metres, not nanometres', { units: true }],
    ['4\\,\\Omega', '4 Ω', undefined, { units: true }],
    ['m\\cdot5\\,\\mathrm{m}', 'm*5 m', 'a mass m beside a metre', { variables: ['m'] }],
    ['\\mathrm{speed}t', 'speed*t', undefined, { variables: ['speed'] }],
    ['\\mathrm{ab}', 'ab', undefined, { units: false }],
  ])
})

describe('names', () => {
  table([
    ['v_{0}t', 'v_0*t'],
    ['v_{\\mathrm{max}}', 'v_max'],
    ['\\alpha_{1}^2', 'alpha_1^2'],
    ['\\varepsilon_0', 'epsilon_0'],
    ['a_{n+1}', 'a_{n+1}'],
    ['e^{i\\pi}', 'e^(i*pi)'],
    ['3j', '3*i', undefined, { imaginaryUnit: 'j' }],
    ['3i', '3*i', 'an ordinary letter', { imaginaryUnit: 'none' }],
    ['x²+y³', 'x^2+y^3'],
    ['π≤4', 'pi<=4'],
    ['x_{}', '✗ bad-subscript'],
  ])
  it('says that i is a letter where there is no imaginary unit', () => {
    const result = read('i', { mode: 'latex', imaginaryUnit: 'none' })
    expect(result.ok && result.tree.kind).toBe('symbol')
  })
})

describe('polar form', () => {
  table([
    ['2\\angle30^\\circ', 'polar(2; 30°)'],
    ['2\\angle-\\frac{\\pi}{3}', 'polar(2; -pi/3)'],
  ])
})

describe('advice about numbers in braces', () => {
  it.each<[string, Partial<ReadOptions>, string]>([
    [
      '{1,2}',
      {},
      'A comma only groups thousands. Write a decimal with a point, 1.2, or a set with backslashes, \\{1,2\\}.',
    ],
    ['x^1.5', {}, 'Put braces around the whole number: {1.5}.'],
    ['x^1,5', { decimalSign: 'comma' }, 'Put braces around the whole number: {1,5}.'],
  ])('of %s names what can be read', (latex, options, advice) => {
    const result = read(latex, { mode: 'latex', ...options })
    expect(result.ok ? '' : result.error.message).toBe(advice)
  })
})
