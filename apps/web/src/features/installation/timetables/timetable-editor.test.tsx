// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../../testing/render.tsx'
import { refusalOf } from '../../../testing/stub-api.ts'
import { RosterFileCard } from './roster-file-card.tsx'
import { formOfTimetable } from './timetable-draft.ts'
import { TimetableEditor } from './timetable-editor.tsx'
import { NewTimetablePage } from './timetable-pages.tsx'

const signedIn = { id: 7 }

it('lists what is missing, shows what the server refuses at its field, and checks what is typed', async () => {
  const step = { name: 'Sign in and terms', isRight: false, message: 'UniTime does not accept the account name.' }
  const { user, sent } = await renderComponent(<NewTimetablePage />, {
    signedIn,
    api: {
      'POST /api/externalProviders': () => refusalOf({ address: 'The address begins with https://.' }),
      'POST /api/externalProviders/check': { steps: [step] },
    },
  })
  await fill(user, screen.getByRole('textbox', { name: 'Name' }), 'Campus timetable')
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByRole('link', { name: 'Type the name of the account.' })).toBeTruthy()
  // The list takes the focus a moment later; a field that is filled meanwhile would lose it.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(screen.getByRole('link', { name: 'Type the password or token.' })).toBeTruthy()
  expect(sent).toEqual([])
  await fill(user, screen.getByRole('textbox', { name: 'Address of UniTime' }), 'http://timetable.example.edu/UniTime')
  await fill(user, screen.getByRole('textbox', { name: 'Account name' }), 'isomorph')
  await fill(user, screen.getByLabelText(/^Password/), 's3cret')
  await user.click(screen.getByRole('button', { name: 'Check the connection' }))
  expect(await screen.findByText(/does not accept the account name/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByRole('textbox', { description: /begins with https/ })).toBe(
    screen.getByRole('textbox', { name: 'Address of UniTime' }),
  )
})

it('keeps the stored password until the account is another', async () => {
  const bodies: unknown[] = []
  const account = {
    address: 'https://tt.example.edu',
    credential: 'password',
    accountName: 'isomorph',
    isEmailTrusted: false,
  } as const
  const saved = formOfTimetable({
    id: 1,
    type: 'timetabling',
    product: 'unitime',
    name: 'Campus',
    isEnabled: true,
    hasSecret: true,
    ...account,
  })
  const { user } = await renderComponent(
    <TimetableEditor
      title="Campus"
      saved={saved}
      saveLabel="Save"
      onSave={async (body) => ({ error: void bodies.push(body) })}
    />,
    { signedIn },
  )
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' timetable')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).not.toHaveProperty('secret')
  await user.type(screen.getByRole('textbox', { name: 'Account name' }), '2')
  await fill(user, screen.getByLabelText(/^Password/), 's3cret')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toMatchObject({ accountName: 'isomorph2', secret: 's3cret' })
})

it('connects a timetable of files, without an address, and takes an export on its page', async () => {
  const school = { id: 4, type: 'timetabling', product: 'oneroster', name: 'School', isEnabled: true, hasSecret: false }
  const file = { fileName: 'fall.zip', numberColumn: 'username', uploadedAt: '2026-09-01T10:00:00Z' }
  const counts = { terms: 1, classes: 2, students: 40, withoutNumber: 1 }
  const { user, sent } = await renderComponent(
    <>
      <NewTimetablePage />
      <RosterFileCard id={4} />
    </>,
    {
      signedIn,
      api: {
        'POST /api/externalProviders': school,
        'GET /api/externalProviders/4/rosterFile': { file: { ...file, ...counts } },
        'POST /api/externalProviders/4/rosterFile': { file: { ...file, ...counts }, courses: 3 },
      },
    },
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Where classes come from' }), 'oneroster')
  expect(screen.queryByRole('textbox', { name: 'Address of UniTime' })).toBeNull()
  await fill(user, screen.getByRole('textbox', { name: 'Name' }), 'School')
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await waitFor(() => expect(sent.some(({ call }) => call === 'POST /api/externalProviders')).toBe(true))
  expect(sent.find(({ call }) => call === 'POST /api/externalProviders')?.body).toMatchObject({
    product: 'oneroster',
    address: '',
  })

  expect(await screen.findByText(/^fall\.zip, handed in .*: 2 classes in 1 term, 40 students\.$/)).toBeTruthy()
  expect(screen.getByText(/1 person was left out.*username/)).toBeTruthy()
  await user.upload(screen.getByLabelText('Choose a zip file'), new File(['PK'], 'spring.zip'))
  await user.click(screen.getByRole('button', { name: 'Hand it in' }))
  await waitFor(() => expect(sent.at(-1)?.call).toMatch(/^(GET|POST) \/api\/externalProviders\/4\/rosterFile/))
  expect(await screen.findByLabelText('Choose a zip file')).toBeTruthy()
})
