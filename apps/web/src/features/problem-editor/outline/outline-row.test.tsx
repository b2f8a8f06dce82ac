// @vitest-environment jsdom
import type { Finding } from '@isomorph/problem'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FindingMark, OutlineRow } from './outline-row.tsx'

afterEach(cleanup)

const row = (finding: Finding | undefined) => (
  <OutlineRow type="button">
    Question <FindingMark finding={finding} />
  </OutlineRow>
)

it('begins no click on the sign of a finding, which may be gone before the click ends', () => {
  const finding: Finding = {
    path: 'questions.0',
    level: 'InvalidForUseError',
    message: 'Nothing stands there.',
    sentences: [],
  }
  const { container, rerender } = render(row(finding))
  const sign = screen.getByRole('img', { name: 'Nothing stands there.' })
  expect(getComputedStyle(sign).pointerEvents).toBe('none')
  const place = container.querySelector('.mark')
  expect(place?.contains(sign)).toBe(true)
  rerender(row(undefined))
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('.mark')).toBe(place)
})
