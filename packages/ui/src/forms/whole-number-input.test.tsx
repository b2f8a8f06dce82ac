// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { WholeNumberInput } from './whole-number-input.tsx'

afterEach(cleanup)

function Figures() {
  const [value, setValue] = useState(3)
  return (
    <>
      <WholeNumberInput label="Figures" value={value} minimum={1} maximum={50} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

const kept = () => screen.getByRole('status').textContent

it('can be emptied and typed anew', async () => {
  const user = userEvent.setup()
  render(<Figures />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Figures' })
  await user.clear(field)
  expect([field.value, kept()]).toEqual(['', '3'])
  await user.type(field, '5')
  expect([field.value, kept()]).toEqual(['5', '5'])
})

it('says which numbers are possible, and goes back to the last of them', async () => {
  const user = userEvent.setup()
  render(<Figures />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Figures' })
  for (const text of ['0', '99', '1.5', 'x']) {
    await user.clear(field)
    await user.type(field, text)
    expect(screen.getByText('A whole number from 1 to 50.')).toBeDefined()
    expect(field.getAttribute('aria-invalid')).toBe('true')
  }
  await user.tab()
  expect(screen.queryByText('A whole number from 1 to 50.')).toBeNull()
  expect(field.value).toBe(kept())
})
