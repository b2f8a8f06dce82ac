// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { DisconnectTimetable } from './disconnect-timetable.tsx'

it('lets a course follow its classes no longer, once an instructor agrees', async () => {
  const call = 'DELETE /api/groups/2/timetableClasses/9'
  const { user, sent } = await renderComponent(
    <DisconnectTimetable groupId={2} externalGroupId={9} title="BIOL 101 Lec 1" />,
    { signedIn: { id: 7 }, api: { [call]: { stayed: 12 } } },
  )
  await user.click(screen.getByRole('button', { name: 'Disconnect' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Follow BIOL 101 Lec 1 no longer?' }))
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(sent.map((each) => each.call)).toEqual([call]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
