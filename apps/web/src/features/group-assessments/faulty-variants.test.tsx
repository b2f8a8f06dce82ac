// @vitest-environment jsdom
import { activateLanguage } from '@isomorph/messages'
import { screen } from '@testing-library/react'
import { useMemo } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { Form } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { renderComponent } from '../../testing/render.tsx'
import { FaultyVariantsFields, reasonField, useFaultyVariants } from './faulty-variants.tsx'

const refusal = {
  status: 409,
  title: 'Some variants have errors',
  detail: 'Mend the problems that are named.',
  type: 'urn:isomorph:assessment-has-faulty-variants',
  errors: [
    {
      path: 'items.1',
      message: '“Sums”: The formula divides by zero. In variant 7 (a = 0).',
      sentences: [
        { code: 'ofProblem', params: { name: 'Sums' } },
        { code: 'formulaDividesByZero', params: {} },
      ],
    },
    { path: 'items.2', message: '“Times”: The answer has no value. In variant 7 (a = 0).' },
  ],
}

const sent: (string | undefined)[] = []

/** A form whose save is refused until it carries a reason. */
function AssignForm() {
  const faulty = useFaultyVariants()
  const schema = useMemo(() => z.object(faulty.schema), [faulty.schema])
  const form = useSchemaForm({
    schema,
    saved: reasonField,
    save: async ({ reasonToAssignAnyway }) => {
      sent.push(reasonToAssignAnyway)
      const error = reasonToAssignAnyway === undefined ? refusal : undefined
      faulty.take(error)
      return { error }
    },
  })
  return (
    <Form form={form}>
      <FaultyVariantsFields faults={faulty.faults} />
      <button type="submit">Assign</button>
      <button type="button" onClick={faulty.clear}>
        Choose another
      </button>
    </Form>
  )
}

afterEach(() => activateLanguage('en'))

describe('assigning problems with errors in some variants', () => {
  it('lists what is wrong, asks for a reason, and sends it', async () => {
    sent.length = 0
    const { user } = await renderComponent(<AssignForm />)
    const assign = screen.getByRole('button', { name: 'Assign' })
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(assign)
    const faults = await screen.findByRole('list', { name: 'Errors in some variants' })
    expect(faults.textContent).toContain('In variant 7 (a = 0)')
    await user.click(assign)
    const reason = await screen.findByRole('textbox', {
      name: /Reason to assign it anyway/,
      description: /Give a reason\./,
    })
    await user.type(reason, ' The exam is now. ')
    await user.click(assign)
    await vi.waitFor(() => expect(sent).toEqual([undefined, 'The exam is now.']))
  })

  it('says what is wrong in the language of the page; what has no codes in the words of the server', async () => {
    await activateLanguage('de')
    const { user } = await renderComponent(<AssignForm />)
    await user.click(screen.getByRole('button', { name: 'Assign' }))
    const faults = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(faults[0]).toMatch(/^„Sums“: Die Formel/)
    expect(faults[1]).toBe('“Times”: The answer has no value. In variant 7 (a = 0).')
  })

  it('forgets the errors with the assessment they were about', async () => {
    const { user } = await renderComponent(<AssignForm />)
    await user.click(screen.getByRole('button', { name: 'Assign' }))
    await screen.findByRole('list')
    await user.click(screen.getByRole('button', { name: 'Choose another' }))
    expect(screen.queryByRole('list')).toBeNull()
  })
})
