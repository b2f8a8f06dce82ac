// @vitest-environment jsdom
import { productVersion, releaseName } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../testing/render.tsx'
import { Footer } from './footer.tsx'

const institution = {
  supportEmail: 'help@example.edu',
  universityName: 'Example University',
  universityUrl: 'https://example.edu',
}
const renderFooter = async (configuration: object, id?: number) =>
  await renderComponent(<Footer />, {
    api: { 'GET /api/configuration': configuration },
    ...(id !== undefined && { signedIn: { id } }),
  })

it('asks for the configuration when it opens, and names version, release, university and contact', async () => {
  await renderFooter(institution, 1)
  expect((await screen.findByRole('link', { name: 'Example University' })).getAttribute('href')).toBe(
    'https://example.edu',
  )
  expect(screen.getByRole('link', { name: /help@example\.edu/ })).toBeDefined()
  expect(
    screen.getByText(new RegExp(`${productVersion.replaceAll('.', String.raw`\.`)} “${releaseName}”`)),
  ).toBeDefined()
  expect(screen.queryByText(/[Ww]rite to us/)).toBeNull()
})

it('tells visitors whom to write to, where there is somebody', async () => {
  await renderFooter(institution)
  const link = await screen.findByRole('link', { name: /[Ww]rite to us/ })
  expect(link.getAttribute('href')).toMatch(/^mailto:help@example\.edu\?subject=/)
})

it('leaves out what an installation has not set', async () => {
  await renderFooter({ supportEmail: '', universityName: '', universityUrl: '' })
  expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual(['/privacy-policy'])
})
