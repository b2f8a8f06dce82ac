// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { renderComponent } from '../testing/render.tsx'
import { TextField } from './field.tsx'

const api = { 'GET /api/configuration': { defaultTimeZoneId: 'America/New_York' } }

function Fields() {
  const { control } = useForm({ defaultValues: { name: '', opensAt: '', dueAt: '', firstDay: '' } })
  return (
    <>
      <TextField control={control} name="name" label="Name" hint="Short" />
      <TextField control={control} name="opensAt" label="Opens" type="datetime-local" hint="Empty: at once" />
      <TextField control={control} name="dueAt" label="Due" type="datetime-local" hint="Time of America/New York" />
      <TextField control={control} name="firstDay" label="First day" type="date" />
    </>
  )
}

it('says for each date, and for nothing else, in which time zone it is typed, once', async () => {
  await renderComponent(<Fields />, { api })
  await screen.findByText('Empty: at once · America/New York')
  const texts = ['Short', 'Time of America/New York', 'America/New York']
  expect(texts.map((text) => screen.getAllByText(text).length)).toEqual([1, 1, 1])
})
