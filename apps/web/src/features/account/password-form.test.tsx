// @vitest-environment jsdom
import { act } from 'react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { store } from '../../data/store.ts'
import { pageOfEachTest } from '../../testing/page-of-each-test.ts'
import { PasswordForm } from './password-form.tsx'

const page = pageOfEachTest()
const refusal = 'This is not your current password.'

function fields() {
  const [current, next] = [...page.host.querySelectorAll('input')]
  if (!current || !next) throw new Error('the form has two fields')
  return { current, next }
}

function type(field: HTMLInputElement, text: string) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function submit() {
  const button = page.host.querySelector('button')
  act(() => button?.focus())
  act(() => button?.click())
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 60)))
}

function show() {
  page.show(
    <Provider store={store}>
      <PasswordForm />
    </Provider>,
  )
}

it('leads to the first field that is wrong, each time it is tried', async () => {
  show()
  await submit()
  expect(document.activeElement).toBe(fields().current)
  type(fields().current, 'what it was')
  await submit()
  expect(document.activeElement).toBe(fields().next)
  await submit()
  expect(document.activeElement).toBe(fields().next)
})

it('takes what the server refused back as soon as it is changed', async () => {
  const error = {
    status: 422,
    title: 'Not changed',
    detail: '',
    errors: [{ path: 'currentPassword', message: refusal }],
  }
  vi.stubGlobal('fetch', async () => Response.json(error, { status: 422 }))
  show()
  type(fields().current, 'what it was')
  type(fields().next, 'a sentence is easy to remember')
  await submit()
  expect(page.host.textContent).toContain(refusal)
  expect(document.activeElement).toBe(fields().current)
  type(fields().current, 'what it is')
  expect(page.host.textContent).not.toContain(refusal)
})
