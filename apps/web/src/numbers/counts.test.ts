import { expect, it } from 'vitest'
import { formatCount } from './counts.ts'

it('groups the digits of a large count', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567')
})
