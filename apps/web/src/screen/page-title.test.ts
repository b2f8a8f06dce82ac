import { expect, it } from 'vitest'
import { titleOf } from './page-title.ts'

it('names the page before the product, and the product alone while the page has no name', () => {
  expect(titleOf('Problems')).toBe('Problems · Isomorph')
  expect(titleOf(undefined)).toBe('Isomorph')
  expect(titleOf('')).toBe('Isomorph')
})
