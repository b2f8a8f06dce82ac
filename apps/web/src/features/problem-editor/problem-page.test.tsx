// @vitest-environment jsdom
import { defaultLicensing, type Problem } from '@isomorph/contract'
import { emptyProblemContent } from '@isomorph/problem'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'

const made = {
  id: 5,
  name: 'Ramp',
  tags: [],
  licensing: defaultLicensing,
  content: emptyProblemContent,
  revisionNumber: 1,
  activities: ['Update'],
  origin: null,
  isDeleted: false,
} as unknown as Problem

it('leaves the field in which its author goes on typing through the first save, whose path is that of the problem', async () => {
  let finish = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    finish = resolve
  })
  const api = {
    'POST /api/problems': () => answered.then(() => Response.json(made)),
    'GET /api/problems/5': made,
  }
  const { user } = await renderScreen('/problems/new', { api, signedIn: { id: 7, activities: ['ProblemCreate'] } })
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the problem' })
  await user.click(name)
  await user.keyboard('Ramp{Control>}s{/Control}')
  await user.keyboard(' with')
  finish()
  await user.keyboard(' friction')
  await screen.findByRole('button', { name: /^version 1/i })
  await user.keyboard(' and')
  await screen.findByText(/^not saved/)
  await user.keyboard(' air')
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect([name.isConnected, name.value]).toEqual([true, 'Ramp with friction and air'])
})
