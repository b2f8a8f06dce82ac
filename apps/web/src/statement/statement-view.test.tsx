// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { StatementView } from './statement-view.tsx'

afterEach(cleanup)

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
  await user.click(field)
  await user.keyboard('12')
  return { ...shown, field, user }
}

it('leaves a field alone that somebody types in when the text around it is corrected', async () => {
  const { rerender, container, field, user, getByLabelText } = await typedIn(
    `<p>Twice 3?</p><ul class="a"><li>Here: ${slot(1)} m</li></ul><p>Think.</p>`,
  )
  rerender(statement(`<p>Thrice 3?</p><p>In metres.</p><ul class="b"><li>There: ${slot(1)} km</li></ul>`))
  expect(container.querySelector('.statement-text')?.innerHTML.replaceAll(/<input[^>]*>/g, '')).toBe(
    `<p>Thrice 3?</p><p>In metres.</p><ul class="b"><li>There: ${slot(1)} km</li></ul>`,
  )
  expect(getByLabelText('Answer 1')).toBe(field)
  expect(document.activeElement).toBe(field)
  await user.keyboard('3')
  expect(field).toHaveProperty('value', '123')
})

it('puts further questions into their places beside one that stays', async () => {
  const { rerender, field, getByLabelText, container } = await typedIn(`<p>Sum: ${slot(1)}</p>`)
  rerender(statement(`<p>Sum: ${slot(1)}, product: ${slot(2)}</p>`, [1, 2]))
  expect(getByLabelText('Answer 1')).toBe(field)
  expect(document.activeElement).toBe(field)
  expect(getByLabelText('Answer 2').parentElement?.getAttribute('data-question-slot')).toBe('2')
  rerender(statement(`<p>Product: ${slot(2)}</p>`, [2]))
  expect(container.querySelectorAll('input')).toHaveLength(1)
})

it.each([
  ['in another part of the text', `<p>First.</p><table><tbody><tr><td>${slot(1)}</td></tr></tbody></table>`, [1]],
  ['in another order', `<p>${slot(2)} and ${slot(1)}</p>`, [1, 2]],
])('shows fields whose places stand %s', async (_name, html, keys) => {
  const { rerender, getByLabelText } = await typedIn(`<p>${slot(1)} and ${slot(2)}</p>`)
  rerender(statement(html, keys))
  for (const key of keys)
    expect(getByLabelText(`Answer ${key}`).parentElement?.getAttribute('data-question-slot')).toBe(String(key))
})

it('leaves what has not changed as it is, such as figures', async () => {
  const { rerender, container } = await typedIn(`<p><img src="/a.svg" alt="A"></p><p>${slot(1)}</p><p>One.</p>`)
  const figure = container.querySelector('img')
  rerender(statement(`<p><img src="/a.svg" alt="A"></p><p>${slot(1)}</p><p>Two.</p>`))
  expect(container.querySelector('img')).toBe(figure)
  expect(container.textContent).toBe('Two.')
})
