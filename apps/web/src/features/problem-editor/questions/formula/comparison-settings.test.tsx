// @vitest-environment jsdom
import type { Comparison } from '@isomorph/problem'
import { screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { renderRoutes } from '../../../../testing/render.tsx'
import { ComparisonSettings } from './comparison-settings.tsx'

function Settings({ initial, onChange }: { initial: Comparison; onChange: (chosen: Comparison) => void }): ReactNode {
  const [comparison, setComparison] = useState(initial)
  const choose = (chosen: Comparison): void => {
    setComparison(chosen)
    onChange(chosen)
  }
  return <ComparisonSettings comparison={comparison} onChange={choose} />
}

async function show(initial: Comparison) {
  const onChange = vi.fn<(chosen: Comparison) => void>()
  const { user } = await renderRoutes([{ path: '/', element: <Settings initial={initial} onChange={onChange} /> }])
  return { user, onChange }
}

it('takes letters as they are typed with their commas, and stores no space without dimensions', async () => {
  const { user, onChange } = await show({ mode: 'lineOrPlane', coordinates: ['x', 'y', 'z'], parameters: ['t'] })
  const coordinates = await screen.findByRole('textbox', { name: /^Coordinates/ })
  await user.clear(coordinates)
  expect(onChange).not.toHaveBeenCalled()
  await user.type(coordinates, 'u, v')
  expect(coordinates).toHaveProperty('value', 'u, v')
  const parameters = screen.getByRole('textbox', { name: /^Parameters/ })
  await user.clear(parameters)
  await user.type(parameters, 'r, s')
  expect(onChange).toHaveBeenLastCalledWith({ mode: 'lineOrPlane', coordinates: ['u', 'v'], parameters: ['r', 's'] })
})

it('lets the variable of a differential equation be left out', async () => {
  const { user, onChange } = await show({ mode: 'differentialEquation', function: 'y', variable: 'x' })
  await user.clear(await screen.findByRole('textbox', { name: /^Variable of the function/ }))
  expect(onChange).toHaveBeenLastCalledWith({ mode: 'differentialEquation', function: 'y', variable: undefined })
})
