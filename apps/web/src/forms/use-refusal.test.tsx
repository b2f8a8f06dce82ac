// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { pageOfEachTest } from '../testing/page-of-each-test.ts'
import { useRefusal } from './use-refusal.ts'

const page = pageOfEachTest()

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
  page.show(<Form error={undefined} />)
  page.show(<Form error={error} />)
  const textsOf = (selector: string) => [...page.host.querySelectorAll(selector)].map((found) => found.textContent)
  return { general: textsOf('p'), beside: textsOf('em'), focused: document.activeElement?.getAttribute('name') }
}

it('says what is refused beside its field, and takes the focus there', () => {
  expect(refusedWith([{ path: 'uid', message: 'Taken by somebody.' }])).toEqual({
    general: [],
    beside: ['', 'Taken by somebody.'],
    focused: 'uid',
  })
})

it('says at the field of a list what is wrong with its entries', () => {
  const errors = [0, 2].map((index) => ({ path: `name.${index}`, message: `Entry ${index} is wrong.` }))
  expect(refusedWith(errors)).toEqual({
    general: [],
    beside: ['Entry 0 is wrong. Entry 2 is wrong.', ''],
    focused: 'name',
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
  page.host.querySelector<HTMLInputElement>('[name="name"]')?.focus()
  expect(refusedWith([{ path: 'uid', message: 'Taken.' }]).focused).toBe('uid')
})
