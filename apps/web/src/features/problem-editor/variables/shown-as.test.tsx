// @vitest-environment jsdom
import { emptyProblemContent, type CalculatedValueVariable } from '@isomorph/problem'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ContentContext } from '../draft/editor-context.ts'
import { ShownAs } from './shown-as.tsx'

afterEach(cleanup)

type Parameters = CalculatedValueVariable['parameters']

const toFigures: Parameters = {
  formula: 'a',
  numberFormatType: 'Number',
  rounding: 3,
  roundsTo: 'significantFigures',
  usesValueAsShown: false,
}

function Value() {
  const [parameters, setParameters] = useState(toFigures)
  return (
    <>
      <ShownAs parameters={parameters} onChange={setParameters} />
      <output>{parameters.rounding}</output>
    </>
  )
}

const kept = () => screen.getByRole('status').textContent
const figures = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Figures' })

it('lets the number of figures be emptied and typed anew', async () => {
  const user = userEvent.setup()
  render(<Value />)
  await user.clear(figures())
  expect([figures().value, kept()]).toEqual(['', '3'])
  await user.type(figures(), '5')
  expect([figures().value, kept()]).toEqual(['5', '5'])
})

it('says which numbers of figures are possible, and goes back to the last of them', async () => {
  const user = userEvent.setup()
  render(<Value />)
  for (const text of ['0', '99', '1.5', 'x']) {
    await user.clear(figures())
    await user.type(figures(), text)
    expect(screen.getByText('A whole number from 1 to 50.')).toBeDefined()
    expect(figures().getAttribute('aria-invalid')).toBe('true')
  }
  await user.tab()
  expect(screen.queryByText('A whole number from 1 to 50.')).toBeNull()
  expect(figures().value).toBe(kept())
})

it('shows its examples with the decimal comma of the problem', () => {
  render(
    <ContentContext value={{ ...emptyProblemContent, decimalSign: 'comma' }}>
      <ShownAs parameters={{ ...toFigures, roundsTo: undefined } as unknown as Parameters} onChange={() => undefined} />
    </ContentContext>,
  )
  expect(screen.getByText('2,50 instead of 2,5. Significant figures always keep theirs.')).toBeDefined()
  expect(document.body.textContent).toContain('1234,5')
})
