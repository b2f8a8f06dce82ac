import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareChemistry, unbalancedIn } from './compare-chemistry.ts'
import { chemistryShownBy } from './infer-chemistry.ts'
import { chemistryLatex, chemistryText } from './print-chemistry.ts'
import { readChemistry } from './read-chemistry.ts'
import type { Chemistry } from './chemistry.ts'

const element = fc.constantFrom('H', 'C', 'N', 'O', 'Na', 'Cl', 'Fe', 'Co', 'S', 'Ca')
const count = fc.integer({ min: 1, max: 12 }).map((n) => (n === 1 ? '' : `_{${n}}`))
const run = fc.array(fc.tuple(element, count), { minLength: 1, maxLength: 3 }).map((parts) => parts.flat().join(''))
const bracket = fc
  .tuple(run, run, fc.integer({ min: 2, max: 4 }))
  .map(([first, inner, n]) => String.raw`${first}\left(${inner}\right)_${n}`)
const hydrate = fc
  .tuple(run, fc.integer({ min: 2, max: 9 }), run)
  .map(([salt, n, water]) => String.raw`${salt}\cdot${n}${water}`)
const charge = fc.constantFrom('', '^+', '^-', '^{2+}', '^{3-}')
const phase = fc.constantFrom('', '(aq)', '(s)', String.raw`\text{(g)}`)
const species = fc.tuple(fc.oneof(run, bracket, hydrate), charge, phase).map((parts) => parts.join(''))
const amount = fc.tuple(fc.integer({ min: 1, max: 9 }), species)
const side = fc.uniqueArray(amount, { minLength: 1, maxLength: 3, selector: ([, each]) => each })

type Side = readonly (readonly [number, string])[]
const spelt = (amounts: Side, times = 1): string => amounts.map(([n, each]) => `${n * times}${each}`).join('+')
const equation = (before: Side, arrow: string, after: Side, times = 1): string =>
  spelt(before, times) + arrow + spelt(after, times)

function chemistry(text: string): Chemistry {
  const found = readChemistry(text)
  if (!found) throw new Error(`${text} is no chemistry`)
  return found
}

const verdict = (key: string, answer: string): string => compareChemistry(chemistry(key), chemistry(answer)).verdict

