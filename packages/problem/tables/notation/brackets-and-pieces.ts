import { symbolic } from '../../src/problem.fixtures.ts'
import type { MarkingTable } from '../table.ts'

/** Concentrations, letters with a star, angle brackets, functions given piece by piece. */
export const notationTables: readonly MarkingTable[] = [
  {
    title: 'Concentrations: an equilibrium constant',
    question: symbolic('\\frac{[H^+][A^-]}{[HA]}'),
    rows: [
      ['\\frac{[A^-][H^+]}{[HA]}', 100, 'in another order'],
      ['\\frac{[\\mathrm{A^-}][\\mathrm{H^+}]}{[\\mathrm{HA}]}', 100, 'upright'],
      ['\\frac{[HA]}{[H^+][A^-]}', 0, 'upside down'],
      ['\\frac{[H^+]}{[HA]}', 0, 'a substance is missing'],
      ['\\frac{[H][A]}{[HA]}', 0, 'without charges'],
    ],
  },
  {
    title: 'Concentrations: a rate',
    question: symbolic('k[\\mathrm{NO}]^2[\\mathrm{O_2}]'),
    rows: [
      ['k[O_2][NO]^2', 100, 'in another order, in italics'],
      ['k[\\mathrm{NO}][\\mathrm{O_2}]', 0, 'another order of reaction'],
      ['k[\\mathrm{NO}]^2[\\mathrm{O}]^2', 0, 'atoms for molecules'],
    ],
  },
  {
    title: 'Concentrations: two substances',
    question: symbolic('k[A][B]'),
    rows: [
      ['kAB', 100, 'without brackets'],
      ['k[AB]', 0, 'one substance of both'],
    ],
  },
  {
    title: 'Concentrations: at the beginning',
    question: symbolic('[A]_0e^{-kt}'),
    rows: [
      ['e^{-kt}[A]_0', 100, 'turned'],
      ['\\frac{[A]_0}{e^{kt}}', 100, 'as a fraction'],
      ['A_0e^{-kt}', 100, 'without brackets'],
      ['[A]_0e^{kt}', 0, 'the sign'],
      ['[A]e^{-kt}', 0, 'at another time'],
    ],
  },
  {
    title: 'Concentrations: pH',
    question: symbolic('-\\log_{10}[H^+]'),
    rows: [
      ['\\log_{10}\\frac{1}{[H^+]}', 100, 'of the inverse'],
      ['\\log_{10}[H^+]', 0, 'the sign'],
      ['-\\log_{10}[\\mathrm{OH^-}]', 0, 'another substance'],
    ],
  },
  {
    title: 'Probabilities written Pr',
    question: symbolic('\\Pr(A\\cup B)'),
    rows: [
      ['P(A)+P(B)-P(A\\cap B)', 100, 'written P'],
      ['\\Pr(B\\cup A)', 100, 'turned'],
      ['\\Pr(A)+\\Pr(B)', 'person', 'right only where they exclude each other'],
    ],
  },
  {
    title: 'A product rule',
    question: symbolic("f'(x)g(x)+f(x)g'(x)"),
    rows: [
      ["(f(x)g(x))'", 100, 'with a prime behind brackets'],
      ['\\left(f(x)g(x)\\right)^{\\prime}', 100, 'as fields write it'],
      ["(f(x)+g(x))'", 0, 'of the sum'],
    ],
  },
  {
    title: 'A chain rule',
    question: symbolic("f'(g(x))g'(x)"),
    rows: [
      ["(f\\circ g)'(x)", 100, 'of one after the other'],
      ["(g\\circ f)'(x)", 0, 'in the other order'],
    ],
  },
  {
    title: 'A field of magnetism',
    question: symbolic('\\nabla\\times\\vec B=\\mu_0\\vec J'),
    rows: [
      ['\\vec\\nabla\\times\\vec B=\\mu_0\\vec J', 100, 'with an arrow above the nabla'],
      ['\\nabla\\cdot\\vec B=\\mu_0\\vec J', 'person', 'a law could relate the symbols'],
    ],
  },
  {
    title: 'An impulse',
    question: symbolic('3\\delta(t-1)'),
    rows: [
      ['3\\delta(1-t)', 'person', 'the same where δ is an impulse'],
      ['3\\delta(t+1)', 0, 'at another place'],
    ],
  },
  {
    title: 'An order of growth',
    question: symbolic('O(n\\log n)'),
    rows: [
      ['O(n\\log_2n)', 'person', 'the same order'],
      ['O(n^2)', 0, 'a larger order'],
    ],
  },
  {
    title: 'A letter with a star',
    question: symbolic('2x^*+y'),
    rows: [
      ['y+2x^{*}', 100, 'turned'],
      ['x^*+y', 0, 'the factor'],
      ['2x+y', 'person', 'the star may say something else'],
      ['2\\overline x+y', 'person', 'the star may conjugate'],
    ],
  },
  {
    title: 'A variance of means in angle brackets',
    question: symbolic('\\sqrt{\\langle x^2\\rangle-\\langle x\\rangle^2}'),
    rows: [
      ['(\\langle x^2\\rangle-\\langle x\\rangle^2)^{1/2}', 100, 'as a power'],
      ['\\sqrt{-\\langle x\\rangle\\langle x\\rangle+\\langle x^2\\rangle}', 100, 'turned'],
      ['\\sqrt{\\langle x\\rangle^2-\\langle x^2\\rangle}', 'person', 'what the brackets mean is not known'],
    ],
  },
  {
    title: 'A projection with inner products',
    question: symbolic('\\frac{\\langle u,v\\rangle}{\\langle v,v\\rangle}v'),
    rows: [
      ['v\\frac{\\langle u,v\\rangle}{\\langle v,v\\rangle}', 100, 'turned'],
      ['\\frac{\\langle v,u\\rangle}{\\langle v,v\\rangle}v', 'person', 'right for real spaces'],
      ['\\frac{\\langle u,v\\rangle}{\\langle u,u\\rangle}v', 'person', 'what the brackets mean is not known'],
    ],
  },
  {
    title: 'An absolute value piece by piece',
    question: symbolic('|x|'),
    rows: [
      ['\\begin{cases}x&x\\ge0\\\\-x&x<0\\end{cases}', 100, 'its pieces'],
      ['\\begin{cases}-x&x<0\\\\x&\\text{otherwise}\\end{cases}', 100, 'the rest of the line'],
      ['\\begin{cases}-x&x\\le0\\\\x&x\\ge0\\end{cases}', 100, 'zero twice, with one value'],
      ['\\begin{cases}-x&x>0\\\\x&x\\le0\\end{cases}', 0, 'the signs'],
      ['\\begin{cases}x&x>0\\\\-x&x<0\\end{cases}', 'person', 'says nothing about zero'],
    ],
  },
  {
    title: 'A function given piece by piece',
    question: symbolic('\\begin{cases}x^2&x\\le1\\\\3x&1<x<4\\\\12&x\\ge4\\end{cases}'),
    rows: [
      ['\\begin{cases}12&x\\ge4\\\\3x&1<x<4\\\\x^2&x\\le1\\end{cases}', 100, 'in another order'],
      ['\\begin{cases}x^2&x\\le1\\\\3x&1<x\\le4\\\\12&x>4\\end{cases}', 100, 'the pieces meet at 4'],
      ['\\begin{cases}x^2&x<1\\\\3x&1\\le x<4\\\\12&x\\ge4\\end{cases}', 0, 'another value at 1'],
      ['\\begin{cases}x^2&x\\le1\\\\2x&1<x<4\\\\12&x\\ge4\\end{cases}', 0, 'a piece is wrong'],
      ['\\begin{cases}x^2&x\\le1\\\\3x&1<x<3\\\\12&x\\ge3\\end{cases}', 0, 'an end is wrong'],
      ['\\begin{cases}x^2,&x\\le1\\\\3x,&1<x<4\\\\12,&x\\ge4\\end{cases}', 100, 'with commas, as books set it'],
      ['x^2', 0, 'one piece only'],
    ],
  },
  {
    title: 'A function with its name, given piece by piece',
    question: symbolic('f(x)=\\begin{cases}1&x>0\\\\0&x\\le0\\end{cases}'),
    rows: [
      ['f(x)=\\begin{cases}0&x\\le0\\\\1&x>0\\end{cases}', 100, 'in another order'],
      ['f(x)=\\begin{cases}1&x\\ge0\\\\0&x<0\\end{cases}', 0, 'another value at 0'],
      ['g(x)=\\begin{cases}1&x>0\\\\0&x\\le0\\end{cases}', 'person', 'another name'],
    ],
  },
  {
    title: 'A density with a parameter',
    question: symbolic('\\begin{cases}\\lambda e^{-\\lambda x}&x\\ge0\\\\0&x<0\\end{cases}'),
    rows: [
      ['\\begin{cases}0&x<0\\\\\\frac{\\lambda}{e^{\\lambda x}}&x\\ge0\\end{cases}', 100, 'in another form'],
      ['\\begin{cases}e^{-\\lambda x}&x\\ge0\\\\0&x<0\\end{cases}', 0, 'the factor'],
      ['\\lambda e^{-\\lambda x}', 0, 'without the zero'],
    ],
  },
  {
    title: 'Pieces whose ends are letters',
    question: symbolic('\\begin{cases}1&x<a\\\\0&x\\ge a\\end{cases}'),
    rows: [['\\begin{cases}0&x\\ge a\\\\1&x<a\\end{cases}', 'person', 'the ends are letters']],
  },
  {
    title: 'An inner product with a bar',
    question: symbolic('\\langle\\psi|\\phi\\rangle'),
    rows: [
      ['\\left\\langle\\psi\\mid\\phi\\right\\rangle', 100, 'as it is typed'],
      ['\\langle\\psi,\\phi\\rangle', 100, 'with a comma'],
      ['\\langle\\phi|\\psi\\rangle', 'person', 'right for real spaces'],
      ['\\langle\\psi|\\hat H|\\phi\\rangle', '?', 'operators between the two are not read'],
    ],
  },
  {
    title: 'An index that is a half',
    question: symbolic('T_{1/2}=\\frac{\\ln2}{\\lambda}'),
    rows: [
      ['T_{\\frac12}=-\\frac{\\ln0.5}{\\lambda}', 100, 'with a fraction'],
      ['T_{12}=\\frac{\\ln2}{\\lambda}', 0, 'another index'],
    ],
  },
  {
    title: 'A factor above the line of a derivative',
    question: symbolic('-N\\frac{d\\Phi}{dt}'),
    rows: [
      ['-\\frac{Nd\\Phi}{dt}', 100, 'typed in one go, N comes above the line'],
      ["-N\\Phi'(t)", 100, 'with a prime'],
      ['-\\frac{N\\Phi}{t}', 0, 'no derivative'],
    ],
  },
  {
    title: 'A whole number of turns',
    question: symbolic('x=\\frac{\\pi}{6}+2k\\pi'),
    rows: [
      ['x=2k\\pi+\\frac{\\pi}{6}', 100, 'turned'],
      ['x=\\frac{\\pi}{6}+2n\\pi', 100, 'the whole number is called otherwise'],
      ['x=\\frac{\\pi}{6}-2k\\pi', 100, 'the turns counted backwards'],
      ['x=-\\frac{11\\pi}{6}+2k\\pi', 100, 'counted from one turn before'],
      ['x=\\frac{\\pi}{6}+4k\\pi', 0, 'every second turn'],
      ['x=\\frac{\\pi}{6}+k\\pi', 0, 'half turns'],
    ],
  },
  {
    title: 'A recurrence',
    question: symbolic('a_n=2a_{n-1}+n'),
    rows: [
      ['2a_{n-1}=a_n-n', 100, 'solved for the other member'],
      ['a_{n+1}=2a_n+n+1', 'person', 'one member on'],
      ['a_{n+1}=2a_n+n', 0, 'one member on, but for n'],
      ['a_n=2a_{n+1}+n', 0, 'backwards'],
    ],
  },
  {
    title: 'Square brackets where there are no concentrations',
    question: symbolic('\\frac{P_1V_1T_2}{P_2T_1}'),
    rows: [
      ['\\left[P_1V_1\\right]\\frac{T_2}{P_2T_1}', 100, 'around factors'],
      ['\\left[P_1V_1\\right]^2\\frac{T_2}{P_2T_1}', 0, 'squared'],
    ],
  },
  {
    title: 'An angle by its cotangent',
    question: symbolic('\\frac{\\pi}{2}-\\arctan x'),
    rows: [
      ['\\operatorname{arccot}x', 'person', 'the same where arccot lies between 0 and π'],
      ['\\arctan\\frac1x', 0, 'another angle where x is negative'],
    ],
  },
  {
    title: 'The imaginary unit of engineers',
    question: symbolic('\\frac{1}{1+j\\omega RC}'),
    rows: [
      ['\\frac{1}{j\\omega RC+1}', 100, 'turned'],
      ['\\frac{1-j\\omega RC}{1+\\omega^2R^2C^2}', 'person', 'the same where j is the imaginary unit'],
      ['\\frac{1-i\\omega RC}{1+\\omega^2R^2C^2}', 'person', 'with i in its place'],
      ['\\frac{1-j\\omega RC}{1-\\omega^2R^2C^2}', 0, 'a sign'],
    ],
  },
  {
    title: 'h over 2π',
    question: symbolic('\\hbar\\omega'),
    rows: [
      ['\\omega\\hbar', 100, 'turned'],
      ['\\frac{h\\omega}{2\\pi}', 'person', 'the same where ħ is h/2π'],
      ['h\\omega', 0, 'without 2π'],
    ],
  },
  {
    title: 'Unit vectors',
    question: symbolic('2\\vec i-3\\vec j+\\vec k'),
    rows: [
      ['\\begin{pmatrix}2\\\\-3\\\\1\\end{pmatrix}', 100, 'a column'],
      ['(2,-3,1)^T', 100, 'a column on its side'],
      ['2\\hat i-3\\hat j+\\hat k', 100, 'with hats'],
      ['2\\vec i+3\\vec j+\\vec k', 0, 'a sign'],
    ],
  },
]
