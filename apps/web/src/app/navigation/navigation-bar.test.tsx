// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { authInitialized, logOutRequested } from '../../data/slices/auth-slice.ts'
import { store } from '../../data/store.ts'
import { renderComponent } from '../../testing/render.tsx'
import { NavigationBar } from './navigation-bar.tsx'

const linkToLogin = () => screen.queryByRole('link', { name: 'Log In' })

it('offers no way in to somebody who is signed in while it is not known who they are', async () => {
  store.dispatch(authInitialized({ hasToken: true }))
  await renderComponent(<NavigationBar isDecorative={false} isFramed={false} />, {
    api: { 'GET /api/account/userInfo': async () => await new Promise(() => undefined) },
  })
  act(() => void store.dispatch(authInitialized({ hasToken: true })))
  expect(linkToLogin()).toBeNull()
  act(() => void store.dispatch(logOutRequested()))
  expect(linkToLogin()).not.toBeNull()
})