describe('chemistry', () => {
  it('is read again as it was printed', () => {
    fc.assert(
      fc.property(
        side,
        side,
        fc.constantFrom('=', String.raw`\to `, String.raw`\rightleftharpoons `),
        (before, after, arrow) => {
          for (const typed of [equation(before, arrow, after), before[0]![1]]) {
            const found = chemistry(typed)
            expect(readChemistry(chemistryLatex(found))).toEqual(found)
            expect(readChemistry(chemistryText(found))).toEqual(found)
          }
        },
      ),
    )
  })

  it('stays the same reaction in any order and with all amounts times a factor', () => {
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 6 }), (before, after, times) => {
        const key = equation(before, '\\to ', after)
        expect(verdict(key, equation(before.toReversed(), '\\to ', after.toReversed(), times))).toBe('equal')
        expect(verdict(equation(before, '\\to ', after, times), key)).toBe('equal')
      }),
    )
  })

  it('is another reaction with one amount changed, and compares alike in both directions', () => {
    fc.assert(
      fc.property(side, side, (before, after) => {
        const changed: Side = before.map(([n, name], index) => [index === 0 ? n + 1 : n, name])
        const [key, answer] = [equation(before, '\\to ', after), equation(changed, '\\to ', after)]
        expect(verdict(key, answer)).toBe('different')
        expect(verdict(answer, key)).toBe('different')
      }),
    )
  })

  it.each([
    '',
    '2',
    '¬',
    'A_2',
    'h_2o',
    'H_',
    '2H_2+O_2',
    'H_2O^{2}',
    'x^2+1',
    'F=ma',
    '(',
    '[H',
    'H^{9999999999+}',
    'H_0',
    '\\frac10H\\to H',
    String.raw`\mathrm{`.repeat(200),
  ])('is not read from %s', (text) => expect(readChemistry(text)).toBeUndefined())

  it.each([
    ['C_2H_6O', 'CH_3OCH_3', 'undecided', 'isomers may be meant'],
    ['C_2H_5OH', 'C_2H_5OH', 'equal', 'as written'],
    ['CO', 'Co', 'different', 'carbon monoxide and cobalt'],
    ['H_2O', 'H_2O(l)', 'equal', 'the key asks for no phase'],
    ['H_2O(l)', 'H_2O', 'different', 'the key asks for the phase'],
    ['SO_4^{2-}', 'SO_4^{-2}', 'equal', 'the sign in front'],
    ['SO_4^{2-}', 'SO_4', 'different', 'no charge'],
    ['{}^{14}C', '{}^{12}C', 'different', 'another isotope of the same element'],
    ['{}^{14}C', 'C', 'undecided', 'an isotope that is not named'],
    ['{}^{14}_{6}\\mathrm C', '^{14}C', 'equal', 'the number of protons is that of the element'],
    ['{}^{14}_{6}\\mathrm{C}', '{}_6^{14}\\mathrm C', 'equal', 'the number of protons first'],
    ['{}^{14}_{6}C', '{}^{14}_{7}C', 'different', 'another number of protons'],
    ['CuSO_4\\cdot5H_2O', '\\mathrm{CuSO_4}·5\\mathrm{H_2O}', 'equal', 'other spelling'],
    ['N_2+3H_2\\rightleftharpoons2NH_3', '2NH_3\\rightleftharpoons N_2+3H_2', 'equal', 'turned round'],
    ['N_2+3H_2\\to2NH_3', '2NH_3\\to N_2+3H_2', 'different', 'turned round'],
    ['N_2+3H_2=2NH_3', '2NH_3=N_2+3H_2', 'different', 'an equals sign has a direction'],
    ['N_2+3H_2=2NH_3', 'N_2+3H_2\\to2NH_3', 'equal', 'an arrow for an equals sign'],
    ['N_2+3H_2\\to2NH_3', 'N_2+3H_2\\rightleftharpoons2NH_3', 'different', 'another arrow'],
    ['2H_2+O_2\\to2H_2O', 'H_2+\\frac12O_2\\to H_2O', 'equal', 'half of it'],
    ['2H_2+O_2\\to2H_2O', 'H_2+H_2+O_2\\to2H_2O', 'equal', 'amounts that are added up'],
    ['2H_2+O_2\\to2H_2O', 'H_2+O_2\\to H_2O', 'different', 'not balanced'],
    ['Fe^{3+}+e^-\\to Fe^{2+}', 'Fe^{3+}+e-\\to Fe^{2+}', 'equal', 'an electron'],
    ['H_2O', 'H_2+O_2\\to H_2O', 'different', 'an equation'],
  ])('%s and %s are %s: %s', (key, answer, expected) => expect(verdict(key, answer)).toBe(expected))

  it.each(['Fe3+', 'Ca2+', 'O2-'])('reads no charge and no index out of %s, which may be either', (typed) =>
    expect(readChemistry(typed)).toBeUndefined(),
  )

  it.each(['Fe^{3+}', 'Fe_3^+', 'NO3-', 'NH4+', 'Na+'])('reads %s', (typed) =>
    expect(readChemistry(typed)).toBeDefined(),
  )

  it('names what is not balanced', () => {
    const found = chemistry('Fe^{3+}+H_2\\to Fe+H_2O')
    expect(found.kind === 'equation' && unbalancedIn(found)).toEqual(['charge', 'O'])
    expect(compareChemistry(chemistry('2H_2+O_2\\to2H_2O'), chemistry('H_2+O_2\\to H_2O')).rule).toBe('not balanced: O')
  })

  it.each([
    'N_2+3H_2=2NH_3',
    'H_2O\\to H_2',
    'SO_4^{2-}',
    '{}^{14}_{6}\\mathrm C',
    '^{14}C',
    '\\mathrm{CaCO_3}',
    '\\ce{H2O}',
  ])('is shown by the key %s', (key) => expect(chemistryShownBy(key)).toBeDefined())

  it.each([
    'H_2O',
    'U_1+U_2=U_3',
    'C_1U_1+C_2U_2=C_3U_3',
    'PV=nRT',
    'CO',
    '\\mathrm{V}_2',
    'I_1+I_2=I_3',
    'KC=CK',
    'x^2',
    'PDP^{-1}',
    '\\mathrm{V_1}',
    '\\mathrm{P_1V_1}',
    'B\\to C',
  ])('is not shown by the key %s, which may be algebra', (key) => expect(chemistryShownBy(key)).toBeUndefined())
})
