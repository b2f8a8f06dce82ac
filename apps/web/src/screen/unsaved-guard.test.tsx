// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { Link, useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { renderRoutes } from '../testing/render.tsx'
import { afterSaving, UnsavedGuard } from './unsaved-guard.tsx'

/** A page with something unsaved, and a link away from it that has been followed. */
async function leave(save?: () => Promise<boolean>) {
  const page = (
    <>
      <UnsavedGuard isDirty {...(save && { onSave: save })} />
      <Link to="/away">Away</Link>
    </>
  )
  const { user } = await renderRoutes([
    { path: '/', element: page },
    { path: '/away', element: <p>Gone</p> },
  ])
  await user.click(screen.getByRole('link', { name: 'Away' }))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  return user
}

it('saves, and leaves once it is saved', async () => {
  let end = (_isSaved: boolean): void => undefined
  const saving = new Promise<boolean>((resolve) => {
    end = resolve
  })
  const user = await leave(async () => await saving)
  await user.click(screen.getByRole('button', { name: 'Save and leave' }))
  expect(screen.queryByText('Gone')).toBeNull()
  expect(screen.getByRole('button', { name: 'Leave' }).hasAttribute('disabled')).toBe(true)
  end(true)
  expect(await screen.findByText('Gone')).toBeDefined()
})

it.each<readonly [string, () => Promise<boolean>]>([
  ['could not be saved', async () => await Promise.resolve(false)],
  ['failed', async () => await Promise.reject(new Error('away'))],
])('stays where saving %s', async (_outcome, save) => {
  const user = await leave(save)
  await user.click(screen.getByRole('button', { name: 'Save and leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('Gone')).toBeNull()
})

it('leaves without saving, or stays', async () => {
  const save = async (): Promise<boolean> => await Promise.reject(new Error('Nobody asked for it.'))
  const user = await leave(save)
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Away' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('Gone')).toBeDefined()
})

it('offers no saving where the page has none', async () => {
  await leave()
  expect(screen.getByRole('button', { name: 'Leave' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Save and leave' })).toBeNull()
})

it('lets what was just saved pass, and asks before the way back to it from elsewhere', async () => {
  function Elsewhere() {
    const navigate = useNavigate()
    return (
      <>
        <UnsavedGuard isDirty />
        <button onClick={() => void navigate(-1)}>Back</button>
      </>
    )
  }
  const toMade = (
    <>
      <UnsavedGuard isDirty />
      <Link to="/made" {...afterSaving}>
        Save
      </Link>
    </>
  )
  const { user } = await renderRoutes([
    { path: '/', element: toMade },
    { path: '/made', element: <Link to="/elsewhere">Elsewhere</Link> },
    { path: '/elsewhere', element: <Elsewhere /> },
  ])
  await user.click(screen.getByRole('link', { name: 'Save' }))
  await user.click(await screen.findByRole('link', { name: 'Elsewhere' }))
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined()
})
