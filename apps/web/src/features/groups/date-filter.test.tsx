// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useListSearch } from '../../lists/use-list-search.ts'
import { renderComponent } from '../../testing/render.tsx'
import { DateFilter } from './date-filter.tsx'

function Filter() {
  return <DateFilter search={useListSearch('courses')} />
}

it('says in which time zone the day is', async () => {
  await renderComponent(<Filter />, { api: { 'GET /api/configuration': { defaultTimeZoneId: 'America/New_York' } } })
  await screen.findByText('America/New York')
  await waitFor(() => {
    const field = screen.getByLabelText<HTMLInputElement>('Under way on')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('America/New York')
  })
})
