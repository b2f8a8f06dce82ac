// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../testing/render.tsx'
import { OutcomeDialog } from './outcome-dialog.tsx'

const refused = (count: number, because: string) =>
  Array.from({ length: count }, (_, index) => ({ name: `Student ${index + 1} of those`, because }))

it('names a few who were refused, each with the reason', async () => {
  await renderComponent(<OutcomeDialog done={2} refused={refused(5, 'has finished')} onClose={() => undefined} />, {})
  expect(screen.getByText('Not done for 5 students:')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByText('Student 1 of those: has finished')).toBeTruthy()
})

it('counts many by their reason, most first, with the names behind it', async () => {
  const many = [...refused(40, 'is paused already'), ...refused(300, 'has not started')]
  const { user } = await renderComponent(<OutcomeDialog done={0} refused={many} onClose={() => undefined} />, {})
  expect(screen.getByText('Not done for 340 students:')).toBeTruthy()
  const [first, second] = screen.getAllByText(/^\d+ students: /)
  expect(first?.textContent).toBe('300 students: has not started')
  expect(second?.textContent).toBe('40 students: is paused already')
  const behind = second?.closest('details')
  expect(behind?.open).toBe(false)
  await user.click(second as HTMLElement)
  expect(behind?.open).toBe(true)
  expect(behind?.querySelectorAll('li')).toHaveLength(40)
})
