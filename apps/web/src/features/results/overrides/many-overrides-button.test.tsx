// @vitest-environment jsdom
import type { LearnerResult } from '@isomorph/contract'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../../testing/render.tsx'
import { saveAllUnsaved } from '../../../unsaved-work/unsaved-registry.ts'
import { ManyOverridesButton } from './many-overrides-button.tsx'

const [ada, ben] = ['Ada', 'Ben'].map((firstName, id) => {
  const learner = { id, firstName, lastName: 'Example', email: '', uid: '' }
  return { learner, override: null } as LearnerResult
}) as [LearnerResult, LearnerResult]

async function open(chosen: readonly LearnerResult[]) {
  const shown = <ManyOverridesButton groupAssessmentId={3} chosen={chosen} />
  const { user } = await renderComponent(shown, { signedIn: { id: 90 } })
  await user.click(screen.getByRole('button'))
  const dialog = within(await screen.findByRole('dialog'))
  return { user, reason: dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }) }
}

it('brings back what was typed for some students for these alone', async () => {
  const { user, reason } = await open([ada, ben])
  await fill(user, reason, 'Oral exam.')
  saveAllUnsaved('pageHide')
  cleanup()
  expect((await open([ben])).reason.value).toBe('')
  cleanup()
  expect((await open([ben, ada])).reason.value).toBe('Oral exam.')
})
