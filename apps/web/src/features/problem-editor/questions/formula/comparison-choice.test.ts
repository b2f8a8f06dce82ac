import { describe, expect, it } from 'vitest'
import { comparisonIn } from './comparison-choice.tsx'

describe('a chosen comparison', () => {
  it('keeps what the correct answer shows, and the variable of another mode', () => {
    const shown = { mode: 'antiderivative', variable: 't', constant: 'required' } as const
    expect(comparisonIn('antiderivative', shown)).toBe(shown)
    expect(comparisonIn('upToConstant', shown)).toEqual({ mode: 'upToConstant', variable: 't' })
    expect(comparisonIn('antiderivative', { mode: 'value' })).toMatchObject({ variable: 'x' })
    expect(comparisonIn('lineOrPlane', { mode: 'value' })).toMatchObject({ coordinates: ['x', 'y', 'z'] })
    expect(comparisonIn('multiple', { mode: 'value' })).toEqual({ mode: 'multiple', sense: 'either' })
  })
})
