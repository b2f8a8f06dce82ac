import { symbolic } from '../src/problem.fixtures.ts'
import { matrixLetterTables } from './letters-of-matrices.ts'
import type { MarkingTable } from './table.ts'

const matrices = { A: 'matrix', B: 'matrix', D: 'matrix', P: 'matrix', X: 'matrix' } as const

const numberTables: readonly MarkingTable[] = [
  {
    title: 'x is positive',
    question: symbolic('\\sqrt{x^2}+\\sqrt{y^2}', { letters: { x: 'positive', y: 'real' } }),
    rows: [
      ['x+|y|', 100, 'only x is positive'],
      ['x+y', 0, 'not where y is negative'],
      ['|x|+|y|', 100, 'nothing is lost'],
    ],
  },
  {
    title: 'Letters are positive, except y',
    question: symbolic('\\sqrt{x^2}+\\sqrt{y^2}', { letters: { y: 'real' }, assumptions: { letters: 'positive' } }),
    rows: [
      ['x+|y|', 100, 'what is said of y goes before what is said of all'],
      ['x+y', 0, 'not where y is negative'],
    ],
  },
  {
    title: 'n is a whole number',
    question: symbolic('\\cos(n\\pi)x', { letters: { n: 'integer', x: 'real' } }),
    rows: [
      ['(-1)^nx', 100, 'even and odd'],
      ['x', 0, 'only where n is even'],
      ['\\cos(3n\\pi)x', 100, 'the same at whole numbers'],
    ],
  },
  {
    title: 'n is any real number',
    question: symbolic('\\cos(n\\pi)x', { letters: { n: 'real' } }),
    rows: [
      ['x\\cos(\\pi n)', 100, 'order'],
      ['\\cos(3n\\pi)x', 0, 'not between whole numbers'],
    ],
  },
  {
    title: 'z is complex and x is real',
    question: symbolic('\\overline{xz}', { letters: { x: 'real', z: 'complex' } }),
    rows: [
      ['x\\overline z', 100, 'the conjugate of a real number is itself'],
      ['xz', 0, 'only for real z'],
    ],
  },
  {
    title: 'A constant with a name of its own',
    question: symbolic('x^2+\\lambda', { letters: { lambda: 'constant' } }),
    rows: [
      ['x^2+C', 100, 'the constant may have any name'],
      ['x^2', 0, 'the constant is required'],
    ],
  },
  {
    title: 'C is no constant of integration',
    question: symbolic('x^2+C', { letters: { C: 'real' } }),
    rows: [
      ['C+x^2', 100, 'order'],
      ['x^2+K', 0, 'another letter'],
    ],
  },
]

const powerTables: readonly MarkingTable[] = [
  {
    title: 'An equation with an exponent n',
    question: symbolic('x=(1+\\frac yn)^n'),
    rows: [
      ['x=(\\frac{n+y}{n})^n', 100, 'one fraction'],
      ['x^{\\frac1n}=1+\\frac yn', 0, 'not where an even power hides a sign'],
      ['\\sqrt[n]x=1+\\frac yn', 0, 'the same under a root sign'],
    ],
  },
  {
    title: 'An equation with an exponent t',
    question: symbolic('A=P(1+r)^t', { letters: { t: 'real' } }),
    rows: [
      ['\\ln\\frac AP=t\\ln(1+r)', 100, 'with logarithms, as a base with any exponent is positive'],
      ['A=P+(1+r)^t', 0, 'a sum'],
    ],
  },
  {
    title: 'n is a real number in an equation',
    question: symbolic('x=y^n', { letters: { n: 'real', y: 'positive', x: 'real' } }),
    rows: [
      ['x^{\\frac1n}=y', 100, 'nothing is hidden where y is positive'],
      ['x=n^y', 0, 'exchanged'],
    ],
  },
]

