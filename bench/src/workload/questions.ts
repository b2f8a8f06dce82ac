/** The twelve questions every engine is measured with, as ordinary content, each with one right and one wrong answer. */

import type { ProblemContent } from '@isomorph/problem'
import { block, doc } from '@isomorph/rich-text'
import {
  calculated,
  choices,
  constant,
  exact,
  expression,
  form,
  numeric,
  problem,
  random,
  texts,
  word,
} from './content.ts'
import { elements } from './elements.ts'

/** The drawn values of a variant, as numbers where they are. */
export type Values = Readonly<Record<string, number>>

export interface WorkloadQuestion {
  readonly id: string
  readonly content: ProblemContent
  /** One answer per question of the problem, in order. `words` has the values as they are stored. */
  readonly right: (values: Values, words: Readonly<Record<string, string>>) => readonly string[]
  readonly wrong: (values: Values, words: Readonly<Record<string, string>>) => readonly string[]
}

const v = (values: Values, name: string): number => values[name] ?? Number.NaN
const figures = (value: number): string => String(Number(value.toPrecision(3)))
const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`)

function root(values: Values): number {
  const [a, b, c] = [v(values, 'a'), v(values, 'b'), v(values, 'c')]
  return (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a)
}

function projectile(values: Values): readonly number[] {
  const [speed, angle] = [v(values, 'v_0'), (v(values, 'theta') * Math.PI) / 180]
  const [vx, vy] = [speed * Math.cos(angle), speed * Math.sin(angle)]
  const time = (2 * vy) / 9.81
  return [vx, vy, time, vx * time]
}

function complexProduct(values: Values): readonly [re: number, im: number] {
  const [a, b, c, d] = [v(values, 'a'), v(values, 'b'), v(values, 'c'), v(values, 'd')]
  return [a * c - b * d, a * d + b * c]
}

function reducedSum(values: Values): readonly [above: number, below: number] {
  const [a, b, c, d] = [v(values, 'a'), v(values, 'b'), v(values, 'c'), v(values, 'd')]
  const [above, below] = [a * d + c * b, b * d]
  const common = (x: number, y: number): number => (y === 0 ? x : common(y, x % y))
  const divisor = common(above, below)
  return [above / divisor, below / divisor]
}

const sampleNames = Array.from({ length: 10 }, (_, index) => `x_${index}`)

function deviation(values: Values, divisor: number): number {
  const sample = sampleNames.map((name) => v(values, name))
  const mean = sample.reduce((sum, x) => sum + x, 0) / 10
  return Math.sqrt(sample.reduce((sum, x) => sum + (x - mean) ** 2, 0) / divisor)
}

const sampleTerms = sampleNames.map((name) => name.replace(/_(\d)/, '_{$1}'))

function scientific(value: number, shift = 0): string {
  const [mantissa = '', exponent = '0'] = value.toExponential(2).split('e')
  return `${mantissa}*10^(${Number(exponent) + shift})`
}

export const workload: readonly WorkloadQuestion[] = [
  {
    id: 'q01',
    content: problem({
      variables: [
        random(1, 'a', 1, 9),
        random(2, 'b', -20, 20),
        random(3, 'c', -20, -1),
        calculated(4, 'r', '\\frac{-b+\\sqrt{b^2-4ac}}{2a}'),
      ],
      statement: doc(
        'Find the larger root to 3 significant figures:',
        block('\\variable{a}x^2+\\variable{b}x+\\variable{c}=0'),
        '[[1]]',
      ),
      questions: [numeric('r')],
    }),
    right: (values) => [figures(root(values))],
    wrong: (values) => [figures(root(values) * 1.05)],
  },
  {
    id: 'q02',
    content: problem({
      variables: [random(1, 'a', 2, 9), random(2, 'n', 2, 6), random(3, 'b', 2, 5)],
      statement: doc('Differentiate $\\variable{a}x^{\\variable{n}}e^{\\variable{b}x}$. [[1]]'),
      questions: [expression('anx^{n-1}e^{bx}+abx^ne^{bx}')],
    }),
    right: (q) => [`${v(q, 'a')}*x^(${v(q, 'n')}-1)*e^(${v(q, 'b')}*x)*(${v(q, 'n')}+${v(q, 'b')}*x)`],
    wrong: (q) => [`${v(q, 'a')}*${v(q, 'n')}*x^(${v(q, 'n')}-1)*${v(q, 'b')}*e^(${v(q, 'b')}*x)`],
  },
  {
    id: 'q03',
    content: problem({
      variables: [
        random(1, 'p', -9, 9, 0),
        random(2, 'q', -9, 9, 0),
        calculated(3, 's', 'p+q'),
        calculated(4, 't', 'pq'),
      ],
      constraints: [
        { id: 1, formula: 'q\\ne p' },
        { id: 2, formula: 'q\\ne-p' },
      ],
      statement: doc('Factorise $x^2+\\variable{s}x+\\variable{t}$. [[1]]'),
      questions: [form('\\left(x+p\\right)\\left(x+q\\right)', 'factored')],
    }),
    right: (q) => [`(x${signed(v(q, 'p'))})*(x${signed(v(q, 'q'))})`],
    wrong: (q) => [`x^2${signed(v(q, 'p') + v(q, 'q'))}*x${signed(v(q, 'p') * v(q, 'q'))}`],
  },
  {
    id: 'q04',
    content: problem({
      variables: [random(1, 'v', 10, 40), random(2, 't', 2, 9), calculated(3, 'a', '\\frac{v}{t}')],
      statement: doc('A car reaches {{v}} m/s from rest in {{t}} s. Its acceleration: [[1]]'),
      questions: [numeric('a', { unit: { unit: 'm/s^2', acceptsConversion: true, isOptional: false } })],
    }),
    right: (q) => [`${figures(v(q, 'v') / v(q, 't'))} m/s^2`],
    wrong: (q) => [`${figures(v(q, 'v') / v(q, 't'))} m/s`],
  },
  {
    id: 'q05',
    content: problem({
      variables: [random(1, 'a', 1, 9), random(2, 'b', -9, 9, 0), random(3, 'c', 1, 9), random(4, 'd', -9, 9, 0)],
      constraints: [{ id: 1, formula: 'ad+bc\\ne0' }],
      statement: doc(
        'Work out $\\left(\\variable{a}+\\variable{b}i\\right)\\left(\\variable{c}+\\variable{d}i\\right)$. [[1]]',
      ),
      questions: [exact('\\left(a+bi\\right)\\left(c+di\\right)', { numberFormatType: 'ComplexRectangularI' })],
    }),
    right: (values) => [complexProduct(values)[0] + signed(complexProduct(values)[1]) + '*i'],
    wrong: (values) => [complexProduct(values)[0] + signed(-complexProduct(values)[1]) + '*i'],
  },
  {
    id: 'q06',
    content: problem({
      variables: [random(1, 'a', -9, 9, 0), random(2, 'b', -9, 9, 0)],
      statement: doc('Write $\\variable{a}+\\variable{b}i$ as $re^{i\\theta}$. [[1]]'),
      questions: [numeric('a+bi')],
    }),
    right: (q) => [`${figures(Math.hypot(v(q, 'a'), v(q, 'b')))}*e^(${Math.atan2(v(q, 'b'), v(q, 'a')).toFixed(3)}*i)`],
    wrong: (q) => [
      `${figures(Math.hypot(v(q, 'a'), v(q, 'b')))}*e^(${(-Math.atan2(v(q, 'b'), v(q, 'a'))).toFixed(3)}*i)`,
    ],
  },
  {
    id: 'q07',
    content: problem({
      variables: [
        random(1, 'a', 2, 9),
        random(2, 'b', 2, 9),
        random(3, 'c', 11, 29),
        calculated(4, 'A', 'ab+c'),
        calculated(5, 'B', 'a\\left(b+c\\right)'),
        calculated(6, 'C', 'ab-c'),
        calculated(7, 'D', 'a+bc'),
      ],
      statement: doc('Work out $\\variable{a}\\times\\variable{b}+\\variable{c}$. [[1]]'),
      questions: [choices(['{{A}}', 100], ['{{B}}', 0], ['{{C}}', 0], ['{{D}}', 0])],
    }),
    right: () => ['1'],
    wrong: () => ['2'],
  },
  {
    id: 'q08',
    content: problem({
      variables: [
        texts(
          1,
          'symbol',
          elements.map(([symbol]) => symbol),
        ),
        texts(
          2,
          'name',
          elements.map(([, name]) => name),
        ),
      ],
      linkedDraws: [{ id: 1, variableIds: [1, 2] }],
      statement: doc('Which element has the symbol {{symbol}}? [[1]]'),
      questions: [word('{name}')],
    }),
    right: (_, words) => [`  ${(words['name'] ?? '').toUpperCase()} `],
    wrong: (_, words) => [`${words['name'] ?? ''}x`],
  },
  {
    id: 'q09',
    content: problem({
      variables: [
        random(1, 'v_0', 10, 40),
        random(2, '\\theta', 20, 70),
        constant(3, 'g', '9.81'),
        calculated(4, 'v_x', 'v_0\\cos\\left(\\frac{\\theta\\pi}{180}\\right)'),
        calculated(5, 'v_y', 'v_0\\sin\\left(\\frac{\\theta\\pi}{180}\\right)'),
        calculated(6, 'T', '\\frac{2v_y}{g}'),
        calculated(7, 'R', 'v_xT'),
      ],
      statement: doc(
        'A ball leaves the ground at {{v_0}} m/s and $\\variable{\\theta}^{\\circ}$; take $g=\\variable{g}$.',
        'Horizontal speed: [[1]] Vertical speed: [[2]] Time of flight: [[3]] Range: [[4]]',
      ),
      questions: ['v_x', 'v_y', 'T', 'R'].map((key, index) => numeric(key, { questionKey: index + 1 })),
    }),
    right: (values) => projectile(values).map(figures),
    wrong: (values) => projectile(values).map((value, index) => figures(index === 3 ? value / 2 : value)),
  },
  {
    id: 'q10',
    content: problem({
      variables: [
        random(1, '\\lambda', 400, 700),
        constant(2, 'h', '6.626E-34'),
        constant(3, 'c', '2.998E8'),
        calculated(4, 'E', '\\frac{hc}{\\lambda\\cdot10^{-9}}'),
      ],
      statement: doc('The energy of a photon of $\\variable{\\lambda}$ nm in scientific notation, in joules: [[1]]'),
      questions: [numeric('E', { numberFormatType: 'SciNotation' })],
    }),
    right: (q) => [scientific((6.626e-34 * 2.998e8) / (v(q, 'lambda') * 1e-9))],
    wrong: (q) => [scientific((6.626e-34 * 2.998e8) / (v(q, 'lambda') * 1e-9), 1)],
  },
  {
    id: 'q11',
    content: problem({
      variables: [random(1, 'a', 1, 8), random(2, 'b', 2, 9), random(3, 'c', 1, 8), random(4, 'd', 2, 9)],
      constraints: [
        { id: 1, formula: 'a<b' },
        { id: 2, formula: 'c<d' },
        { id: 3, formula: '\\frac{a}{b}+\\frac{c}{d}\\ne1' },
      ],
      statement: doc(
        'Add and reduce: $\\frac{\\variable{a}}{\\variable{b}}+\\frac{\\variable{c}}{\\variable{d}}$. [[1]]',
      ),
      questions: [form('\\frac{a}{b}+\\frac{c}{d}', 'lowestTerms')],
    }),
    right: (values) => [reducedSum(values).join('/')],
    wrong: (values) => [
      reducedSum(values)
        .map((part) => part * 2)
        .join('/'),
    ],
  },
  {
    id: 'q12',
    content: problem({
      variables: [
        ...sampleNames.map((name, index) => random(index + 1, name, 10, 99)),
        calculated(11, 'm', `\\frac{${sampleTerms.join('+')}}{10}`),
        calculated(12, 's', `\\sqrt{\\frac{${sampleTerms.map((term) => `\\left(${term}-m\\right)^2`).join('+')}}{9}}`),
      ],
      statement: doc(`The sample standard deviation of ${sampleNames.map((name) => `{{${name}}}`).join(', ')}: [[1]]`),
      questions: [numeric('s')],
    }),
    right: (values) => [figures(deviation(values, 9))],
    wrong: (values) => [figures(deviation(values, 10))],
  },
]
