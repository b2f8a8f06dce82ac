// @vitest-environment jsdom
import { emptyProblemContent } from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import type { ApiStub } from '../../../testing/stub-api.ts'
import { editorBackup, type BackupPlace } from '../../../entities/problem/editor-backup.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

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

async function open(latest: object | null, isOffered = true, changed: ApiStub = {}) {
  const offer = { isOffered, model: 'a model', draftsLeftToday: 3, latest }
  return await renderScreen('/problems/prompt', {
    signedIn: { id: 7, activities: ['ProblemCreate', 'ProblemCreateWithPrompt'] },
    api: {
      'GET /api/problems/createWithPrompt': offer,
      'GET /api/problems/createWithPrompt/5': latest ?? {},
      'POST /api/problems/createWithPrompt/5/dismiss': latest ?? {},
      'POST /api/problems/createWithPrompt': { ...prompt, state: 'failed', failedStep: 'lab', reason: 'Broken.' },
      ...changed,
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
  const stored = Object.keys(sessionStorage).find((key) => key.startsWith('unsavedProblem:7:new:')) ?? ''
  const place = stored.replace('unsavedProblem:7:', '') as BackupPlace
  expect(editorBackup.read(7, place)).toMatchObject({ draft: { name: 'Sum', tags: ['arithmetic'] }, isByAi: true })
  // Nothing is saved; the draft is only no longer offered on this page.
  expect(sent.map(({ call }) => call).filter((call) => !call.startsWith('GET'))).toEqual([
    'POST /api/problems/createWithPrompt/5/dismiss',
  ])
})

it('forgets a draft that is discarded, at the next visit too', async () => {
  const { user, sent } = await open({ ...prompt, draft })
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(screen.queryByText('Add {a} and {b}.')).toBeNull()
  expect(sent.at(-1)?.call).toBe('POST /api/problems/createWithPrompt/5/dismiss')
})

it('repeats a request that failed, and takes a changed description for another one', async () => {
  let refused = 0
  const refusing = {
    'POST /api/problems/createWithPrompt': () => {
      refused += 1
      return Response.json({ status: 409, title: 'No', detail: `Refusal ${refused}.` }, { status: 409 })
    },
  }
  const { user, sent } = await open(null, true, refusing)
  const keys = () => sent.map(({ body }) => (body as { clientKey: string }).clientKey)
  const description = await screen.findByLabelText('Describe the question')
  await user.type(description, 'A sum of two numbers')
  const button = screen.getByRole('button', { name: 'Write a draft' })
  const ask = async (times: number) => {
    await user.click(button)
    // The button is disabled only a frame after the click, so that only the words of the refusal tell that it is over.
    expect(await screen.findByText(`Refusal ${times}.`)).toBeDefined()
  }
  await ask(1)
  await ask(2)
  await user.type(description, '!')
  await ask(3)
  await user.click(screen.getByRole('checkbox', { name: 'Formulas' }))
  await ask(4)
  const [first, second, third, fourth] = keys()
  expect(second).toBe(first)
  expect(new Set([first, third, fourth]).size).toBe(3)
})

it.each([
  ['under way', () => Response.json({ ...prompt, state: 'drafting' })],
  ['asked for in vain', () => Response.json({ status: 404, title: 'No', detail: 'No.' }, { status: 404 })],
])('stops asking for a draft that is %s for a quarter of an hour, until it is told to ask again', async (_, answer) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let asked = 0
  let answerNow = answer
  const following = {
    'GET /api/problems/createWithPrompt/5': () => {
      asked += 1
      return answerNow()
    },
  }
  await open({ ...prompt, state: 'drafting' }, true, following)
  expect(await screen.findByText('The model writes a draft…')).toBeDefined()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBeLessThanOrEqual(32)
  await vi.advanceTimersByTimeAsync(840_000)
  expect(await screen.findByText(/stopped asking how far it is/)).toBeDefined()
  const before = asked
  await vi.advanceTimersByTimeAsync(300_000)
  expect([asked, before <= 200]).toEqual([before, true])
  vi.useRealTimers()
  answerNow = () => Response.json({ ...prompt, draft })
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  expect(await screen.findByText('Add {a} and {b}.')).toBeDefined()
})

it('says so where no administrator has set drafts up', async () => {
  await open(null, false)
  expect(await screen.findByText(/Drafts by AI are not set up here/)).toBeDefined()
})
