// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openKeyboardClass } from '../../../math/keyboard/keyboard-visibility.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { WaitingBand } from './waiting-band.tsx'

const hide = vi.fn<() => void>()

afterEach(() => {
  document.body.classList.remove(openKeyboardClass)
  vi.unstubAllGlobals()
})

it('closes the math keyboard, which would cover it on a phone', async () => {
  vi.stubGlobal('mathVirtualKeyboard', { hide })
  document.body.classList.add(openKeyboardClass)
  await renderComponent(<WaitingBand isLockedOut={false} onCancel={() => {}} />)
  expect(screen.queryByText(/^Not sent yet/)).not.toBeNull()
  expect(hide).toHaveBeenCalledOnce()
})
