// @vitest-environment jsdom
import { act } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../data/api.ts'
import { store } from '../../data/store.ts'
import { pageOfEachTest } from '../../testing/page-of-each-test.ts'
import { ImportPreview } from './import-preview.tsx'

const page = pageOfEachTest()
const unreachable = 'The server cannot be reached; trying again.'
const anew = 'It was interrupted and has started anew.'

beforeEach(() => {
  vi.useFakeTimers()
  store.dispatch(api.util.resetApiState())
})
afterEach(() => {
  page.show(null)
  vi.useRealTimers()
})

/** The page of an import that is under way; `null`: the server is away. */
async function follow() {
  let doneCount: number | null = 10_000
  vi.stubGlobal('fetch', async () => {
    if (doneCount === null) throw new TypeError('Failed to fetch')
    return Response.json({ id: 7, status: 'applying', rowCount: 50_000, doneCount })
  })
  page.show(
    <Provider store={store}>
      <MemoryRouter>
        <ImportPreview importId={7} again="/users/import" back={{ label: 'Users', href: '/users' }} />
      </MemoryRouter>
    </Provider>,
  )
  const pass = async (milliseconds: number) => await act(async () => await vi.advanceTimersByTimeAsync(milliseconds))
  await pass(50)
  return {
    pass,
    is: async (next: number | null) => {
      doneCount = next
      await pass(4000)
    },
  }
}

it('says that the server is away, and goes on when it is back', async () => {
  const { is, pass } = await follow()
  expect(page.host.textContent).toContain('Importing: 10,000 of 50,000 lines')
  expect(page.host.textContent).not.toContain(unreachable)
  await is(null)
  for (let second = 0; second < 8; second += 1) {
    expect(page.host.textContent).toContain(`Importing: 10,000 of 50,000 lines${unreachable}`)
    await pass(500)
  }
  await is(15_000)
  expect(page.host.textContent).toContain('Importing: 15,000 of 50,000 lines')
  expect(page.host.textContent).not.toContain(unreachable)
})

it('says that an import has started anew when less is done than was', async () => {
  const { is } = await follow()
  await is(15_000)
  expect(page.host.textContent).not.toContain(anew)
  await is(5000)
  expect(page.host.textContent).toContain(`Importing: 5,000 of 50,000 lines${anew}`)
  await is(20_000)
  expect(page.host.textContent).toContain(anew)
})
