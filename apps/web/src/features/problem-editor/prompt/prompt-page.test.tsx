// @vitest-environment jsdom
import { defaultLicensing } from '@isomorph/contract'
import { emptyProblemContent } from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import { editorBackup } from '../draft/editor-backup.ts'

beforeEach(() => sessionStorage.clear())

const prompt = {
  id: 5,
  state: 'ready',
  prompt: 'A sum',
  createdAt: '2026-09-01T10:00:00Z',
  reason: '',
  failedStep: null,
  repairs: 0,
  tokens: 1234,
  draft: null,
}
const draft = {
  name: 'Sum',
  tags: ['arithmetic'],
  content: { ...emptyProblemContent, statement: doc('Add {{a}} and {{b}}.') },
  remarks: ['The tolerance is wide.'],
  solvedVariants: 5,
  rightVariants: 4,
}

async function open(latest: object | null, isOffered = true) {
  const offer = { isOffered, model: 'a model', draftsLeftToday: 3, latest }
  return await renderScreen('/problems/prompt', {
    signedIn: { id: 7, activities: ['ProblemCreate', 'ProblemCreateWithPrompt'] },
    api: {
      'GET /api/problems/createWithPrompt': offer,
      'GET /api/problems/createWithPrompt/5': latest ?? {},
      'POST /api/problems/createWithPrompt': { ...prompt, state: 'failed', failedStep: 'lab', reason: 'Broken.' },
    },
  })
}

it('says where the description goes, and sends it with the kinds of answers that are ticked', async () => {
  const { user, sent } = await open(null)
  expect(await screen.findByText(/is sent to a model, outside of this product.* 3 more drafts today/)).toBeDefined()
  const button = screen.getByRole('button', { name: 'Write a draft' })
  expect(button).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText('Describe the question'), 'A sum of two numbers')
  await user.click(screen.getByRole('checkbox', { name: 'Formulas' }))
  await user.click(button)
  expect(sent.at(-1)?.body).toMatchObject({ prompt: 'A sum of two numbers', questionKinds: ['number', 'choice'] })
  expect(await screen.findByText('Broken.')).toBeDefined()
})

it('shows a draft, and puts it into the editor without saving it', async () => {
  const { user, sent } = await open({ ...prompt, draft })
  expect(await screen.findByText('Add {a} and {b}.')).toBeDefined()
  expect(screen.getByText(/solved 4 of 5 variants like the key/)).toBeDefined()
  expect(screen.getByText(/The tolerance is wide/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Open in the editor' }))
  expect(editorBackup.read(7, 'new')).toMatchObject({ draft: { name: 'Sum', tags: ['arithmetic'] }, isByAi: true })
  expect(sent.filter(({ call }) => !call.startsWith('GET'))).toEqual([])
})

it('says that a new problem that is not saved would be replaced', async () => {
  const written = { name: 'Mine', tags: [], licensing: defaultLicensing, content: emptyProblemContent }
  editorBackup.write(7, 'new', { draft: written, baseRevisionNumber: 0 })
  await open({ ...prompt, draft })
  expect(await screen.findByText(/not saved: “Mine”/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Replace it and open the draft' })).toBeDefined()
})

it('says so where no administrator has set drafts up', async () => {
  await open(null, false)
  expect(await screen.findByText(/Drafts by AI are not set up here/)).toBeDefined()
})
