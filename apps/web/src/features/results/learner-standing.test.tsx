// @vitest-environment jsdom
import type { LearnerResult } from '@isomorph/contract'
import { act } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, expect, it, vi } from 'vitest'
import { store } from '../../data/store.ts'
import { pageOfEachTest } from '../../testing/page-of-each-test.ts'
import { LearnerStanding } from './learner-standing.tsx'

const page = pageOfEachTest()
const ada: LearnerResult = {
  learner: { id: 7, firstName: 'Ada', lastName: 'Example', email: 'ada@example.edu', uid: '' },
  status: 'TimeExpired',
  points: 0,
  overridePoints: null,
  pending: 0,
  daysLate: 0,
  cells: [],
}
const sent = vi.fn<(body: unknown) => void>()

beforeEach(() => {
  sent.mockReset()
  vi.stubGlobal('fetch', async (_address: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (method === 'POST') sent(JSON.parse(body ?? ''))
    return Response.json({ deadline: '2026-09-01T10:30:00Z' })
  })
})

function show(changes: Partial<LearnerResult> = {}, canReopen = true) {
  page.show(
    <Provider store={store}>
      <LearnerStanding groupAssessmentId={3} result={{ ...ada, ...changes }} canReopen={canReopen} />
    </Provider>,
  )
}

function buttonOf(label: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === label).at(-1)
}

const click = async (label: string) => await act(async () => buttonOf(label)?.click())

/** The field whose label begins so. */
function fieldOf(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
}

async function type(label: string, value: string) {
  const field = fieldOf(label)
  const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}

it('offers to reopen what has ended, to those who may', () => {
  show()
  expect(buttonOf('Reopen')).toBeDefined()
  show({ status: 'InProgress' })
  expect(buttonOf('Reopen')).toBeUndefined()
  show({}, false)
  expect(buttonOf('Reopen')).toBeUndefined()
})

it('asks for a new end and a reason, names what is missing, and sends both with a key', async () => {
  show()
  await click('Reopen')
  expect(document.body.textContent).toContain('Reopen the assessment for Example, Ada')
  await click('Reopen')
  expect(document.body.textContent).toContain('Say why it is reopened.')
  expect(document.activeElement).toBe(fieldOf('Reason'))
  expect(fieldOf('Reason').getAttribute('aria-invalid')).toBe('true')
  await type('Minutes', '45')
  await type('Reason', 'The network failed.')
  await click('Reopen')
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      clientKey: expect.any(String),
      end: { minutes: 45 },
      reason: 'The network failed.',
    }),
  )
}, 20_000)

it('keeps the end only where the learner finished: time that is up needs another one', async () => {
  const options = () => [...fieldOf('New end').querySelectorAll('option')].map(({ textContent }) => textContent)
  show()
  await click('Reopen')
  expect(options()).toEqual(['Minutes from now', 'Date and time'])
  page.show(null)
  show({ status: 'Submitted' })
  await click('Reopen')
  expect(options()).toEqual(['Minutes from now', 'Date and time', 'Same end as before'])
})
