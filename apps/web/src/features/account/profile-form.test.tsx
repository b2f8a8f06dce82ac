// @vitest-environment jsdom
import type { Profile } from '@isomorph/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { languageOfPerson } from '../../data/browser-storage.ts'
import { reloadPage } from '../../screen/crash/reload-page.ts'
import { fill, renderComponent } from '../../testing/render.tsx'
import { refusalOf } from '../../testing/stub-api.ts'
import { ProfileForm } from './profile-form.tsx'

vi.mock('../../screen/crash/reload-page.ts', () => ({ reloadPage: vi.fn<() => void>() }))

const profile: Profile = {
  userName: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.edu',
  pendingEmail: '',
  language: null,
  hasPassword: true,
  timeZone: null,
}

function field(name: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name })
}

it('asks for the password with another address, and shows the one that counts until the new one does', async () => {
  const { user, sent } = await renderComponent(<ProfileForm profile={profile} isReadOnly={false} />, {
    signedIn: { id: 7 },
    api: { 'PUT /api/account/profile': { ...profile, pendingEmail: 'ada@example.org' } },
  })
  expect(screen.queryByLabelText('Your password')).toBeNull()
  await user.clear(field('E-mail'))
  await fill(user, field('E-mail'), 'ada@example.org')
  await fill(user, screen.getByLabelText('Your password'), 'a long pass phrase')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field('E-mail').value).toBe('ada@example.edu'))
  const body = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    currentPassword: 'a long pass phrase',
    timeZone: null,
    language: null,
  }
  expect(sent).toEqual([{ call: 'PUT /api/account/profile', body }])
  expect(screen.queryByLabelText('Your password')).toBeNull()
})

it('lets people choose where they read times, or leave it to the browser', async () => {
  const { user, sent } = await renderComponent(<ProfileForm profile={profile} isReadOnly={false} />, {
    signedIn: { id: 7 },
    api: { 'PUT /api/account/profile': { ...profile, timeZone: 'Europe/Madrid' } },
  })
  const zone = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Time zone/ })
  expect(zone.selectedOptions[0]?.textContent).toMatch(/^As this browser: /)
  await user.selectOptions(zone, 'Europe/Madrid')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ timeZone: 'Europe/Madrid' })
  await waitFor(() => expect(zone.value).toBe('Europe/Madrid'))
})

it('lets people choose their language, and loads the page again in it', async () => {
  const { user, sent } = await renderComponent(<ProfileForm profile={profile} isReadOnly={false} />, {
    signedIn: { id: 7 },
    api: { 'PUT /api/account/profile': { ...profile, language: 'de' } },
  })
  const language = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Language/ })
  expect(language.selectedOptions[0]?.textContent).toBe('As this browser')
  await user.selectOptions(language, 'Deutsch')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
  expect(sent[0]?.body).toMatchObject({ language: 'de' })
  expect(languageOfPerson.read()).toBe('de')
})

it('says at its field that the password is wrong', async () => {
  const { user } = await renderComponent(<ProfileForm profile={profile} isReadOnly={false} />, {
    signedIn: { id: 7 },
    api: { 'PUT /api/account/profile': () => refusalOf({ currentPassword: 'This is not your current password.' }) },
  })
  await user.type(field('E-mail'), '.org')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const said = await screen.findByText('This is not your current password.')
  const password = screen.getByLabelText('Your password')
  expect(password.getAttribute('aria-describedby')).toContain(said.id)
  expect(document.activeElement).toBe(password)
})
