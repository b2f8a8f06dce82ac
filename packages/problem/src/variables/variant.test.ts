import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { integer } from '@isomorph/evaluator'
import { compileProblem } from '../compile-problem.ts'
import type { Variable } from '../content/variable.ts'
import { showNumber } from '../statement/show-value.ts'
import { numberIn, spellVariable } from '../formulas/lists/list-value.ts'
import { exactValue } from '../formulas/value.ts'
import { calculated, compile, draw, numberSet, problem, randomNumber, textSet } from '../problem.fixtures.ts'
import { drawVariant, environmentOf, variantFromDrawn, type Variant } from './variant.ts'

const exactZero = exactValue(integer(0))

const projectile: readonly Variable[] = [
  calculated(5, 'R', 'v_x T'),
  calculated(4, 'T', '\\frac{2v_y}{g}'),
  randomNumber(1, 'v_0', '10', '40'),
  numberSet(2, '\\theta', '20', '35', '50'),
  numberSet(3, 'g', '9.81'),
  calculated(6, 'v_x', 'v_0\\cos\\left(\\frac{\\theta\\pi}{180}\\right)'),
  calculated(7, 'v_{y}', 'v_0\\sin\\left(\\frac{\\theta\\pi}{180}\\right)'),
]

function valuesOf(variables: readonly Variable[], seed = 1): Readonly<Record<string, string>> {
  return draw(compile({ variables }), seed).values
}