const functionTables: readonly MarkingTable[] = [
  {
    title: 'v is a function of t, m is a constant',
    question: symbolic('m\\frac{dv}{dt}', { letters: { v: { functionOf: 't' }, m: 'constant' } }),
    rows: [
      ['\\frac{d}{dt}(mv)', 100, 'the constant comes out'],
      ["mv'", 100, 'a prime'],
      ['m\\dot v', 100, 'a dot is by t'],
      ['\\frac{d}{dt}(mv)+v\\frac{dm}{dt}', 100, 'the mass does not change'],
      ['0', 0, 'v changes'],
      ['mv', 0, 'not differentiated'],
    ],
  },
  {
    title: 'v and m are functions of t',
    question: symbolic('\\frac{d}{dt}(mv)', { letters: { v: { functionOf: 't' }, m: { functionOf: 't' } } }),
    rows: [
      ['m\\frac{dv}{dt}+v\\frac{dm}{dt}', 100, 'the product rule'],
      ['m\\frac{dv}{dt}', 0, 'the mass changes, too'],
    ],
  },
  {
    title: 'y is a function of t',
    question: symbolic('\\frac{dy}{dt}=y(1-y)', { letters: { y: { functionOf: 't' } } }),
    rows: [
      ["y'=y-y^2", 100, 'multiplied out'],
      ["y'(t)=y(t)-y(t)^2", 100, 'with its argument'],
      ["y'=y+y^2", 0, 'a sign'],
    ],
  },
  {
    title: 'A letter that the key differentiates is a function',
    question: symbolic('\\frac{d}{dx}(x^2f(x))'),
    rows: [
      ["2xf(x)+x^2f'(x)", 100, 'the product rule'],
      ["2xf+x^2f'", 100, 'without its argument'],
      ["2xf'(x)", 0, 'the product rule is missing'],
    ],
  },
  {
    title: 'A letter that the key applies to the value of another one is a function',
    question: symbolic('f(g(x))'),
    rows: [
      ['(f\\circ g)(x)', 100, 'the sign of composition'],
      ['g(f(x))', 0, 'the other way round'],
      ['fgx', 0, 'a product'],
    ],
  },
  {
    title: 'A letter before brackets that looks like a function',
    question: symbolic('F(v)-F(u)'),
    rows: [
      ['-F(u)+F(v)', 100, 'order'],
      ['F(u)-F(v)', 0, 'a sign'],
      ['F(v-u)', 'person', 'right only if F is a factor, which the author can say'],
    ],
  },
  {
    title: 'A name of several letters before brackets',
    question: symbolic('\\operatorname{rank}(2M)'),
    rows: [['2\\operatorname{rank}(M)', 'person', 'right only if the name is a factor']],
  },
  {
    title: 'A function of one term',
    question: symbolic('f(2x)'),
    rows: [['2f(x)', 'person', 'right only if f is a factor']],
  },
]

const vectorTables: readonly MarkingTable[] = [
  {
    title: 'u and w are vectors',
    question: symbolic('u\\times w', { letters: { u: 'vector', w: 'vector' } }),
    rows: [
      ['-w\\times u', 100, 'exchanged with the sign'],
      ['\\vec u\\times\\vec w', 100, 'with arrows'],
      ['w\\times u', 0, 'exchanged'],
      ['u\\cdot w', 0, 'another product'],
    ],
  },
]

