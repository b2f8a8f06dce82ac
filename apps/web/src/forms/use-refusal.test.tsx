// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRefusal } from './use-refusal.ts'

let host: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})

afterEach(() => {
  act(() => root.unmount())
  host.remove()
})

const fields = ['name', 'uid']

function Form({ error }: { error: unknown }) {
  const { form, errors, general } = useRefusal(error, fields)
  return (
    <form ref={form}>
      {general.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      {fields.map((field) => (
        <label key={field}>
          <input name={field} aria-invalid={errors[field] !== undefined} /> <em>{errors[field]}</em>
        </label>
      ))}
    </form>
  )
}

function refusedWith(errors: readonly { path: string; message: string }[]) {
  const error = { status: 409, title: 'Taken', detail: 'Nothing was changed.', errors }
  act(() => root.render(<Form error={undefined} />))
  act(() => root.render(<Form error={error} />))
  const textsOf = (selector: string) => [...host.querySelectorAll(selector)].map((found) => found.textContent)
  return { general: textsOf('p'), beside: textsOf('em'), focused: document.activeElement?.getAttribute('name') }
}

it('says what is refused beside its field, and takes the focus there', () => {
  expect(refusedWith([{ path: 'uid', message: 'Taken by somebody.' }])).toEqual({
    general: [],
    beside: ['', 'Taken by somebody.'],
    focused: 'uid',
  })
})

it('says at the top what no field here stands for', () => {
  expect(refusedWith([{ path: 'puid', message: 'Another thing.' }])).toEqual({
    general: ['Another thing.'],
    beside: ['', ''],
    focused: null,
  })
  expect(refusedWith([]).general).toEqual(['Nothing was changed.'])
})

it('takes the focus again when the next try is refused, too', () => {
  refusedWith([{ path: 'uid', message: 'Taken.' }])
  host.querySelector<HTMLInputElement>('[name="name"]')?.focus()
  expect(refusedWith([{ path: 'uid', message: 'Taken.' }]).focused).toBe('uid')
})
