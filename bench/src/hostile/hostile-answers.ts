/** Answers that are hard to mark, of every kind that has been slow or may be; the same for the same seed. */

/** A small generator (mulberry32), so that a run can be repeated. */
function createRandom(seed: number): (below: number) => number {
  let state = seed | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

type Random = (below: number) => number

const times = (count: number, make: (index: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Something wrapped into itself. */
const nested = (depth: number, inner: string, wrap: (inner: string, level: number) => string): string =>
  times(depth, String).reduce((text, _, level) => wrap(text, level), inner)

/** Longer answers are refused unread. */
const longest = 5000

const families: readonly ((random: Random) => string)[] = [
  (random) => nested(2 + random(30), 'x', (inner) => `${2 + random(98)}^{${inner}}`),
  (random) => nested(1 + random(6), '9', (inner) => `9^{${inner}}`),
  (random) => `\\left(x+${1 + random(99)}\\right)^{${10 ** (1 + random(6))}}`,
  (random) => `\\left(${times(2 + random(12), (at) => `${at + 1}x_{${at}}`).join('+')}\\right)^{${2 + random(60)}}`,
  (random) => `\\sum_{k=1}^{${10 ** (2 + random(5))}}\\frac{1}{k^{${1 + random(4)}}}+x`,
  (random) => `\\sum_{k=1}^{${10 ** (2 + random(5))}}k^{${random(9)}}`,
  (random) => `\\prod_{k=1}^{${10 ** (2 + random(5))}}\\left(k+${random(2) === 0 ? 'x' : '1'}\\right)`,
  (random) => nested(1 + random(4), 'k', (inner, at) => `\\sum_{k=1}^{${10 ** (1 + random(3))}}${inner}^{${at + 1}}`),
  (random) => `${10 ** (2 + random(5))}!`,
  (random) => `\\binom{${10 ** (3 + random(4))}}{${10 ** (2 + random(3))}}`,
  (random) => nested(10 + random(80), 'x', (inner) => `\\frac{1}{1+${inner}}`),
  (random) => nested(10 + random(80), 'x', (inner) => `\\sqrt{${inner}+${1 + random(9)}}`),
  (random) =>
    nested(
      5 + random(60),
      'x',
      (inner, at) => `\\${['sin', 'cos', 'tan', 'exp', 'ln'][at % 5]}\\left(${inner}\\right)`,
    ),
  (random) => nested(50 + random(300), 'x', (inner) => `\\left(${inner}\\right)`),
  (random) => times(100 + random(300), (at) => `x^{${at}}`).join('+'),
  (random) => times(20 + random(100), (at) => `\\left(x-${at}\\right)`).join(''),
  (random) => times(10 + random(40), (at) => `\\frac{${at + 1}}{x+${at}}`).join('+'),
  (random) => '7'.repeat(1000 + random(3900)),
  (random) => `${'7'.repeat(1 + random(2000))}^{${'9'.repeat(1 + random(6))}}`,
  (random) => {
    const size = 2 + random(12)
    const rows = times(size, () => times(size, (at) => `x^{${at}}`).join('&')).join('\\\\')
    return `\\det\\begin{pmatrix}${rows}\\end{pmatrix}`.slice(0, longest)
  },
  (random) => {
    const size = 2 + random(10)
    const rows = times(size, () => times(size, () => String(1 + random(99))).join('&')).join('\\\\')
    return `\\begin{pmatrix}${rows}\\end{pmatrix}^{${1 + random(500)}}`
  },
  (random) => `\\left[${times(3 + random(40), (at) => `x_{${at}}+y^{${at}}=${random(99)}`).join(';')}\\right]`,
  (random) => `\\left\\{${times(20 + random(200), (at) => `${at}x`).join(';')}\\right\\}`,
  (random) => `\\int_0^{${1 + random(9)}}\\sin\\left(x^{${2 + random(40)}}\\right)dx`,
  (random) =>
    nested(1 + random(8), 'x^{9}', (inner) => `\\frac{d}{dx}\\left(${inner}\\cdot\\sin\\left(x\\right)\\right)`),
  (random) => `\\left|${nested(3 + random(30), 'x', (inner, at) => `\\left|${inner}-${at}\\right|`)}\\right|`,
]

/** So many answers, each family in turn. */
export function hostileAnswers(count: number, seed: number): readonly string[] {
  const random = createRandom(seed)
  return times(count, (at) => (families[at % families.length]?.(random) ?? '').slice(0, longest))
}
