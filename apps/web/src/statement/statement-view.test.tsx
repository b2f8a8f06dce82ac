// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { StatementView } from './statement-view.tsx'

// The correction of a text is fetched when it is needed first.
beforeAll(async () => void (await import('./replace-text.ts')))
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const slot = (questionKey: number) => `<span data-question-slot="${questionKey}"></span>`
const statement = (html: string, questionKeys: readonly number[] = [1]) => (
  <StatementView
    html={html}
    fields={
      new Map<number, ReactNode>(
        questionKeys.map((key) => [key, <input key={key} aria-label={`Answer ${key}`} data-testid={`${key}`} />]),
      )
    }
  />
)

async function typedIn(html: string) {
  const shown = render(statement(html))
  const field = shown.getByLabelText('Answer 1')
  const user = userEvent.setup()
  const correct = async (...text: Parameters<typeof statement>) =>
    await act(async () => shown.rerender(statement(...text)))
  await user.click(field)
  await user.keyboard('12')
  return { ...shown, field, user, correct }
}

it('leaves a field alone that somebody types in when the text around it is corrected', async () => {
  const { correct, container, field, user, getByLabelText } = await typedIn(
    `<p>Twice 3?</p><ul class="a"><li>Here: ${slot(1)} m</li></ul><p>Think.</p>`,
  )
  await correct(`<p>Thrice 3?</p><p>In metres.</p><ul class="b"><li>There: ${slot(1)} km</li></ul>`)
  expect(container.querySelector('.statement-text')?.innerHTML.replaceAll(/<input[^>]*>/g, '')).toBe(
    `<p>Thrice 3?</p><p>In metres.</p><ul class="b"><li>There: ${slot(1)} km</li></ul>`,
  )
  expect(getByLabelText('Answer 1')).toBe(field)
  expect(document.activeElement).toBe(field)
  await user.keyboard('3')
  expect(field).toHaveProperty('value', '123')
})

it('puts further questions into their places beside one that stays', async () => {
  const { correct, field, getByLabelText, container } = await typedIn(`<p>Sum: ${slot(1)}</p>`)
  await correct(`<p>Sum: ${slot(1)}, product: ${slot(2)}</p>`, [1, 2])
  expect(getByLabelText('Answer 1')).toBe(field)
  expect(document.activeElement).toBe(field)
  expect(getByLabelText('Answer 2').parentElement?.getAttribute('data-question-slot')).toBe('2')
  await correct(`<p>Product: ${slot(2)}</p>`, [2])
  expect(container.querySelectorAll('input')).toHaveLength(1)
})

it.each([
  ['in another part of the text', `<p>First.</p><table><tbody><tr><td>${slot(1)}</td></tr></tbody></table>`, [1]],
  ['in another order', `<p>${slot(2)} and ${slot(1)}</p>`, [1, 2]],
])('shows fields whose places stand %s', async (_name, html, keys) => {
  const { correct, getByLabelText } = await typedIn(`<p>${slot(1)} and ${slot(2)}</p>`)
  await correct(html, keys)
  for (const key of keys)
    expect(getByLabelText(`Answer ${key}`).parentElement?.getAttribute('data-question-slot')).toBe(String(key))
})

it('leaves what has not changed as it is, such as figures', async () => {
  const { correct, container } = await typedIn(`<p><img src="/a.svg" alt="A"></p><p>${slot(1)}</p><p>One.</p>`)
  const figure = container.querySelector('img')
  await correct(`<p><img src="/a.svg" alt="A"></p><p>${slot(1)}</p><p>Two.</p>`)
  expect(container.querySelector('img')).toBe(figure)
  expect(container.textContent).toBe('Two.')
})
