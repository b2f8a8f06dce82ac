// @vitest-environment jsdom
import type { ProblemInstance } from '@isomorph/contract'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../../testing/render.tsx'
import { saveAllUnsaved } from '../../../unsaved-work/unsaved-registry.ts'
import { AppealPart } from './appeal-part.tsx'

const instance = { problemInstanceId: 5, canAppeal: true, appeals: [] } as unknown as ProblemInstance

const open = async (questionKey: number) =>
  await renderComponent(<AppealPart instance={instance} attemptNumber={2} questionKey={questionKey} />, {
    signedIn: { id: 7 },
  })

it('brings back an appeal that was not sent when the session ended, at its answer', async () => {
  const { user } = await open(1)
  await user.click(screen.getByRole('button', { name: 'Appeal against this mark' }))
  await fill(user, screen.getByRole('textbox'), 'Twice the number was asked.')
  saveAllUnsaved('sessionEnd')
  cleanup()
  await open(3)
  expect(screen.queryByRole('textbox')).toBeNull()
  cleanup()
  await open(1)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Twice the number was asked.')
  expect(screen.getByRole('status').textContent).toMatch(/restored/)
})
