import { symbolic } from '../../src/problem.fixtures.ts'
import type { MarkingTable } from '../table.ts'

/** Statements in words and in the signs of logic, number theory and geometry. */
export const statementNotationTables: readonly MarkingTable[] = [
  {
    title: 'Solutions joined by a word',
    question: symbolic('x=1\\lor x=2'),
    rows: [
      ['x=2\\text{ or }x=1', 100, 'the same solutions'],
      ['x=1\\text{ and }x=2', 'person', 'the word may list both solutions, or say that x is both'],
      ['x=1\\text{ und }x=2', 'person', 'in German, French and Spanish too'],
      ['x_1=1\\text{ and }x_2=2', 'person', 'with an index'],
      ['x=1\\land x=2', 0, 'the sign says that x is both'],
      ['x=1\\text{ and }x=3', 0, 'another solution'],
    ],
  },
  {
    title: 'Solutions that the author joins by "and"',
    question: symbolic('x=1\\text{ and }x=2'),
    rows: [
      ['x=2\\text{ and }x=1', 100, 'the same solutions'],
      ['x=3\\text{ and }x=4', 0, 'other solutions, though neither can hold at once'],
      ['x=1\\lor x=2', 'person', 'what the word may mean'],
    ],
  },
  {
    title: 'A set of solutions',
    question: symbolic('\\{1,2\\}'),
    rows: [
      ['x=1\\text{ and }x=2', 100, 'the word lists the elements'],
      ['x=1\\lor x=2', 100, 'both values of x'],
      ['x=1\\land x=2', 0, 'the sign says that x is both'],
    ],
  },
  {
    title: 'Inequalities joined by a word',
    question: symbolic('x<-2\\lor x>2'),
    rows: [['x<-2\\text{ and }x>2', 0, 'the word lists nothing: no number is both']],
  },
  {
    title: 'A range',
    question: symbolic('[0,\\infty)'),
    rows: [
      ['y\\ge0', 100, 'a condition of one letter'],
      ['f(x)\\ge0', 'person', 'a condition of a value of the function'],
      ['f(x)>0', 0, 'other numbers'],
    ],
  },
  {
    title: 'A law',
    question: symbolic('\\sin^2x+\\cos^2x=1'),
    rows: [
      ['\\cos^2x=1-\\sin^2x', 100, 'the same law, moved over'],
      ['\\cosh^2x-\\sinh^2x=1', 'person', 'it always holds too, and says something else'],
      ['1=1', 'person', 'it always holds too, and says nothing'],
      ['\\sin^2x-\\cos^2x=1', 0, 'it does not always hold'],
    ],
  },
  {
    title: 'A law of a function with arguments in other spellings',
    question: symbolic('\\sin(2x)=2\\sin x\\cos x'),
    rows: [
      ['\\sin(2\\cdot x)=2\\sin x\\cos x', 100, 'the same argument'],
      ['\\sin(x+x)=2\\sin x\\cos x', 100, 'an argument of the same value'],
      ['\\sin(2x)=\\sin(x+x)', 'person', 'it says nothing of the cosine'],
      ['\\sin(2x)=2\\sin x', 0, 'it does not always hold'],
    ],
  },
  {
    title: 'A law of logarithms',
    question: symbolic('\\ln(xy)=\\ln x+\\ln y'),
    rows: [
      ['\\ln(y\\cdot x)=\\ln x+\\ln y', 100, 'the same argument'],
      ['\\ln(xy)-\\ln y=\\ln x', 100, 'the same law, moved over'],
      ['\\ln\\frac xy=\\ln x-\\ln y', 'person', 'another law'],
    ],
  },
  {
    title: 'A law of products',
    question: symbolic('(x+y)^2=x^2+2xy+y^2'),
    rows: [
      ['(x+y)^2-2xy=x^2+y^2', 100, 'the same law, moved over'],
      ['(y+x)(x+y)=x^2+y^2+2xy', 100, 'the same product'],
      ['(y+x)^2=(x+y)^2', 'person', 'it says nothing of the products'],
      ['(x+y)(x+y)=(x+y)^2', 'person', 'it says only what a square is'],
      ['(x-y)^2=x^2-2xy+y^2', 'person', 'another law'],
      ['(x+y)^2=x^2+y^2', 0, 'it does not always hold'],
    ],
  },
  {
    title: 'A law of the order of factors',
    question: symbolic('xy=yx'),
    rows: [
      ['yx=xy', 100, 'the same law'],
      ['x+y=y+x', 'person', 'another law'],
    ],
  },
  {
    title: 'What is not in a set',
    question: symbolic('\\overline A'),
    rows: [
      ['A^c', 'person', 'the same where A is a set or an event'],
      ['B^c', 0, 'another set'],
    ],
  },
  {
    title: 'The logarithm of both sides',
    question: symbolic('k=Ae^{-E/(RT)}'),
    rows: [
      ['\\ln k=\\ln A-\\frac{E}{RT}', 'person', 'the same where k and A are positive'],
      ['\\ln k=\\ln A+\\frac{E}{RT}', 0, 'a sign'],
    ],
  },
  {
    title: 'The logarithm of both sides of an equation of one letter',
    question: symbolic('x^2=e^4'),
    rows: [
      ['\\ln|x|=2', 100, 'both solutions'],
      ['\\ln x=2', 0, 'one of the solutions'],
    ],
  },
  {
    title: 'The logarithm of both sides of an equation of coordinates',
    question: symbolic('y^2=x'),
    rows: [
      ['2\\ln|y|=\\ln x', 100, 'all points but the origin, which has no logarithm'],
      ['\\ln y=\\frac12\\ln x', 0, 'the points below the axis are lost'],
    ],
  },
  {
    title: 'The other tail of the normal distribution',
    question: symbolic('\\Phi(-z)'),
    rows: [
      ['1-\\Phi(z)', 'person', 'the same where Φ is the normal distribution'],
      ['\\Phi(z)', 0, 'the other tail'],
    ],
  },
  {
    title: 'A vector between two points',
    question: symbolic('\\vec{AB}'),
    rows: [
      ['\\overrightarrow{AC}+\\overrightarrow{CB}', 100, 'over another point'],
      ['\\vec b-\\vec a', 'person', 'the same where small letters are positions of points'],
      ['\\vec a-\\vec b', 0, 'the other way'],
    ],
  },
  {
    title: 'A value at another time',
    question: symbolic('x(t-2)'),
    rows: [
      ['xt-2x', 100, 'x is a factor'],
      ['x(t)-x(2)', 'person', 'right only if x is a factor, and the answer takes it for a function'],
    ],
  },
  {
    title: 'For all and there is',
    question: symbolic('\\forall x\\in\\mathbb{R}:x^2\\ge0'),
    rows: [
      ['\\forall x\\in\\mathbb{R}\\,(x^2\\ge0)', 100, 'brackets in place of the colon'],
      ['\\forall x\\in\\mathbb{R}:0\\le x^2', 'person', 'what is said in another way is not decided'],
      ['\\exists x\\in\\mathbb{R}:x^2\\ge0', 'person', 'another quantifier, not decided by itself'],
    ],
  },
  {
    title: 'A divisor',
    question: symbolic('n\\mid u-v'),
    rows: [
      ['n|u-v', 100, 'a plain bar'],
      ['u\\equiv v\\pmod n', 'person', 'says it in other words'],
      ['u-v\\mid n', 'person', 'turned, not decided by itself'],
    ],
  },
  {
    title: 'Lines',
    question: symbolic('g\\parallel h'),
    rows: [
      ['h\\parallel g', 100, 'turned'],
      ['g\\perp h', 'person', 'not decided by itself'],
    ],
  },
  {
    title: 'An angle between points',
    question: symbolic('180^\\circ-\\angle ABC'),
    rows: [
      ['180^\\circ-\\angle CBA', 100, 'the other way round'],
      ['180^\\circ-\\angle BAC', 'person', 'at another point'],
    ],
  },
  {
    title: 'Similar triangles',
    question: symbolic('\\triangle ABC\\sim\\triangle DEF'),
    rows: [
      ['\\triangle ABC\\sim\\triangle DEF', 100, 'as it is written'],
      ['\\triangle BCA\\sim\\triangle EFD', 'person', 'right, and not decided by itself'],
      ['\\triangle ABC\\sim\\triangle EDF', 'person', 'other corners belong together'],
    ],
  },
  {
    title: 'A list that goes on',
    question: symbolic('[1;2;\\ldots;n]'),
    rows: [
      ['1,2,\\ldots,n', 100, 'without brackets: beside dots a comma separates'],
      ['1,2,3,\\ldots,n', 'person', 'how it goes on is for a person to see'],
    ],
  },
  {
    title: 'What goes on alike',
    question: symbolic('\\{2,4,6,\\ldots\\}'),
    rows: [
      ['\\{2,4,6,\\dots\\}', 100, 'as it is written'],
      ['\\{2,4,6,8,\\ldots\\}', 'person', 'how it goes on is for a person to see'],
    ],
  },
  {
    title: 'A product of finite sets',
    question: symbolic('\\{1,2\\}\\times\\{3\\}'),
    rows: [
      ['\\{(2,3),(1,3)\\}', 100, 'its pairs'],
      ['\\{(3,1),(3,2)\\}', 0, 'turned pairs'],
      ['\\{1,2,3\\}', 0, 'no pairs'],
    ],
  },
  {
    title: 'A set of pairs',
    question: symbolic('\\{(0,0),(0,1),(1,0),(1,1)\\}'),
    rows: [
      ['\\{0,1\\}\\times\\{0,1\\}', 100, 'a product'],
      ['\\{0,1\\}^2', 100, 'a power'],
    ],
  },
  {
    title: 'A product of sets that letters stand for',
    question: symbolic('A\\times B'),
    rows: [['B\\times A', 'person', 'the same number, and other pairs']],
  },
  {
    title: 'Bounds that are put in',
    question: symbolic('\\frac{14}{3}'),
    rows: [
      ['\\left[\\frac{x^3}{3}+x\\right]_0^2', 100, 'in square brackets'],
      ['\\frac{x^3}{3}+x\\Big|_0^2', 100, 'behind a bar, for all terms before it'],
      ['\\left.\\frac{x^3}{3}+x\\right|_{x=0}^{x=2}', 100, 'with the letter'],
      ['\\left[\\frac{x^3}{3}+x\\right]_0^1', 0, 'another bound'],
      ['4+\\frac{x^2}{2}\\Big|_0^2', '?', 'does the bar belong to 4, too?'],
    ],
  },
  {
    title: 'Bounds of a function',
    question: symbolic('F(\\pi)-F(0)'),
    rows: [
      ['\\left[F(x)\\right]_0^{\\pi}', 100, 'its difference'],
      ['F(x)\\big|_0^{\\pi}', 100, 'behind a bar'],
      ['\\left[F(x)\\right]_{\\pi}^0', 0, 'turned'],
    ],
  },
  {
    title: 'An infinite limit',
    question: symbolic('\\infty'),
    rows: [['\\lim_{x\\to0}\\frac{1}{x^2}', 'person', 'whether a limit is infinite is not decided']],
  },
  {
    title: 'A complex number in polar form, without a tolerance',
    question: symbolic('3+4i'),
    rows: [
      ['5\\angle\\arctan\\frac43', 100, 'exact'],
      ['5\\angle53.13^\\circ', 0, 'a rounded angle is another number, as in every other form'],
      ['5e^{0.9273i}', 0, 'the same'],
    ],
  },
  {
    title: 'A complex number in polar form, within 1 %',
    question: symbolic('3+4i', { tolerance: { kind: 'Percentage', value: '1' } }),
    rows: [
      ['5\\angle53.13^\\circ', 100, 'within the tolerance'],
      ['5e^{0.9273i}', 100, 'within the tolerance'],
      ['5\\angle36.87^\\circ', 0, 'another angle'],
    ],
  },
  {
    title: 'The solution of a recurrence',
    question: symbolic('A\\cdot2^n+B\\cdot3^n'),
    rows: [
      ['C_1\\cdot2^n+C_2\\cdot3^n', 100, 'constants have any name'],
      ['C_1\\cdot2^n+C_2\\cdot4^n', 0, 'another sequence'],
    ],
  },
  {
    title: 'A nuclear reaction',
    question: symbolic('{}^{14}_{6}C\\to{}^{14}_{7}N+e^-+\\bar\\nu'),
    rows: [
      ['{}^{14}_{6}C\\to{}^{14}_{7}N+{}^{0}_{-1}e+\\bar\\nu_e', 100, 'an electron with its numbers'],
      ['{}^{14}_{6}C\\to{}^{14}_{7}N+\\beta^-+\\bar\\nu', 100, 'as a beta particle'],
      ['{}^{14}_{6}C\\to{}^{14}_{7}N+{}^{0}_{1}e+\\bar\\nu', 0, 'a positron'],
      ['{}^{14}_{6}C\\to{}^{14}_{7}N+e^-+\\nu', 0, 'another neutrino'],
    ],
  },
]
