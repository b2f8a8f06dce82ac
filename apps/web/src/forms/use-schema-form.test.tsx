// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { renderComponent } from '../testing/render.tsx'
import { problemOf } from '../testing/stub-api.ts'
import { saveAllUnsaved } from '../unsaved-work/unsaved-registry.ts'
import { CheckboxField, SelectField, TextField } from './field.tsx'
import { Form, FormNotes } from './form.tsx'
import { summaryOf } from './form-issues.ts'
import { useSchemaForm } from './use-schema-form.ts'

const schema = z
  .object({
    name: z.string().min(1, 'A name is required.'),
    first: z.string(),
    last: z.string(),
    colour: z.enum(['red', 'blue']),
    isOpen: z.boolean(),
    code: z.string(),
  })
  .refine(({ first, last }) => first <= last, { path: ['last'], message: 'The last comes before the first.' })

type Values = z.input<typeof schema>
type Save = (values: Values) => Promise<{ error?: unknown }>

const saved: Values = { name: 'Algebra', first: '1', last: '2', colour: 'red', isOpen: false, code: '' }
const saves: Save = async () => ({})

/** The same fields, with a code that has to be given. */
const withCode = schema.refine(({ code }) => code !== '', { path: ['code'], message: 'Give a code.' })

interface ExampleFormProps {
  /** Makes the schema anew in each render. */
  readonly makeSchema?: () => typeof schema
  readonly save?: Save
  readonly from?: Values
  readonly isLive?: boolean
  readonly hasSummary?: boolean
}

function ExampleForm(props: ExampleFormProps) {
  const { makeSchema = () => schema, save = saves, from = saved, isLive = false, hasSummary = false } = props
  const settings = { save, backup: 'thing', secrets: ['code'] as const, isLive, hasSummary }
  const form = useSchemaForm({ schema: makeSchema(), saved: from, ...settings })
  const { control } = form
  return (
    <Form form={form}>
      <FormNotes form={form} title="Not saved" errors={hasSummary ? summaryOf(form.issues, 'thing') : []} />
      <TextField control={control} name="name" label="Name" id="thing-name" />
      <TextField control={control} name="first" label="First" />
      <TextField control={control} name="last" label="Last" />
      <SelectField
        control={control}
        name="colour"
        label="Colour"
        options={[
          { value: 'red', label: 'Red' },
          { value: 'blue', label: 'Blue' },
        ]}
      />
      <CheckboxField control={control} name="isOpen" label="Open" />
      <TextField control={control} name="code" label="Code" />
      <button type="submit">Save</button>
      <button type="button" onClick={form.discard}>
        Discard
      </button>
      <output>{form.isDirty ? 'changed' : 'as saved'}</output>
    </Form>
  )
}

function field(name: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name })
}

function savedNow() {
  return screen.getByRole('button', { name: 'Save' })
}

async function showSignedIn(node: ReactNode) {
  const { user } = await renderComponent(node, { signedIn: { id: 7 } })
  await waitFor(() => expect(field('Name').value).not.toBe(''))
  return user
}

it('sends what the schema makes of the fields, and takes it as saved', async () => {
  const sent: Values[] = []
  const user = await showSignedIn(<ExampleForm save={async (values) => ({ error: void sent.push(values) })} />)
  await user.type(field('Name'), ' II')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Colour' }), 'Blue')
  await user.click(screen.getByRole('checkbox', { name: 'Open' }))
  await user.type(field('Code'), 'sesame')
  expect(screen.getByRole('status').textContent).toBe('changed')
  await user.click(savedNow())
  expect(sent).toEqual([{ ...saved, name: 'Algebra II', colour: 'blue', isOpen: true, code: 'sesame' }])
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('as saved'))
  expect(field('Name').value).toBe('Algebra II')
  expect(field('Code').value).toBe('')
})

it('says from the first try on what is wrong, at the field, and takes the focus there at each try', async () => {
  const user = await showSignedIn(<ExampleForm />)
  await user.clear(field('Name'))
  expect(field('Name')).not.toBe(screen.queryByRole('textbox', { description: 'A name is required.' }))
  await user.click(savedNow())
  expect(field('Name')).toBe(screen.getByRole('textbox', { description: 'A name is required.' }))
  expect(field('Name').getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  await user.click(savedNow())
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  await user.type(field('Name'), 'A')
  await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('false'))
})

it('says while somebody types what a field does to another, where errors are live', async () => {
  const user = await showSignedIn(<ExampleForm isLive />)
  await user.clear(field('First'))
  await user.type(field('First'), '3')
  await waitFor(() => expect(field('Last').getAttribute('aria-invalid')).toBe('true'))
  await user.clear(field('First'))
  await waitFor(() => expect(field('Last').getAttribute('aria-invalid')).toBe('false'))
})

function ChangingForm(props: Pick<ExampleFormProps, 'isLive'>) {
  const [needsCode, setNeedsCode] = useState(true)
  return (
    <>
      <ExampleForm {...props} makeSchema={() => (needsCode ? withCode : schema)} />
      <button type="button" onClick={() => setNeedsCode(!needsCode)}>
        Change the rules
      </button>
    </>
  )
}

