import { activateLanguage } from '@isomorph/messages'
import { expect, it } from 'vitest'
import { decimals, figureWords } from './estimates.ts'
import { fileSize } from './file-size.ts'

const estimate = { value: 0.4149, low: -0.2, high: -0.001, n: 40 }

it('writes a figure with fixed decimals, a true minus sign and its interval', () => {
  expect(decimals(1234.5)).toBe('1234.50')
  expect(decimals(-0.001)).toBe('0.00')
  expect(figureWords(estimate)).toBe('0.41 (−0.20 to 0.00)')
})

it('writes sizes of files in kB, and in MB from one on', () => {
  expect([fileSize(1), fileSize(12_400), fileSize(1_560_000)]).toEqual(['1 kB', '13 kB', '1.6 MB'])
})

it('writes both in the language of the page', async () => {
  await activateLanguage('de')
  const inGerman = [figureWords(estimate), fileSize(1_560_000)]
  await activateLanguage('fr')
  const inFrench = [figureWords(estimate), fileSize(1_560_000)]
  await activateLanguage('en')
  expect(inGerman).toEqual(['0,41 (−0,20 bis 0,00)', '1,6 MB'])
  expect(inFrench).toEqual(['0,41 (de −0,20 à 0,00)', '1,6 Mo'])
})
