// @vitest-environment jsdom
import { configurationCalls } from '@isomorph/contract'
import { waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RestoredBackupBand } from '../../unsaved-work/restored-backup-band.tsx'
import { coreApi, useGetExternalTermsQuery } from '../../data/core-api.ts'
import { store } from '../../data/store.ts'
import { useFormBackup } from '../../unsaved-work/use-form-backup.ts'
import { renderComponent } from '../../testing/render.tsx'
import { PanelBoundary } from './panel-boundary.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

/** Breaks as long as the test says so. */
function Fragile({ isBroken }: { isBroken: () => boolean }) {
  if (isBroken()) throw new Error('broken')
  return <p>The screen</p>
}

/** A form that breaks on a certain input. */
function Form({ breaksOn }: { breaksOn: string }) {
  const [typed, setTyped] = useState<{ name: string } | null>(null)
  const back = useFormBackup({ form: 'course', draft: typed, saved: { name: '' }, restore: setTyped })
  if (typed?.name === breaksOn) throw new Error('broken')
  return (
    <>
      <RestoredBackupBand back={back} />
      <input aria-label="Name" value={typed?.name ?? ''} onChange={(event) => setTyped({ name: event.target.value })} />
    </>
  )
}

function Screen({ children }: { children: React.ReactNode }) {
  return (
    <>
      <nav>
        <a href="/">Home</a>
      </nav>
      {children}
    </>
  )
}

it('replaces a screen that breaks, leaves the navigation, and shows the screen after a retry', async () => {
  let isBroken = true
  const { getByRole, getByText, user } = await renderComponent(
    <Screen>
      <ScreenBoundary>
        <Fragile isBroken={() => isBroken} />
      </ScreenBoundary>
    </Screen>,
  )
  expect(getByRole('heading', { name: /^Oops! Something went wrong/ })).toBeDefined()
  expect(getByRole('link', { name: 'Home' })).toBeDefined()
  expect(getByRole('button', { name: 'Send Crash Report' })).toBeDefined()
  isBroken = false
  await user.click(getByRole('button', { name: 'Try again' }))
  expect(getByText('The screen')).toBeDefined()
})

it('shows the screen after a retry while another request is pending', async () => {
  const { path } = configurationCalls.getExternalTerms
  let terms: unknown = 'nonsense'
  let answerTime: (response: Response) => void = () => undefined
  const time = new Promise<Response>((resolve) => (answerTime = resolve))
  function Terms() {
    const { data } = useGetExternalTermsQuery()
    return (
      <ul>
        {data?.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    )
  }
  const { findByRole, getByRole, findByText, user } = await renderComponent(
    <ScreenBoundary>
      <Terms />
    </ScreenBoundary>,
    {
      api: {
        [`GET ${path}`]: () => Response.json(terms),
        [`GET ${configurationCalls.getTime.path}`]: () => time,
      },
    },
  )
  const retry = await findByRole('button', { name: 'Try again' })
  void store.dispatch(coreApi.endpoints.getTime.initiate())
  terms = [{ id: 1, name: 'Autumn' }]
  await user.click(retry)
  expect(getByRole('button', { name: 'Try again' })).toBeDefined()
  answerTime(Response.json({ time: new Date().toISOString() }))
  expect(await findByText('Autumn')).toBeDefined()
})

it('renders a screen again at another address of the same route', async () => {
  let isBroken = true
  function Route() {
    const [key, setKey] = useState('/problems/1')
    return (
      <>
        <button onClick={() => setKey('/problems/2')}>Next problem</button>
        <ScreenBoundary resetKey={key}>
          <Fragile isBroken={() => isBroken} />
        </ScreenBoundary>
      </>
    )
  }
  const { getByRole, getByText, user } = await renderComponent(<Route />)
  isBroken = false
  await user.click(getByRole('button', { name: 'Next problem' }))
  expect(getByText('The screen')).toBeDefined()
})

it('leaves the other panels of a screen when one breaks', async () => {
  const { getByRole, getByText } = await renderComponent(
    <>
      <PanelBoundary>
        <Fragile isBroken={() => true} />
      </PanelBoundary>
      <PanelBoundary>
        <p>The preview</p>
      </PanelBoundary>
    </>,
  )
  expect(getByRole('alert').textContent).toContain('This part could not be shown')
  expect(getByRole('button', { name: 'Send Crash Report' })).toBeDefined()
  expect(getByText('The preview')).toBeDefined()
})

it('restores after a retry what was typed in a form beside what broke', async () => {
  let isBroken = false
  function Part() {
    const [, renderAgain] = useState(0)
    return (
      <>
        <button onClick={() => renderAgain(1)}>Show more</button>
        <Fragile isBroken={() => isBroken} />
      </>
    )
  }
  const { findByRole, getByRole, user } = await renderComponent(
    <ScreenBoundary>
      <Form breaksOn="" />
      <Part />
    </ScreenBoundary>,
    { signedIn: { id: 7 } },
  )
  await user.type(getByRole('textbox', { name: 'Name' }), 'Algebra')
  isBroken = true
  await user.click(getByRole('button', { name: 'Show more' }))
  isBroken = false
  await user.click(getByRole('button', { name: 'Try again' }))
  // A retry also fetches again who is signed in, and whose backup it is.
  expect((await findByRole('status')).textContent).toContain('Your unsaved input was restored.')
  expect(getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Algebra')
})

it('does not restore for ever what breaks its form', async () => {
  const { findByRole, user } = await renderComponent(
    <ScreenBoundary>
      <Form breaksOn="x" />
    </ScreenBoundary>,
    { signedIn: { id: 7 } },
  )
  await user.type(await findByRole('textbox', { name: 'Name' }), 'x')
  const key = 'persist:kept:7:/#course'
  sessionStorage.setItem(key, '{"because":"crash","isWhole":true,"changes":{"name":"x"}}')
  for (const failedRestores of [1, 2]) {
    await user.click(await findByRole('button', { name: 'Try again' }))
    // Once the user is known again, the backup is restored and breaks the form.
    await waitFor(() => expect(sessionStorage.getItem(key)).toContain(`"failedRestores":${failedRestores}`))
  }
  await user.click(await findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(sessionStorage.getItem(key)).toBeNull())
  await user.click(await findByRole('button', { name: 'Try again' }))
  expect(await findByRole('textbox', { name: 'Name' })).toHaveProperty('value', '')
})