it.each([true, false])('follows a schema that changes, without an edit (live: %s)', async (isLive) => {
  const user = await showSignedIn(<ChangingForm isLive={isLive} />)
  await user.click(savedNow())
  expect(await screen.findByRole('textbox', { description: 'Give a code.' })).toBe(field('Code'))
  await user.click(screen.getByRole('button', { name: 'Change the rules' }))
  await waitFor(() => expect(field('Code').getAttribute('aria-invalid')).toBe('false'))
  await user.click(screen.getByRole('button', { name: 'Change the rules' }))
  await waitFor(() => expect(field('Code').getAttribute('aria-invalid')).toBe('true'))
})

it('does not check again for a schema that is made anew with each render and says the same', async () => {
  const made = vi.fn<() => typeof schema>(() =>
    schema.refine(({ code }) => code !== '', { path: ['code'], message: 'Give a code.' }),
  )
  const user = await showSignedIn(<ExampleForm isLive makeSchema={made} />)
  await waitFor(() => expect(field('Code').getAttribute('aria-invalid')).toBe('true'))
  await user.type(field('Code'), 'x')
  await waitFor(() => expect(field('Code').getAttribute('aria-invalid')).toBe('false'))
  expect(made.mock.calls.length).toBeLessThan(30)
})

it('puts a refusal beside the field that it names, first in the order of the form, until something is changed', async () => {
  const refused = problemOf({ 'settings.last': 'Too late.', 'name.0': 'Taken.', 'name.1': 'Rude.', other: 'No.' })
  const user = await showSignedIn(<ExampleForm save={async () => ({ error: refused })} />)
  await user.click(savedNow())
  expect(await screen.findByRole('textbox', { description: 'Taken. Rude.' })).toBe(field('Name'))
  expect(screen.getByRole('textbox', { description: 'Too late.' })).toBe(field('Last'))
  expect(screen.getByRole('alert').textContent).toContain('No.')
  await user.type(field('Code'), 'x')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(field('Name').getAttribute('aria-invalid')).toBe('false')
})

it('takes the focus to the field that is refused', async () => {
  const refused = problemOf({ last: 'Too late.' })
  const user = await showSignedIn(<ExampleForm save={async () => ({ error: refused })} />)
  await user.click(savedNow())
  await waitFor(() => expect(document.activeElement).toBe(field('Last')))
})

it('says at the top what the server said of no field', async () => {
  const refused = problemOf({})
  const user = await showSignedIn(<ExampleForm save={async () => ({ error: refused })} />)
  await user.click(savedNow())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Nothing was changed.')
  expect(document.activeElement).toBe(alert)
})

it('takes the focus to the summary where a form has one, at each try', async () => {
  const user = await showSignedIn(<ExampleForm hasSummary />)
  await user.clear(field('Name'))
  await user.click(savedNow())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  await user.click(screen.getByRole('link', { name: 'A name is required.' }))
  expect(document.activeElement).toBe(field('Name'))
  await user.click(savedNow())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
})

it('sends once, however often it is pressed', async () => {
  let finish: () => void = () => undefined
  let count = 0
  async function save() {
    count += 1
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return {}
  }
  const user = await showSignedIn(<ExampleForm save={save} />)
  await user.dblClick(savedNow())
  await user.click(savedNow())
  expect(count).toBe(1)
  act(() => finish())
  await user.click(savedNow())
  await waitFor(() => expect(count).toBe(2))
  act(() => finish())
})

it('brings back what was typed before the session ended, without secrets, and drops it when told', async () => {
  const user = await showSignedIn(<ExampleForm />)
  await user.type(field('Name'), ' II')
  await user.type(field('Code'), 'sesame')
  act(() => void saveAllUnsaved('sessionEnd'))
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('sesame')
  const stored = Object.entries(sessionStorage)
  cleanup()
  for (const [key, value] of stored) sessionStorage.setItem(key, String(value))
  const again = await showSignedIn(<ExampleForm />)
  await waitFor(() => expect(field('Name').value).toBe('Algebra II'))
  expect(field('Code').value).toBe('')
  expect(screen.getByText(/was restored, except passwords and other secrets/)).toBeTruthy()
  await again.click(screen.getByRole('button', { name: 'Discard restored input' }))
  await waitFor(() => expect(field('Name').value).toBe('Algebra'))
})

it('keeps what is typed when what is saved changes, and takes the rest', async () => {
  const user = await showSignedIn(<Growing />)
  await user.type(field('Name'), ' II')
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await waitFor(() => expect(field('Last').value).toBe('9'))
  expect(field('Name').value).toBe('Algebra II')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(field('Name').value).toBe('Analysis'))
  expect(screen.getByRole('status').textContent).toBe('as saved')
})

function Growing() {
  const [from, setFrom] = useState(saved)
  return (
    <>
      <ExampleForm from={from} />
      <button type="button" onClick={() => setFrom({ ...saved, name: 'Analysis', last: '9' })}>
        Elsewhere
      </button>
    </>
  )
}