describe('drawVariant', () => {
  it('gives the same variant for the same content and seed', () => {
    const compiled = compile({ variables: projectile })
    fc.assert(
      fc.property(fc.maxSafeNat(), (seed) => {
        expect(draw(compileProblem(compiled.content), seed)).toEqual(draw(compiled, seed))
      }),
      { numRuns: 20 },
    )
  })

  it('gives the variants it has always given', () => {
    expect(draw(compile({ variables: projectile }), 42)).toMatchSnapshot()
  })

  it('does not move the draws of other variables when one is added, removed or moved', () => {
    const [a, b, c] = [
      randomNumber(1, 'a', '1', '1000'),
      randomNumber(2, 'b', '1', '1000'),
      randomNumber(3, 'c', '1', '1000'),
    ]
    for (let seed = 0; seed < 20; seed += 1) {
      const all = valuesOf([a, b, c], seed)
      expect(valuesOf([b], seed)['b']).toBe(all['b'])
      expect(valuesOf([c, b, a], seed)).toEqual(all)
    }
  })

  it('keeps exact values exact', () => {
    const variables = [numberSet(1, 'a', '0.1'), numberSet(2, 'b', '1/3'), calculated(3, 'c', 'a+b+\\sqrt{4}')]
    expect(valuesOf(variables)).toEqual({ a: '1/10', b: '1/3', c: '73/30' })
  })

  it('keeps a hundred digits of what is not a fraction', () => {
    const { c } = valuesOf([numberSet(1, 'a', '2'), calculated(2, 'c', '\\sqrt{a}')])
    expect(c).toBe(
      '~1.414213562373095048801688724209698078569671875376948073176679737990732478462107038850387534327641573',
    )
  })

  it('keeps complex values', () => {
    const { c } = valuesOf([numberSet(1, 'a', '-4'), calculated(2, 'c', '3+\\sqrt{a}', 'ComplexRectangularI')])
    expect(c).toBe('~3+2i')
  })

  it('lets the value as shown flow on where the author wants it', () => {
    const chain = (usesValueAsShown: boolean) => [
      numberSet(1, 'a', '1/3'),
      calculated(2, 'b', 'a', 'Number', 2, usesValueAsShown),
      calculated(3, 'c', '300b'),
    ]
    expect(valuesOf(chain(false))['c']).toBe('100')
    expect(valuesOf(chain(true))['c']).toBe('99')
  })

  it('takes the same position for linked draws', () => {
    const variables = [textSet(1, 'name', 'iron', 'gold', 'tin'), numberSet(2, 'Z', '26', '79', '50')]
    const compiled = compile({ variables, linkedDraws: [{ id: 1, variableIds: [2, 1] }] })
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed += 1) {
      const { values } = draw(compiled, seed)
      seen.add(`${values['name']} ${values['Z']}`)
    }
    expect([...seen].sort()).toEqual(['gold 79', 'iron 26', 'tin 50'])
  })

  it('draws until the conditions hold, through calculated values too', () => {
    const compiled = compile({
      variables: [randomNumber(1, 'p', '-3', '3'), randomNumber(2, 'q', '-3', '3'), calculated(3, 's', 'p+q')],
      constraints: [
        { id: 1, formula: 's\\ne0' },
        { id: 2, formula: '\\gcd\\left(p,q\\right)=1' },
      ],
    })
    for (let seed = 0; seed < 200; seed += 1) {
      const { p, q } = draw(compiled, seed).values
      expect(p !== undefined && q !== undefined && Number(p) !== -Number(q)).toBe(true)
      expect(Number(p) === 0 ? Math.abs(Number(q)) : 1).toBe(1)
    }
  })

  it('takes the value as shown in conditions where the author wants it', () => {
    const variables = [numberSet(1, 'a', '1/3', '1/2'), calculated(2, 'b', 'a', 'Number', 1, true)]
    const compiled = compile({ variables, constraints: [{ id: 1, formula: 'b=0.3' }] })
    for (let seed = 0; seed < 10; seed += 1) expect(draw(compiled, seed).values).toEqual({ a: '1/3', b: '3/10' })
  })

  it('finds the one combination that satisfies the conditions', () => {
    const variables = [randomNumber(1, 'a', '1', '100'), randomNumber(2, 'b', '1', '100')]
    const compiled = compile({ variables, constraints: [{ id: 1, formula: 'a\\cdot b=9409' }] })
    expect(draw(compiled, 5).values).toEqual({ a: '97', b: '97' })
  })

  it('redraws only what a condition is about', () => {
    const variables = [randomNumber(1, 'a', '1', '9'), randomNumber(2, 'b', '1', '1000')]
    const free = compile({ variables })
    const bound = compile({ variables, constraints: [{ id: 1, formula: 'a=5' }] })
    for (let seed = 0; seed < 20; seed += 1) {
      expect(draw(bound, seed).values).toEqual({ a: '5', b: draw(free, seed).values['b'] })
    }
  })

  it('names the condition that never holds', () => {
    const variables = [randomNumber(1, 'a', '1', '9')]
    const constraints = [
      { id: 1, formula: 'a>0' },
      { id: 2, formula: 'a^2=2' },
    ]
    expect(drawVariant(compile({ variables, constraints }), 1)).toMatchObject({
      kind: 'AuthoringError',
      code: 'ConditionNeverHolds',
      path: 'constraints.1.formula',
    })
  })

  it('says which formula divides by zero', () => {
    const variables = [numberSet(1, 'a', '1'), calculated(2, 'b', '\\frac{1}{a-1}')]
    expect(drawVariant(compile({ variables }), 1)).toMatchObject({
      kind: 'AuthoringError',
      code: 'UnableToEvaluate',
      path: 'variables.1.parameters.formula',
      message: 'The formula divides by zero.',
    })
  })

  it('refuses numbers that are no seeds', () => {
    expect(() => drawVariant(compile({}), -1)).toThrow(RangeError)
    expect(() => drawVariant(compile({}), 0.5)).toThrow(RangeError)
  })
})

