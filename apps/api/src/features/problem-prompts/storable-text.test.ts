import { expect, it } from 'vitest'
import { beginning, storable } from './storable-text.ts'

it('text of a model is made such that the database takes it', () => {
  expect(storable('a\u0000\u0007b\n\tc')).toBe('a b\n\tc')
  expect(storable('half \uD83D, whole \u{1F4DA}, half \uDCDA')).toBe('half \uFFFD, whole \u{1F4DA}, half \uFFFD')
})

it('a text is never cut within a character', () => {
  expect([beginning('ab\u{1F4DA}', 3), beginning('ab\u{1F4DA}', 4), beginning('abc', 2)]).toEqual([
    'ab',
    'ab\u{1F4DA}',
    'ab',
  ])
})
