import fc from 'fast-check'
import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { byShape } from './formula-shapes.ts'

function counted(isDisplay = true) {
  const seen: string[] = []
  const direct = (latex: string): string =>
    katex.renderToString(latex, { displayMode: isDisplay, output: 'htmlAndMathml', throwOnError: false, maxSize: 20 })
  const typeset = byShape((latex) => {
    seen.push(latex)
    return direct(latex)
  })
  return { seen, direct, typeset }
}

const number = fc.oneof(
  fc.nat(99_999).map(String),
  fc.integer({ min: -99, max: -1 }).map(String),
  fc.tuple(fc.nat(999), fc.nat(999)).map(([whole, part]) => `${whole}.${part}`),
)

/** Formulas as authors write them, each a function of the numbers that a variant puts in. */
const forms: ((n: readonly string[]) => string)[] = [
  ([a, b, c]) => `${a}x^2+${b}x${c}=0`,
  ([a, b, c]) => String.raw`\frac{${a}}{${b}}+\frac{x^{${c}}}{\sqrt{${a}}}`,
  ([a, b, c]) => String.raw`\int_{${a}}^{${b}} \sin\left(${c}\theta\right)\,d\theta`,
  ([a, b]) => String.raw`${a}\times 10^{${b}}\ \text{m/s in 3 s}`,
  ([a, b]) => String.raw`\sqrt[3]{${a}}\cdot\left(\frac12+x_{${b}}\right)^{2}`,
  ([a, b, c]) => String.raw`\sum_{k=1}^{${a}} k^${b} \leq ${c}\%`,
]

describe('formulas of one shape', () => {
  it('are typeset as if each were the first', () => {
    const { typeset, direct } = counted()
    const formula = fc
      .tuple(fc.constantFrom(...forms), fc.array(number, { minLength: 3, maxLength: 3 }))
      .map(([form, numbers]) => form(numbers))
    fc.assert(
      fc.property(formula, (latex) => {
        expect(typeset(latex)).toBe(direct(latex))
      }),
      { numRuns: 600 },
    )
  })

  it('are not typeset any more once their shape is known', () => {
    const { typeset, seen, direct } = counted()
    for (const latex of ['3x^2-14x', '5x^2-27x']) typeset(latex)
    const before = seen.length
    expect(typeset('8x^7-90x')).toBe(direct('8x^7-90x'))
    expect(seen).toHaveLength(before)
  })

  it.each([
    [String.raw`\mathcal{0123}`, String.raw`\mathcal{3456}`],
    [String.raw`\hspace{1em}x`, String.raw`\hspace{3em}x`],
    [String.raw`\color{#100}x`, String.raw`\color{#230}x`],
    [String.raw`\frac{1}{`, String.raw`\frac{2}{`],
    [String.raw`\def\a#1{#1 3}\a 4`, String.raw`\def\a#1{#1 5}\a 6`],
    ['x'.repeat(120), `${'12'.repeat(60)}x`],
  ])('are typeset each for itself where digits may be more than digits: %s', (one, other) => {
    const { typeset, direct } = counted()
    for (const latex of [one, one, other, one, other]) expect(typeset(latex)).toBe(direct(latex))
  })
})