describe('stored variants', () => {
  it('give the same values when they come back as JSON', () => {
    const compiled = compile({ variables: projectile })
    const variant = draw(compiled, 3)
    const stored = JSON.parse(JSON.stringify(variant)) as Variant
    const spelt = (of: Variant) =>
      [...environmentOf(compiled, of).values].map(([name, value]) => [name, spellVariable(value)])
    expect(spelt(stored)).toEqual(spelt(variant))
    expect(Object.fromEntries(spelt(stored))).toEqual(variant.values)
  })

  it('keep what was drawn when a newer revision works the rest out anew', () => {
    const before = compile({ variables: [randomNumber(1, 'a', '1', '9'), calculated(2, 'b', '2a')] })
    const after = compile({
      variables: [randomNumber(1, 'n', '5', '6'), calculated(2, 'b', '3n'), calculated(3, 'c', 'b+1')],
    })
    const variant = draw(before, 8)
    const a = Number(variant.values['a'])
    expect(variantFromDrawn(after, variant.drawn, 8)).toEqual({
      generator: 1,
      seed: 8,
      drawn: variant.drawn,
      values: { n: String(a), b: String(3 * a), c: String(3 * a + 1) },
    })
  })

  it('refuse a newer revision that draws something else', () => {
    const before = compile({ variables: [randomNumber(1, 'a', '1', '9')] })
    const after = compile({ variables: [randomNumber(1, 'a', '1', '9'), randomNumber(2, 'b', '1', '9')] })
    expect(variantFromDrawn(after, draw(before).drawn)).toMatchObject({
      code: 'DrawnValueMissing',
      path: 'variables.1',
    })
  })
})

describe('what keeps a problem from being used', () => {
  it.each([
    ['an empty number set', [numberSet(1, 'a')], 'variables.0.parameters.values'],
    ['a value that is no number', [numberSet(1, 'a', '1', 'x')], 'variables.0.parameters.values.1'],
    ['a random number without a max', [randomNumber(1, 'a', '1', '')], 'variables.0.parameters.max'],
    [
      'a blacklist that leaves nothing',
      [randomNumber(1, 'a', '1', '2', '1', '1', '2')],
      'variables.0.parameters.blacklist',
    ],
    ['a calculated value without a formula', [calculated(1, 'a', ' ')], 'variables.0.parameters.formula'],
    ['a formula that cannot be read', [calculated(1, 'a', '\\frac{1}{')], 'variables.0.parameters.formula'],
    ['an unknown variable', [calculated(1, 'a', '2b')], 'variables.0.parameters.formula'],
    ['a text in a formula', [textSet(1, 't', 'x'), calculated(2, 'a', '2t')], 'variables.1.parameters.formula'],
    ['two variables with one name', [numberSet(1, 'v_0', '1'), numberSet(2, 'v_{0}', '1')], 'variables.1.name'],
    ['a name that is a number', [numberSet(1, 'e', '1')], 'variables.0.name'],
    ['a cycle', [calculated(1, 'a', 'b'), calculated(2, 'b', 'a')], 'variables.0.parameters.formula'],
  ])('finds %s', (_, variables, path) => {
    const compiled = compileProblem(problem({ variables }))
    expect(compiled.findings.map((finding) => finding.path)).toContain(path)
    expect(drawVariant(compiled, 1)).toMatchObject({ kind: 'AuthoringError' })
  })

  it('names the members of a cycle', () => {
    const { error } = compile({
      variables: [calculated(1, 'a', 'b+1'), calculated(2, 'b', 'c'), calculated(3, 'c', 'a')],
    })
    expect(error?.message).toBe('These values need each other: a → b → c → a.')
  })

  it('takes angles in degrees where the formula says so', () => {
    const variables = [numberSet(1, 'w', '60'), calculated(2, 's', '\\cos\\left(w^{\\circ}\\right)', 'Number', 6)]
    const compiled = compile({ variables })
    expect(
      showNumber(numberIn(environmentOf(compiled, draw(compiled)).values.get('s')) ?? exactZero, 'Number', {
        rounding: 20,
      }).text,
    ).toBe('0.5')
  })

  it('knows the bound letter of a sum', () => {
    const variables = [numberSet(1, 'n', '4'), calculated(2, 's', '\\sum_{k=1}^{n}k^2')]
    expect(valuesOf(variables)['s']).toBe('30')
  })
})
