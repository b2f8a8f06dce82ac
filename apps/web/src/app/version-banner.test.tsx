// @vitest-environment jsdom
import { configurationCalls } from '@isomorph/contract'
import { expect, it, vi } from 'vitest'
import { coreApi } from '../data/core-api.ts'
import { store } from '../data/store.ts'
import { renderComponent } from '../testing/render.tsx'
import { isOlder, VersionBanner } from './version-banner.tsx'

it('compares versions part by part', () => {
  expect(isOlder('1.43.1', '1.43.2')).toBe(true)
  expect(isOlder('1.9.0', '1.10.0')).toBe(true)
  expect(isOlder('1.43.1', '1.43.1')).toBe(false)
  expect(isOlder('2.0.0', '1.99.9')).toBe(false)
})

it('shows what the periodic fetch has found, and asks for nothing itself', async () => {
  const answer = vi.fn<() => Response>(() => Response.json({ currentVersion: '99.0.0' }))
  const { findByRole, queryByRole } = await renderComponent(<VersionBanner />, {
    api: { [`GET ${configurationCalls.getClient.path}`]: answer },
  })
  expect(answer).not.toHaveBeenCalled()
  expect(queryByRole('status')).toBeNull()
  void store.dispatch(coreApi.endpoints.getClient.initiate(undefined, { subscribe: false }))
  expect((await findByRole('status')).textContent).toContain('A new version of the product is available')
})
