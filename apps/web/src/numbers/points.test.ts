import { activateLanguage } from '@isomorph/messages'
import { describe, expect, it } from 'vitest'
import { formatPoints, nameOfPoints } from './points.ts'

describe('points', () => {
  it('have two decimals at most, and a whole number none', () => {
    expect(formatPoints(10)).toBe('10')
    expect(formatPoints(2.5)).toBe('2.5')
    expect(formatPoints(20 / 3)).toBe('6.67')
    expect(formatPoints(1250)).toBe('1,250')
  })

  it('have the decimal sign of the language of the page', async () => {
    await activateLanguage('de')
    const inGerman = formatPoints(1250.5)
    await activateLanguage('en')
    expect([inGerman, formatPoints(1250.5)]).toEqual(['1.250,5', '1,250.5'])
  })

  it('are named in the singular for one', () => {
    expect(nameOfPoints(1)).toBe('1 point')
    expect(nameOfPoints(0)).toBe('0 points')
    expect(nameOfPoints(0.5)).toBe('0.5 points')
  })
})
