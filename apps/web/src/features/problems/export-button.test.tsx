// @vitest-environment jsdom
import { sayOfField } from '@isomorph/contract'
import { activateLanguage, loadAreas } from '@isomorph/messages'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { loadRefusalWords } from '../../app/refusals/load-refusal-words.ts'
import { takeRefusalWords } from '../../data/request-error.ts'
import { renderComponent } from '../../testing/render.tsx'
import { ExportButton } from './export-button.tsx'

afterEach(async () => {
  takeRefusalWords((error) => error)
  await activateLanguage('en')
})

it('says in the language of the page which problem is not exported, and why', async () => {
  await loadAreas(['problems', 'shared'])
  await activateLanguage('de')
  await loadRefusalWords()
  const errors = [{ path: 'problemIds.0', ...sayOfField('institutionOnly', { name: 'Sums' }) }]
  const refusal = { status: 409, type: 'urn:isomorph:export-blocked', title: 'Blocked', detail: 'Blocked.', errors }
  const { user } = await renderComponent(<ExportButton problems={[{ id: 1, name: 'Sums' }]} />, {
    signedIn: { id: 7 },
    api: { 'POST /api/exports': () => Response.json(refusal, { status: 409 }) },
  })
  await user.click(screen.getByRole('button'))
  expect((await screen.findByRole('listitem')).textContent).toMatch(/^„Sums“ ist nur für diese Hochschule\./)
})
