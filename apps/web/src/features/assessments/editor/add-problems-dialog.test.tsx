// @vitest-environment jsdom
import type { ProblemSummary } from '@isomorph/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { AddProblemsDialog } from './add-problems-dialog.tsx'

function problem(id: number, name: string): ProblemSummary {
  const licensing = { licence: 'institution', licenceText: '', attribution: '' }
  return { id, name, shortStatement: '', tags: [], licensing } as unknown as ProblemSummary
}

it('shows a problem as students read it, and keeps what is ticked', async () => {
  const added: ProblemSummary[] = []
  const dialog = (
    <AddProblemsDialog presentIds={new Set()} onAdd={(chosen) => added.push(...chosen)} onClose={() => undefined} />
  )
  const { user } = await renderComponent(dialog, {
    signedIn: { id: 1 },
    api: {
      'GET /api/problems': { items: [problem(5, 'Beam'), problem(6, 'Lens')], total: 2, page: 1, pageSize: 25 },
      'POST /api/problems/6/preview/statements': ({ body }: { body: unknown }) =>
        Response.json({ html: `<p>Focal length ${(body as { seed: number }).seed} cm</p>`, values: {} }),
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Beam' }))
  await user.click(screen.getByRole('button', { name: 'Preview Lens' }))
  const preview = await screen.findByRole('dialog', { name: 'Lens' })
  await within(preview).findByText('Focal length 1 cm')
  await user.click(within(preview).getByRole('button', { name: 'Next variant' }))
  await within(preview).findByText('Focal length 2 cm')
  expect(within(preview).queryByRole('link')).toBeNull()
  await user.click(within(preview).getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Add problem' }))
  expect(added.map(({ name }) => name)).toEqual(['Beam'])
})
