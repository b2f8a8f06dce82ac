// @vitest-environment jsdom
import type { ProblemSummary } from '@isomorph/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../testing/render.tsx'
import { ProblemBulkActs } from './problem-bulk-acts.tsx'

function problem(id: number, tags: string[], activities: readonly string[] = ['Read', 'Update']): ProblemSummary {
  return { id, name: `Problem ${id}`, tags, activities } as unknown as ProblemSummary
}

async function show(problems: readonly ProblemSummary[], activities: readonly 'ProblemCreate'[] = ['ProblemCreate']) {
  return await renderComponent(<ProblemBulkActs problems={problems} />, {
    signedIn: { id: 1, activities: [...activities] },
    api: {
      'POST /api/problems/5/tags': { tags: [] },
      'POST /api/problems/6/tags': { tags: [] },
      'POST /api/problems/5/copy': { id: 15 },
      'POST /api/problems/6/copy': { id: 16 },
    },
  })
}

it('adds tags to all of them and takes others away', async () => {
  const { user, sent } = await show([problem(5, ['old', 'algebra']), problem(6, ['algebra'])])
  await user.click(screen.getByRole('button', { name: 'Tags' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 2 problems' }))
  await user.click(dialog.getByRole('button', { name: 'Change' }))
  await dialog.findByRole('textbox', { name: 'Add', description: /Type a tag to add or to take away\./ })
  await fill(user, dialog.getByRole('textbox', { name: 'Add' }), 'exam, 2026, exam')
  await fill(user, dialog.getByRole('textbox', { name: 'Take away', description: 'They have: algebra, old' }), 'old')
  await user.click(dialog.getByRole('button', { name: 'Change' }))
  const body = { add: ['exam', '2026'], remove: ['old'] }
  await waitFor(() =>
    expect(sent).toEqual([
      { call: 'POST /api/problems/5/tags', body },
      { call: 'POST /api/problems/6/tags', body },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('copies all of them', async () => {
  const { user, sent } = await show([problem(5, []), problem(6, [])])
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/problems/5/copy', 'POST /api/problems/6/copy']),
  )
})

it('offers only what is allowed', async () => {
  await show([problem(5, []), problem(6, [], ['Read'])], [])
  expect(screen.queryAllByRole('button')).toEqual([])
})
