// @vitest-environment jsdom
import type { ProblemInstance } from '@isomorph/contract'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isKeyboardHeldBack, openKeyboardClass } from '../../../../math/keyboard/keyboard-visibility.ts'
import { standInForLayout } from '../../../../testing/stand-in-for-layout.ts'
import { useOutcome } from './use-outcome.ts'
// Here before it is asked for: the page fetches it on demand, which a busy machine takes its time for.
import './verdict-words.ts'

beforeEach(() => {
  standInForLayout()
  pointWith('mouse')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function pointWith(pointer: 'mouse' | 'finger'): void {
  vi.stubGlobal('matchMedia', () => ({ matches: pointer === 'finger' }))
}

type Attempt = ProblemInstance['attempts'][number]
type Response = Attempt['responses'][number]

const right: Response = {
  questionKey: 1,
  value: '3',
  reading: '3',
  verdict: 'correct',
  percent: 100,
  why: [],
  feedbackHtml: null,
}
const wrong: Response = { ...right, questionKey: 2, verdict: 'incorrect', percent: 0, why: ['unitMissing'] }
const unreleased: Response = { ...wrong, verdict: null, percent: null, why: [] }

function instanceOf(responses: readonly Response[] | null, changes: Partial<Attempt & ProblemInstance> = {}) {
  const { percent = 50, source = 'learner', closedReason = null } = changes
  const attempts = responses ? [{ number: 1, percent, source, responses }] : []
  return { attempts, closedReason, answerFields: [] } as unknown as ProblemInstance
}

function Problem({ instance }: { instance: ProblemInstance }) {
  const page = useRef<HTMLDivElement>(null)
  const words = useOutcome(instance, page)
  return (
    <div ref={page}>
      <span role="status">{words}</span>
      <div data-question="1">
        <input aria-label="first" />
      </div>
      <div data-question="2">
        <input aria-label="second" />
      </div>
      <button data-submit>Submit</button>
      <a data-next-step href="#next">
        Next problem
      </a>
    </div>
  )
}

/** Submits by keyboard, and takes the answer of the server. */
async function heardAfter(instance: ProblemInstance): Promise<string | null> {
  const { rerender } = render(<Problem instance={instanceOf(null)} />)
  screen.getByRole('button', { name: 'Submit' }).focus()
  rerender(<Problem instance={instance} />)
  const region = screen.getByRole('status')
  await waitFor(() => expect(region.textContent).not.toBe(''))
  await waitFor(() => expect(document.activeElement?.tagName).not.toBe('BUTTON'))
  return region.textContent
}

it('says once what came of each part, why, and what the author says to it, and goes to the part to mend', async () => {
  const maths =
    '<p>Mind <span><math><mi>m</mi><annotation>\\m</annotation></math><b aria-hidden="true">m</b></span>.</p>'
  const heard = await heardAfter(instanceOf([right, { ...wrong, feedbackHtml: maths }]))
  expect(heard).toBe('Attempt 1: 50 %. Part a: correct. Part b: incorrect. The unit is missing. Mind m.')
  expect(document.activeElement).toBe(screen.getByLabelText('second'))
})

describe('on a phone', () => {
  const hide = vi.fn<() => void>()

  beforeEach(() => {
    pointWith('finger')
    vi.stubGlobal('mathVirtualKeyboard', { hide })
    document.body.classList.add(openKeyboardClass)
  })

  afterEach(() => document.body.classList.remove(openKeyboardClass))

  it('shows the verdict of the part to mend: both keyboards stay closed until the next tap', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
    await heardAfter(instanceOf([right, wrong]))
    const field = screen.getByLabelText<HTMLInputElement>('second')
    expect(document.activeElement).toBe(field)
    expect(hide).toHaveBeenCalledOnce()
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
    expect(scrollIntoView.mock.contexts).toContain(field.closest('[data-question]'))
    expect(field.inputMode).toBe('none')
    expect(isKeyboardHeldBack()).toBe(true)
    fireEvent.pointerDown(field)
    expect(field.inputMode).toBe('')
    expect(isKeyboardHeldBack()).toBe(false)
  })
})

it.each<readonly [string, ProblemInstance, string]>([
  ['everything is right', instanceOf([right], { percent: 100 }), 'Attempt 1: 100 %. Your answer: correct.'],
  [
    'a wrong answer has full credit',
    instanceOf([{ ...wrong, why: [], credit: 'full' }], { percent: 100 }),
    'Attempt 1: 100 %. Your answer: incorrect. Your instructor gives full credit for this answer, whatever its mark.',
  ],
  [
    'nothing can be mended any more',
    instanceOf([wrong], { percent: 0, closedReason: 'You have used all your attempts at this problem.' }),
    'Attempt 1: 0 %. Your answer: incorrect. The unit is missing.',
  ],
  [
    'nothing is released',
    instanceOf([unreleased], { percent: null }),
    'Attempt 1 is submitted. The result is not released yet.',
  ],
])('goes on to the next problem where %s', async (_, instance, words) => {
  expect(await heardAfter(instance)).toBe(words)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Next problem' }))
})

it('leaves the focus of whoever has gone on to something else', async () => {
  const { rerender } = render(<Problem instance={instanceOf(null)} />)
  screen.getByLabelText('first').focus()
  rerender(<Problem instance={instanceOf([wrong], { percent: 0 })} />)
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  expect(document.activeElement).toBe(screen.getByLabelText('first'))
})

it('says the mark anew where it is corrected, and leaves the focus', async () => {
  const { rerender } = render(<Problem instance={instanceOf(null)} />)
  rerender(<Problem instance={instanceOf([{ ...wrong, why: [] }], { percent: 0 })} />)
  const region = screen.getByRole('status')
  await waitFor(() => expect(region.textContent).toBe('Attempt 1: 0 %. Your answer: incorrect.'))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  screen.getByRole('button', { name: 'Submit' }).focus()
  rerender(<Problem instance={instanceOf([right], { percent: 100 })} />)
  await waitFor(() => expect(region.textContent).toBe('Attempt 1: 100 %. Your answer: correct.'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Submit' }))
})

it('says nothing of attempts that were there before', async () => {
  const { rerender } = render(<Problem instance={instanceOf([right])} />)
  rerender(<Problem instance={{ ...instanceOf([right]) }} />)
  expect(screen.getByRole('status').textContent).toBe('')
})
