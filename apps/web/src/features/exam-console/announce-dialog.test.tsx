// @vitest-environment jsdom
import type { Person } from '@isomorph/contract'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../testing/render.tsx'
import { saveAllUnsaved } from '../../unsaved-work/unsaved-registry.ts'
import { AnnounceDialog } from './announce-dialog.tsx'

const ada: Person = { id: 7, firstName: 'Ada', lastName: 'Example', email: 'ada@example.edu', uid: '' }
const ben: Person = { id: 8, firstName: 'Ben', lastName: 'Example', email: 'ben@example.edu', uid: '' }

async function open(chosen?: readonly Person[]) {
  const rendered = await renderComponent(
    <AnnounceDialog
      groupAssessmentId={3}
      {...(chosen && { chosen })}
      onAnnounced={() => undefined}
      onClose={() => undefined}
    />,
    { signedIn: { id: 9 }, api: { 'GET /api/groupAssessments/3/announcements/problems': [] } },
  )
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ })
  return { ...rendered, text }
}

it('asks for the text that is missing, and announces nothing', async () => {
  const { user, sent } = await open()
  await user.click(await screen.findByRole('button', { name: 'Announce' }))
  expect(await screen.findByText('Type what you want to say.')).toBeTruthy()
  expect(sent).toEqual([])
})

it('brings back what was typed for some students for these alone', async () => {
  const { user, text } = await open([ada])
  await fill(user, text, 'Your time begins anew.')
  saveAllUnsaved('pageHide')
  cleanup()
  for (const chosen of [undefined, [ben], [ada, ben]]) {
    expect((await open(chosen)).text.value).toBe('')
    cleanup()
  }
  expect((await open([ada])).text.value).toBe('Your time begins anew.')
})
