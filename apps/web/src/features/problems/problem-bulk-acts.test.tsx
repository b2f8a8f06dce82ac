// @vitest-environment jsdom
import type { ProblemSummary } from '@isomorph/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fill, renderComponent } from '../../testing/render.tsx'
import { ProblemBulkActs } from './problem-bulk-acts.tsx'

function problem(id: number, tags: string[], activities: readonly string[] = ['Read', 'Update']): ProblemSummary {
  const licensing = { licence: 'Institution', licenceText: '', attribution: '' }
  return { id, name: `Problem ${id}`, tags, activities, licensing, points: 1 } as unknown as ProblemSummary
}

const assessment = {
  id: 3,
  name: 'Quiz',
  activities: ['Read', 'Update'],
  problemCount: 1,
  revisionNumber: 4,
  items: [{ itemKey: 7, problemId: 6, points: 2 }],
  sections: [],
  pools: [],
}
let assessments: unknown[] = [assessment]
/** How often the assessments were asked for. */
let asked = 0
let libraries: unknown[] = []
let blocked = false
const refusal = {
  status: 403,
  title: 'Not all of these problems may be exported',
  detail: 'Take out those that are named.',
  errors: [{ path: 'problemIds.1', message: '“Problem 6” is for this institution only.' }],
}

async function show(problems: readonly ProblemSummary[], activities: readonly 'ProblemCreate'[] = ['ProblemCreate']) {
  return await renderComponent(<ProblemBulkActs problems={problems} />, {
    signedIn: { id: 1, activities: [...activities] },
    api: {
      'GET /api/sharedLibraries': { items: libraries, total: libraries.length, page: 1, pageSize: 25 },
      'PUT /api/modifyProblemSharedLibraryRoles': [
        { problemId: 5, outcome: 'added' },
        { problemId: 6, outcome: 'notAllowed' },
      ],
      'GET /api/assessments': ({ address }: { address: URL }) => {
        expect(address.searchParams.get('isChangeable')).toBe('true')
        asked += 1
        return Response.json({ items: assessments, total: assessments.length, page: 1, pageSize: 25 })
      },
      'GET /api/assessments/3': assessment,
      'PUT /api/assessments/3': assessment,
      'POST /api/exports': () =>
        blocked
          ? Response.json(refusal, { status: 403 })
          : new Response('PK', { headers: { 'content-type': 'application/zip' } }),
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
    expect(sent).toEqual([
      { call: 'POST /api/problems/5/copy', body: { name: 'Copy of Problem 5' } },
      { call: 'POST /api/problems/6/copy', body: { name: 'Copy of Problem 6' } },
    ]),
  )
})

it('shares all of them through a library, and says of which one not and why', async () => {
  libraries = [
    { id: 2, name: 'Mechanics', problemCount: 0, owners: [], activities: ['Read'], problemActivities: ['Create'] },
  ]
  const { user, sent } = await show([problem(5, []), problem(6, [])])
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('checkbox', { name: /Mechanics/ }))
  await user.click(screen.getByRole('button', { name: 'Add to library' }))
  const outcome = within(await screen.findByRole('dialog', { name: 'Done for 1 problem' }))
  outcome.getByText('Problem 6, in Mechanics: only its owners can share it')
  const add = [5, 6].map((problemId) => ({ problemId, role: 'Reader' }))
  expect(sent).toEqual([{ call: 'PUT /api/modifyProblemSharedLibraryRoles', body: { sharedLibraryId: 2, add } }])
  libraries = []
})

it('puts those that an assessment does not have yet at its end', async () => {
  const { user, sent } = await show([problem(5, []), problem(6, [])])
  await user.click(await screen.findByRole('button', { name: 'Add to assessment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to which assessment?' }))
  await user.click(await dialog.findByRole('button', { name: 'Add to Quiz' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const items = [...assessment.items, { itemKey: 8, problemId: 5, points: 1 }]
  expect(sent).toEqual([
    {
      call: 'PUT /api/assessments/3',
      body: { name: 'Quiz', baseName: 'Quiz', sections: [], pools: [], items, baseRevisionNumber: 4 },
    },
  ])
})

it('exports all of them as one file', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  const { user, sent } = await show([problem(6, []), problem(5, [])])
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(sent).toEqual([{ call: 'POST /api/exports', body: { problemIds: [5, 6] } }]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('names each one that may not be exported, and exports the others', async () => {
  blocked = true
  const { user, sent } = await show([problem(5, []), problem(6, [])])
  await user.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nothing was exported' }))
  dialog.getByText('“Problem 6” is for this institution only.')
  blocked = false
  await user.click(dialog.getByRole('button', { name: 'Export the other 1' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.at(-1)).toEqual({ call: 'POST /api/exports', body: { problemIds: [5] } })
})

const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it('offers only what is allowed', async () => {
  await show([problem(5, []), problem(6, [], ['Read'])], [])
  await screen.findByRole('button', { name: 'Add to assessment' })
  expect(offered()).toEqual(['Add to assessment', 'Export'])
})

it('offers no assessment to somebody who may change none', async () => {
  assessments = []
  asked = 0
  await show([problem(5, []), problem(6, [], ['Read'])], [])
  await waitFor(() => expect(asked).toBe(1))
  expect(offered()).toEqual(['Export'])
  assessments = [assessment]
})
