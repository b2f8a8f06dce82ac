// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useClientKey } from './client-key.ts'

it('is the same for every try of the same content, and another one for other content', () => {
  const { result, rerender } = renderHook(() => useClientKey())
  const first = result.current({ text: 'Use g = 9.8.', learners: [1, 2] })
  rerender()
  expect(result.current({ text: 'Use g = 9.8.', learners: [1, 2] })).toBe(first)
  const corrected = result.current({ text: 'Use g = 9.81.', learners: [1, 2] })
  expect(corrected).not.toBe(first)
  expect(result.current({ text: 'Use g = 9.81.', learners: [1] })).not.toBe(corrected)
})
