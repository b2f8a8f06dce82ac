// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '../../data/store.ts'
import { challengeOf } from '../../session/code-challenge.ts'
import { renderComponent } from '../../testing/render.tsx'
import { NavigationBar } from './navigation-bar.tsx'

const signedIn = { id: 7, firstName: 'Lena' }
const call = 'POST /api/account/newTabCodes'
const button = async () => await screen.findByRole('button', { name: 'Open in a new tab' })

/** A tab that the browser opened. */
function openedTab() {
  const values = new Map<string, string>()
  return {
    values,
    opener: window as Window | null,
    sessionStorage: { setItem: (key: string, value: string) => void values.set(key, value) },
    location: { replace: vi.fn<(address: string) => void>() },
    close: vi.fn<() => void>(),
  }
}

beforeEach(() => window.history.replaceState(null, '', '/courses/5?problem=2'))

describe('Open in a new tab', () => {
  it.each([true, false])('signs in there, at the same page (decorative: %s)', async (isDecorative) => {
    const tab = openedTab()
    vi.stubGlobal('open', () => tab)
    const { user, sent } = await renderComponent(<NavigationBar isDecorative={isDecorative} isFramed />, {
      signedIn,
      api: { [call]: { code: 'once' } },
    })
    await user.click(await button())
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(1))
    expect(tab.location.replace).toHaveBeenCalledWith(`${window.location.origin}/courses/5?problem=2&code=once`)
    const verifier = tab.values.get('persist:codeVerifier') ?? ''
    expect(sent).toEqual([{ call, body: { codeChallenge: await challengeOf(verifier) } }])
    expect(tab.opener).toBeNull()
    expect(tab.close).not.toHaveBeenCalled()
  })

  it('says so when the browser opens none', async () => {
    vi.stubGlobal('open', () => null)
    const { user, sent } = await renderComponent(<NavigationBar isDecorative isFramed />, { signedIn })
    await user.click(await button())
    expect(JSON.stringify(store.getState().notifications)).toMatch(/did not open a new tab/)
    expect(sent).toEqual([])
  })

  it('closes the tab again when there is no code', async () => {
    const tab = openedTab()
    vi.stubGlobal('open', () => tab)
    const refused = () => Response.json({ status: 401, detail: 'Log in again.' }, { status: 409 })
    const { user } = await renderComponent(<NavigationBar isDecorative isFramed />, {
      signedIn,
      api: { [call]: refused },
    })
    await user.click(await button())
    await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1))
    expect(tab.location.replace).not.toHaveBeenCalled()
  })

  it('is not offered outside of frames', async () => {
    await renderComponent(<NavigationBar isDecorative={false} isFramed={false} />, { signedIn })
    await screen.findByRole('button', { name: /Hi, Lena/ })
    expect(screen.queryByRole('button', { name: 'Open in a new tab' })).toBeNull()
  })
})
