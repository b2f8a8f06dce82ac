// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { ImportPreview } from './import-preview.tsx'

const unreachable = 'The server cannot be reached; trying again.'
const anew = 'It was interrupted and has started anew.'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The page of an import that is under way; `null`: the server is away. */
async function follow() {
  let doneCount: number | null = 10_000
  await renderComponent(
    <ImportPreview importId={7} again="/users/import" back={{ label: 'Users', href: '/users' }} />,
    {
      api: {
        'GET /api/peopleImports/7': () => {
          if (doneCount === null) throw new TypeError('Failed to fetch')
          return Response.json({ id: 7, status: 'applying', rowCount: 50_000, doneCount })
        },
      },
    },
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

function status() {
  return screen.getByRole('status').textContent
}

it('says that the server is away, and goes on when it is back', async () => {
  const { is, pass } = await follow()
  expect(status()).toBe('Importing: 10,000 of 50,000 lines')
  expect(screen.getByRole('progressbar', { name: 'Progress of the import' })).toHaveProperty('value', 10_000)
  await is(null)
  for (let second = 0; second < 8; second += 1) {
    expect(status()).toBe(`Importing: 10,000 of 50,000 lines${unreachable}`)
    await pass(500)
  }
  await is(15_000)
  expect(status()).toBe('Importing: 15,000 of 50,000 lines')
})

it('says that an import has started anew when less is done than was', async () => {
  const { is } = await follow()
  await is(15_000)
  expect(status()).toBe('Importing: 15,000 of 50,000 lines')
  await is(5000)
  expect(status()).toBe(`Importing: 5,000 of 50,000 lines${anew}`)
  await is(20_000)
  expect(status()).toBe(`Importing: 20,000 of 50,000 lines${anew}`)
})
