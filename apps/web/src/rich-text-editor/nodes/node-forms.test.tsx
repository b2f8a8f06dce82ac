// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { EmbedForm } from './embed-node.tsx'
import { ImageForm } from './image-node.tsx'

type Form = typeof ImageForm

/** A form over attributes that change as those of a document do. */
function Edited({ form: Form, attrs }: { form: Form; attrs: Readonly<Record<string, unknown>> }) {
  const [changed, setChanged] = useState(attrs)
  const node = { attrs: changed } as Parameters<Form>[0]['node']
  const update = (more: Readonly<Record<string, unknown>>) => setChanged((before) => ({ ...before, ...more }))
  return (
    <>
      <Form node={node} updateAttributes={update} deleteNode={() => undefined} onDone={() => undefined} />
      <output>{JSON.stringify(changed)}</output>
    </>
  )
}

const attributes = () => JSON.parse(screen.getByRole('status').textContent) as Readonly<Record<string, unknown>>

it('keeps the proportions of a picture while another width is typed', async () => {
  const attrs = { alt: 'A beam', width: 800, height: 600, nonPublic: false }
  const { user } = await renderComponent(<Edited form={ImageForm} attrs={attrs} />)
  const width = screen.getByRole('textbox', { name: 'Width in pixels' })
  await user.clear(width)
  await user.type(width, '100')
  expect(attributes()).toMatchObject({ width: 100, height: 75 })
})

it('takes the height of an embedded page digit by digit, and says which heights there are', async () => {
  const attrs = { url: 'https://example.org', title: 'A film', height: 400 }
  const { user } = await renderComponent(<Edited form={EmbedForm} attrs={attrs} />)
  const height = screen.getByRole('textbox', { name: 'Height in pixels' })
  await user.clear(height)
  await user.type(height, '6')
  expect(screen.getByText('The height is a whole number from 50 to 2000.')).toBeDefined()
  expect(attributes()).toMatchObject({ height: 400 })
  await user.type(height, '00')
  expect(attributes()).toMatchObject({ height: 600 })
})
