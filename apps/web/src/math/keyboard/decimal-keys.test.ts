import { expect, it } from 'vitest'
import { keyboardLayoutsFor } from './keyboard-layouts.ts'

/** What the keys of the number keyboard say of themselves. */
function keysWith(decimalSign: 'point' | 'comma'): readonly string[] {
  const [layout] = keyboardLayoutsFor(['numeric'], decimalSign)
  const rows = layout && 'rows' in layout ? (layout.rows ?? []) : []
  return rows.flat().flatMap((keycap) => (typeof keycap === 'string' ? [] : [keycap.tooltip ?? '']))
}

it('has a key for the decimal sign that the problem has', () => {
  expect(keysWith('point')).toEqual(expect.arrayContaining(['decimal point', 'comma']))
  expect(keysWith('comma')).toEqual(expect.arrayContaining(['decimal comma', 'semicolon']))
  expect(keysWith('comma')).not.toContain('decimal point')
})
