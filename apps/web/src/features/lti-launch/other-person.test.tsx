// @vitest-environment jsdom
import type { LtiLaunch } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { OtherPerson } from './other-person.tsx'

const launch: LtiLaunch = {
  id: 1,
  state: 'ready',
  providerName: 'Campus LMS',
  contextTitle: 'Calculus',
  linkTitle: 'Quiz 1',
  group: { id: 2, name: 'Calculus' },
  groupAssessmentId: 3,
  choices: [],
  mayCreateGroup: false,
  acceptsSeveral: false,
  returnUrl: null,
  otherName: '',
}
const signedIn = { id: 7, firstName: 'Renate', lastName: 'Recycled' }

async function renderLaunch(otherName: string) {
  const page = <OtherPerson launch={{ ...launch, otherName }}>The assessment</OtherPerson>
  return await renderComponent(page, { signedIn })
}

it('leads on at once where the names agree', async () => {
  await renderLaunch('')
  expect(screen.getByText('The assessment')).toBeTruthy()
})

it('asks somebody whom the platform calls otherwise, and leads on after a yes', async () => {
  const { user } = await renderLaunch('Lena Learner')
  expect(screen.getByRole('heading', { name: 'Are you Renate Recycled?' })).toBeTruthy()
  expect(screen.queryByText('The assessment')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Yes, go on' }))
  expect(screen.getByText('The assessment')).toBeTruthy()
})

it('stops somebody else, says whom to tell, and can be answered again', async () => {
  const { user } = await renderLaunch('Lena Learner')
  await user.click(screen.getByRole('button', { name: 'No, I am somebody else' }))
  expect(screen.getByRole('heading', { name: 'Do not go on with this account' })).toBeTruthy()
  expect(screen.queryByText('The assessment')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Back to the question' }))
  expect(screen.getByRole('heading', { name: 'Are you Renate Recycled?' })).toBeTruthy()
})
