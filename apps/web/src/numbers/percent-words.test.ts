import { activateLanguage } from '@isomorph/messages'
import { expect, it } from 'vitest'
import { formatPercent, formatPercents } from './percent-words.ts'

it('writes percents with two decimals at most, and a range with one sign', () => {
  expect(formatPercent(100 / 3)).toBe('33.33 %')
  expect(formatPercent(60)).toBe('60 %')
  expect(formatPercents(0, 12.5)).toBe('0–12.5 %')
  expect(formatPercents(80, 80)).toBe('80 %')
})

it('writes percents with the decimal sign of the language of the page, and a space that does not break', async () => {
  await activateLanguage('de')
  const inGerman = formatPercent(12.5)
  await activateLanguage('en')
  expect(inGerman).toBe('12,5\u00a0%')
})
