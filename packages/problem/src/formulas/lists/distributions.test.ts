import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { markAnswer } from '../../marking/mark-answer.ts'
import { calculated, compile, draw, numberSet, numeric } from '../../problem.fixtures.ts'

function valueOf(formula: string): string | undefined {
  return draw(compile({ variables: [numberSet(1, 'n', '10'), calculated(9, 'r', formula)] })).values['r']
}

function errorOf(formula: string): string {
  try {
    return valueOf(formula) ?? ''
  } catch (error) {
    return String(error)
  }
}

describe('distribution functions', () => {
  it.each([
    ['binompdf(n,\\frac12,3)', '15/128'],
    ['binomcdf(n,0.5,3)', '11/64'],
    ['binomcdf(3,\\frac13,3)', '1'],
    ['binompdf(3,0,0)', '1'],
    ['binompdf(3,0.2,5)', '0'],
    ['invnorm(0.5,4,2)', '4'],
    ['normalcdf(2,2)', '0'],
    ['poissonpdf(0,0)', '1'],
  ])('%s is %s', (formula, value) => {
    expect(valueOf(formula)).toBe(value)
  })

  // Worked out apart from the product, by the power series of the integral with 200 digits.
  it.each([
    ['normalcdf(-1,1)', '0.68268949213708589717046509126407584495'],
    ['normalcdf(-10^9,1.96)', '0.97500210485177956586341573095916280997'],
    ['normalcdf(110,10^9,100,15)', '0.25249253754692291306406182438941732523'],
    ['normalcdf(10,11)', '0.0000000000000000000000076196619582030761984022282100359375844340564907'],
    ['normalcdf(-11,-10)', '0.0000000000000000000000076196619582030761984022282100359375844340564907'],
    ['invnorm(0.975)', '1.95996398454005423552459443052055152795'],
    ['invnorm(0.025)', '-1.95996398454005423552459443052055152795'],
    ['invnorm(0.9,100,15)', '119.223273483169007004476549941731142279'],
    ['poissonpdf(3,2)', '0.22404180765538774340704087042527799484'],
    ['poissoncdf(2.5,4)', '0.89117801891415124234834646836872197623'],
  ])('%s begins with %s', (formula, digits) => {
    expect(valueOf(formula)?.slice(1)).toMatch(new RegExp(`^${digits.replace('.', String.raw`\.`)}`))
  })

  it.each(['0.001', '0.3', '0.77', '10^{-20}', '1-10^{-12}'])(
    'gives back the share %s of which it was the quantile',
    (p) => {
      const difference = valueOf(`normalcdf(-10^9,invnorm(${p}))-(${p})`)?.replace('~', '')
      expect(Math.abs(Number(difference))).toBeLessThan(1e-80)
    },
  )

  it.each([
    ['normalcdf(2,1)', 'lower bound of normalcdf lies above'],
    ['normalcdf(1,2,0,0)', 'must be greater than 0'],
    ['invnorm(1)', 'a number between 0 and 1'],
    ['invnorm(10^{-400})', 'a number between 0 and 1'],
    ['invnorm(1-10^{-400})', 'a number between 0 and 1'],
    ['binompdf(3,2,1)', 'a number from 0 to 1'],
    ['binompdf(2.5,0.5,1)', 'whole numbers from 0 to 1000'],
    ['poissonpdf(-1,2)', 'not negative'],
    ['binompdf(3,0.5)', 'binompdf is written binompdf(n, p, k)'],
    ['tcdf(0,1,0.5)', 'The degrees of freedom of tcdf must be whole numbers from 1 to 1000.'],
    ['tcdf(2,1,5)', 'The lower bound of tcdf lies above the upper one.'],
    ['invf(1,2,3)', 'The first argument of invf is a number between 0 and 1.'],
    ['chi2pdf(0,2)', 'chi2pdf is given for numbers other than 0.'],
    ['fcdf(0,1,5)', 'fcdf is written fcdf(a, b, m, n); here it has 3 arguments.'],
    ['invpoisson(2,3)', 'The first argument of invpoisson is a number between 0 and 1.'],
    ['normalpdf(1,0,0)', 'must be greater than 0'],
  ])('says what is wrong with %s', (formula, message) => {
    expect(errorOf(formula)).toContain(message)
  })

  const reference = JSON.parse(
    readFileSync(new URL('../../../fixtures/distributions.json', import.meta.url), 'utf8'),
  ) as readonly (readonly [formula: string, value: number])[]

  it('have the values that SciPy and R give', () => {
    const off = reference.filter(([formula, value]) => {
      const spelt = valueOf(formula) ?? ''
      const [above = '', below = '1'] = spelt.replace('~', '').split('/')
      return !(Math.abs(Number(above) / Number(below) - value) <= 1e-9 * Math.abs(value))
    })
    expect(reference.length).toBeGreaterThan(200)
    expect(off.map(([formula, value]) => [formula, value, valueOf(formula)])).toEqual([])
  })

  // By mpmath with 60 digits.
  it.each([
    ['tcdf(2,10^{30},5)', '0.0509697394149291781226805529211437153106990405'],
    ['chi2cdf(30,10^9,7)', '0.0000949597250813418375974182874232566662732421'],
    ['fcdf(0,2.5,3,20)', '0.9111562480623107884956630614182038228707376158'],
  ])('%s has many digits', (formula, digits) => {
    expect(valueOf(formula)?.slice(1, digits.length + 1)).toBe(digits)
  })

  it('have their digits far out in the tail of χ²', () => {
    // With two degrees of freedom the share above 600 is e^−300.
    expect(valueOf('\\operatorname{round}(chi2cdf(600,10^9,2)e^{300},40)')).toBe('~1')
    // From three to five degrees it grows by 300^1.5 e^−300 / Γ(5/2).
    expect(
      valueOf(
        '\\operatorname{round}((chi2cdf(600,10^9,5)-chi2cdf(600,10^9,3))e^{300}-4\\cdot 300^{1.5}/(3\\sqrt{\\pi}),30)',
      ),
    ).toBe('~0')
  })

  it.each(['0.3', '0.0001', '0.999'])('of tests give back the share %s', (p) => {
    for (const formula of [
      `tcdf(-10^{40},invt(${p},7),7)`,
      `chi2cdf(0,invchi2(${p},4),4)`,
      `fcdf(0,invf(${p},3,11),3,11)`,
    ])
      expect(Math.abs(Number(valueOf(`${formula}-(${p})`)?.replace('~', '')))).toBeLessThan(1e-40)
  })

  it('mark answers of learners', () => {
    const tolerance = { kind: 'Unit', value: '0.0005' } as const
    const compiled = compile({
      variables: [numberSet(1, 'm', '100'), numberSet(2, 's', '15')],
      ask: [numeric('normalcdf(m,110,m,s)', { tolerance }), numeric('binomcdf(10,\\frac12,3)', { questionKey: 2 })],
    })
    const earned = (questionKey: number, value: string) =>
      markAnswer(compiled, draw(compiled), { questionKey, value }).percent
    expect([earned(1, '0.2475'), earned(1, '0.75'), earned(2, '\\frac{11}{64}'), earned(2, '0.17')]).toEqual([
      100, 0, 100, 0,
    ])
  })
})
