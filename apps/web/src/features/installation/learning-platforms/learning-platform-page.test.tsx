// @vitest-environment jsdom
import type { LearningPlatformSettings } from '@isomorph/contract'
import { screen } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../../testing/render.tsx'
import { useListExternalProviderSettingsQuery } from './learning-platforms.api.ts'
import { LearningPlatformPage } from './learning-platform-page.tsx'
import { newPlatform, platformSchema } from './platform-draft.ts'

const waiting: LearningPlatformSettings = {
  id: 3,
  type: 'lti',
  name: 'Campus Moodle',
  product: 'moodle',
  isEnabled: false,
  isWaiting: true,
  issuer: 'https://lms.example.edu',
  clientId: 'abc',
  deploymentIds: ['1'],
  platformUrl: '',
  authorizationUrl: 'https://lms.example.edu/auth',
  tokenUrl: 'https://lms.example.edu/token',
  tokenAudience: '',
  jwksUrl: 'https://lms.example.edu/jwks',
  isEmailTrusted: false,
  mayInstructorsCreate: true,
  puidClaim: 'none',
}
const base = '/installation/learning-platforms'
const call = 'GET /api/externalProviders/settings'

/** What stands before the page: it has read the list. */
function List() {
  const { data } = useListExternalProviderSettingsQuery(undefined)
  return data && <Link to={`${base}/3`}>Look at it</Link>
}

/** Opens the page of the third platform from a list that was read before, while the server has this by now. */
async function openFromList(now: readonly LearningPlatformSettings[]) {
  let listed: readonly LearningPlatformSettings[] = []
  const routes = [
    { path: base, element: <List /> },
    { path: `${base}/:externalProviderId`, element: <LearningPlatformPage /> },
    { path: '/not-found', element: <p>Not found</p> },
  ]
  const api = { [call]: () => Response.json(listed) }
  const { user } = await renderRoutes(routes, { api, signedIn: { id: 7 }, path: base })
  const link = await screen.findByRole('link', { name: 'Look at it' })
  listed = now
  await user.click(link)
}

it('shows a platform that registered after the list was read', async () => {
  await openFromList([waiting])
  expect(await screen.findByText(/This platform registered by itself/)).toBeTruthy()
})

it('does not ask for values to be typed in at a platform that has them', async () => {
  await openFromList([waiting])
  expect(await screen.findByRole('heading', { name: 'What the platform knows of this site' })).toBeTruthy()
  expect(screen.getByText(/Nothing is to be typed in again/)).toBeTruthy()
  expect(screen.queryByText('What to type in at the platform')).toBeNull()
})

it('of a platform that is not there is not found', async () => {
  await openFromList([{ ...waiting, id: 4 }])
  expect(await screen.findByText('Not found')).toBeTruthy()
})

it('says of each address that is missing which one it is, with an example of its own', () => {
  const messages = platformSchema.safeParse({ ...newPlatform, name: 'Campus', issuer: 'x', clientId: 'y' }).error
    ?.issues
  expect(messages?.map(({ message }) => message)).toEqual([
    'Type the whole authorization address, such as https://lms.example.edu/mod/lti/auth.php.',
    'Type the whole token address, such as https://lms.example.edu/mod/lti/token.php.',
    'Type the whole address of the keys, such as https://lms.example.edu/mod/lti/certs.php.',
  ])
})
