// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { EditorPresence } from './index.ts'

it('names who else has it open, and says so when it is left', async () => {
  const others = [{ id: 8, firstName: 'Otto', lastName: 'Tester' }]
  const api = { 'POST /api/problems/5/editors': { others, isOpenElsewhere: true } }
  const { unmount, sent } = await renderComponent(<EditorPresence entity="Problem" entityId={5} />, { api })
  expect(await screen.findByText('Also open: Otto Tester, you, in another window')).toBeDefined()
  expect(sent[0]?.body).toMatchObject({ isLeaving: false })
  unmount()
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ isLeaving: true }))
})
