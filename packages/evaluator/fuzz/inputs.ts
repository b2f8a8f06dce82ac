import { tables } from '../tables/all.ts'

/** mulberry32: the same inputs for the same seed on every machine. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Random = () => number

const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!

/** What people typed into the marking tables, right and wrong: the seeds that mutations start from. */
const typed: readonly string[] = tables.flatMap(({ questions }) =>
  questions.flatMap(({ key, answers }) => [key, ...answers.map(([answer]) => answer)]),
)

const fragments: readonly string[] = [
  '\\frac',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '|',
  '\\left(',
  '\\right)',
  '\\left',
  '^',
  '_',
  '\\sqrt',
  '\\sqrt[3]',
  '\\sum_{k=1}^{',
  '\\int_0^1',
  '\\lim_{x\\to0}',
  'dx',
  'x',
  'y',
  'n',
  '2',
  '0',
  '-1',
  '10^{12}',
  '9^{9',
  '.',
  ',',
  ';',
  '+',
  '-',
  '\\pm',
  '\\cdot',
  '/',
  '=',
  '<',
  '\\le',
  '\\text{ or }',
  '\\land',
  '\\neg',
  '\\mathrm{m}',
  '\\Omega',
  '\\begin{pmatrix}',
  '\\end{pmatrix}',
  '&',
  '\\\\',
  '\u200B',
  '\u202E',
  '\u2066',
  '\uFEFF',
  '²',
  '°',
  '!',
  "'",
  '\\{',
  '\\}',
  '\\mid',
  '\\cup',
  '%',
  '$',
  '\\',
  '\\placeholder{}',
  '\\angle',
  '\\frac{d}{dx}',
  'sum(',
  'e',
  'i',
  ' ',
  '\\sin',
  '\\ln',
  '\\log_',
  '\\arccos',
  '\\max(',
  '\\binom{n}',
  '\\lfloor',
  '\\rfloor',
  '<script>',
  '\\def',
  '\u{1F600}',
]

const names = ['x', 'y', 'a', 'n', '\\alpha', 'v_0', 'e', 'i', '\\pi']
const functions = ['\\sin', '\\cos', '\\tan', '\\ln', '\\exp', '\\arctan', '\\sinh', '\\operatorname{sgn}', '\\log']

/** A well-formed formula; with every level less is likely to follow. */
function formula(random: Random, depth: number): string {
  if (depth <= 0 || random() < 0.2) {
    const kind = random()
    if (kind < 0.5) return pick(random, names)
    return kind < 0.9 ? String(Math.floor(random() * 20)) : (random() * 100).toFixed(2)
  }
  const part = (): string => formula(random, depth - 1)
  switch (Math.floor(random() * 14)) {
    case 0:
      return `${part()}+${part()}`
    case 1:
      return `${part()}-\\left(${part()}\\right)`
    case 2:
      return `\\left(${part()}\\right)\\left(${part()}\\right)`
    case 3:
      return `\\frac{${part()}}{${part()}}`
    case 4:
      return `\\left(${part()}\\right)^{${part()}}`
    case 5:
      return `${pick(random, functions)}\\left(${part()}\\right)`
    case 6:
      return `\\sqrt{${part()}}`
    case 7:
      return `\\left|${part()}\\right|`
    case 8:
      return `\\left(${part()}\\right)!`
    case 9:
      return `\\sum_{k=1}^{${part()}}\\left(k+${part()}\\right)`
    case 10:
      return `\\frac{d}{dx}\\left(${part()}\\right)`
    case 11:
      return `\\max\\left(${part()},${part()}\\right)`
    case 12:
      return `${part()}\\cdot10^{${Math.floor(random() * 400) - 200}}`
    default:
      return `-${part()}`
  }
}

const around = (random: Random, body: () => string): string => {
  const kind = Math.floor(random() * 12)
  if (kind === 0) return `${body()}=${body()}`
  if (kind === 1) return `${body()}\\le ${body()}`
  if (kind === 2) return `[${body()};${body()}]`
  if (kind === 3) return `\\{${body()},${body()}\\}`
  if (kind === 4) return `\\begin{pmatrix}${body()}&${body()}\\\\${body()}&${body()}\\end{pmatrix}`
  return body()
}

/** Cut, doubled, exchanged or filled with something unexpected. */
function mutated(random: Random, text: string): string {
  const at = Math.floor(random() * (text.length + 1))
  const to = Math.min(text.length, at + Math.floor(random() * 6))
  switch (Math.floor(random() * 6)) {
    case 0:
      return text.slice(0, at) + text.slice(to)
    case 1:
      return text.slice(0, to) + text.slice(at)
    case 2:
      return text.slice(0, at) + pick(random, fragments) + text.slice(at)
    case 3:
      return text.slice(0, at) + pick(random, fragments).repeat(1 + Math.floor(random() * 12)) + text.slice(to)
    case 4:
      return text.slice(0, at) + pick(random, typed).slice(0, 40) + text.slice(to)
    default:
      return text.slice(0, at) + String.fromCodePoint(Math.floor(random() * 0xd7ff)) + text.slice(to)
  }
}

/** One input of the kind people, programs and bad luck produce. */
export function makeInput(random: Random): string {
  const kind = random()
  if (kind < 0.3) return around(random, () => formula(random, 1 + Math.floor(random() * 4)))
  if (kind < 0.4) return Array.from({ length: Math.floor(random() * 30) }, () => pick(random, fragments)).join('')
  let text = kind < 0.6 ? formula(random, 3) : pick(random, typed)
  for (let rounds = 1 + Math.floor(random() * 4); rounds > 0; rounds -= 1) text = mutated(random, text)
  return text.slice(0, 2000)
}