const matrixTables: readonly MarkingTable[] = [
  {
    title: 'A and B are matrices',
    question: symbolic('ABA^{-1}', { letters: matrices }),
    rows: [
      ['A(BA^{-1})', 100, 'brackets do not matter'],
      ['(AB^{-1}A^{-1})^{-1}', 100, 'inverted twice'],
      ['B', 0, 'nothing cancels'],
      ['A^{-1}BA', 0, 'the other way round'],
      ['BAA^{-1}', 0, 'exchanged'],
      ['\\frac{AB}{A}', 'person', 'division by a matrix has two meanings'],
    ],
  },
  {
    title: 'The square of a sum of matrices',
    question: symbolic('(A+B)^2', { letters: matrices }),
    rows: [
      ['A^2+AB+BA+B^2', 100, 'multiplied out'],
      ['A^2+2AB+B^2', 0, 'as if they commuted'],
    ],
  },
  {
    title: 'The transpose of a product',
    question: symbolic('(AB)^T', { letters: matrices }),
    rows: [
      ['B^TA^T', 100, 'in turned order'],
      ['A^TB^T', 0, 'in the same order'],
    ],
  },
  {
    title: 'A power of a diagonalised matrix',
    question: symbolic('PD^nP^{-1}', { letters: { ...matrices, n: 'integer' } }),
    rows: [
      ['(PDP^{-1})^n', 100, 'the power of the whole'],
      ['PDD^{n-1}P^{-1}', 100, 'one factor apart'],
      ['D^n', 0, 'nothing cancels'],
      ['P^nD^nP^{-n}', 0, 'factor by factor'],
    ],
  },
  {
    title: 'The identity',
    question: symbolic('(A-2I)(A+2I)', { letters: matrices }),
    rows: [
      ['A^2-4I', 100, 'multiplied out'],
      ['A^2-4', 'person', 'a number is no matrix'],
      ['A^2-2I', 0, 'another number'],
    ],
  },
  {
    title: 'Determinant and trace',
    question: symbolic('\\det(AB)+\\operatorname{tr}(AB)', { letters: matrices }),
    rows: [
      ['\\det A\\det B+\\operatorname{tr}(BA)', 100, 'the laws of both'],
      ['|A||B|+\\operatorname{tr}(BA)', 100, 'bars'],
      ['\\det A+\\det B+\\operatorname{tr}(AB)', 0, 'not of a sum'],
    ],
  },
  {
    title: 'An equation for a matrix',
    question: symbolic('AX=B', { letters: matrices }),
    rows: [
      ['X=A^{-1}B', 100, 'solved'],
      ['B=AX', 100, 'turned'],
      ['AX-B=0', 100, 'moved over'],
      ['X=BA^{-1}', 0, 'on the other side'],
      ['XA=B', 0, 'multiplied from the other side'],
    ],
  },
  {
    title: 'A linear system with a matrix',
    question: symbolic('x=A^{-1}c', { letters: { A: 'matrix', x: 'vector', c: 'vector' } }),
    rows: [
      ['Ax=c', 100, 'not solved'],
      ['\\vec x=A^{-1}\\vec c', 100, 'with arrows'],
      ['x=Ac', 0, 'not inverted'],
    ],
  },
]

const randomTables: readonly MarkingTable[] = [
  {
    title: 'X is a random variable',
    question: symbolic('\\operatorname{Var}(aX+b)', { letters: { X: 'randomVariable' } }),
    rows: [
      ['9\\operatorname{Var}(X)', 100, 'a is 3, and a shift does not matter'],
      ['9(E[X^2]-E[X]^2)', 100, 'by expected values'],
      ['9E[(X-E[X])^2]', 100, 'by its definition'],
      ['3\\operatorname{Var}(X)', 0, 'not squared'],
      ['9E[X]^2', 0, 'another moment'],
    ],
  },
  {
    title: 'X and Y are random variables',
    question: symbolic('E[XY]', { letters: { X: 'randomVariable', Y: 'randomVariable' } }),
    rows: [
      ['E[YX]', 100, 'order'],
      ['E[X]E[Y]+\\operatorname{Cov}(X,Y)', 100, 'with the covariance'],
      ['E[X]E[Y]', 'person', 'the same where they are independent'],
      ['E[X]+E[Y]', 0, 'a sum'],
    ],
  },
]

/** What single letters stand for, as the author says. */
export const letterTables: readonly MarkingTable[] = [
  ...numberTables,
  ...powerTables,
  ...functionTables,
  ...vectorTables,
  ...matrixLetterTables,
  ...matrixTables,
  ...randomTables,
]
