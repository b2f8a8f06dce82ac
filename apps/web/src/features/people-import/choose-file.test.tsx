// @vitest-environment jsdom
import { act } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { store } from '../../data/store.ts'
import { pageOfEachTest } from '../../testing/page-of-each-test.ts'
import { ChooseFile } from './choose-file.tsx'

const page = pageOfEachTest()

const unreadable = { status: 400, title: 'The file cannot be read', detail: 'Save it as CSV.', errors: [] }

/** The screen, and how many files it has sent; each is refused. */
function showRefusing() {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: unknown) => {
    sent.push(request)
    return Response.json(unreadable, { status: 400 })
  })
  page.show(
    <Provider store={store}>
      <MemoryRouter>
        <ChooseFile roster={null} pathOf={String} />
      </MemoryRouter>
    </Provider>,
  )
  return sent
}

function choose(name: string, size = 10) {
  const input = page.host.querySelector<HTMLInputElement>('input[type=file]')
  const file = new File(['email\n'], name)
  Object.defineProperty(file, 'size', { value: size })
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  act(() => void input?.dispatchEvent(new Event('change', { bubbles: true })))
}

async function preview() {
  const form = page.host.querySelector('form')
  act(() => form?.requestSubmit())
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 60)))
}

it('takes what was said of a file back when another one is chosen', async () => {
  showRefusing()
  choose('picture.png')
  await preview()
  expect(page.host.textContent).toContain('The file cannot be read')
  choose('people.csv')
  expect(page.host.textContent).toContain('people.csv')
  expect(page.host.textContent).not.toContain('The file cannot be read')
})

it('says the limit of a file that is too large and does not send it', async () => {
  const sent = showRefusing()
  choose('all.csv', 25_000_000)
  expect(page.host.textContent).toContain('At most 20 MB. “all.csv” has 25.0 MB.')
  await preview()
  expect(sent).toHaveLength(0)
  choose('some.csv')
  expect(page.host.textContent).not.toContain('At most 20 MB.')
  await preview()
  expect(sent).toHaveLength(1)
})

it('asks for a file where none was chosen', async () => {
  showRefusing()
  expect(page.host.textContent).not.toContain('Choose a file, or')
  await preview()
  expect(page.host.textContent).toContain('Choose a file, or paste what it would hold.')
})
