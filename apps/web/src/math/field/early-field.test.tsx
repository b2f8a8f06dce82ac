// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { fieldDemand } from './field-demand.ts'
import { MathField } from './math-field.tsx'

vi.mock('./load-field.ts', () => ({
  loadField: async () => await Promise.reject(new Error('There is no connection.')),
}))

afterEach(cleanup)

function showField(onChange: (latex: string) => void = () => undefined) {
  render(<MathField label="Your answer" value="" description="There is no unit yet." onChange={onChange} />)
  return screen.getByRole('textbox', { name: 'Your answer' })
}

it('shows what is typed before the formula editor is there, and what comes without keys', async () => {
  vi.spyOn(fieldDemand, 'whenAsked').mockReturnValue(new Promise(() => undefined))
  const field = showField()
  expect(screen.getByRole('textbox', { description: 'There is no unit yet.' })).toBe(field)
  const user = userEvent.setup()
  await user.click(field)
  await user.keyboard('12{Backspace}+')
  expect(field.textContent).toBe('1+')
  fireEvent(field, new InputEvent('beforeinput', { data: '3', inputType: 'insertText', cancelable: true }))
  fireEvent(field, new CompositionEvent('compositionend', { data: 'ô' }))
  expect(field.textContent).toBe('1+3ô')
  fireEvent(field, new InputEvent('beforeinput', { inputType: 'deleteContentBackward', cancelable: true }))
  expect(field.textContent).toBe('1+3')
})

it('goes on in a plain field with what was typed where the formula editor cannot be fetched', async () => {
  let ask = (): void => undefined
  vi.spyOn(fieldDemand, 'whenAsked').mockReturnValue(
    new Promise((resolve) => {
      ask = resolve
    }),
  )
  const onChange = vi.fn<(latex: string) => void>()
  const field = showField(onChange)
  const user = userEvent.setup()
  await user.click(field)
  await user.keyboard('42')
  ask()
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('42'))
  const plain = screen.getByRole('textbox', { name: 'Your answer' })
  expect(plain).toBeInstanceOf(HTMLInputElement)
  expect(document.activeElement).toBe(plain)
})

it('asks for the formula editor when somebody turns to the field or to its keyboard', async () => {
  const ask = vi.spyOn(fieldDemand, 'ask').mockReturnValue()
  vi.spyOn(fieldDemand, 'whenAsked').mockReturnValue(new Promise(() => undefined))
  showField()
  expect(ask).not.toHaveBeenCalled()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Math keyboard for Your answer' }))
  expect(ask).toHaveBeenCalled()
})
