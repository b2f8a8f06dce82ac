import { describe, expect, it } from 'vitest'
import { limitFetch } from '../limited-fetch.ts'
import { checkServiceAtLogin } from './check-connection.ts'
import { authenticateWithCredentials } from './credentials.ts'

const server = { address: 'https://login.example.edu/cas', version: '3.0' } as const
const service = 'https://quiz.example.edu/login'

/** Signs in at a server that answers requests for a ticket so. */
async function signInAt(answer: (body: string) => Response): Promise<unknown> {
  const fetch = limitFetch(async (_address, init) => answer(typeof init?.body === 'string' ? init.body : ''))
  return await authenticateWithCredentials(server, { username: 'ada', password: 'secret' }, service, fetch).catch(
    (error: unknown) => error,
  )
}

describe('credentials at a server without REST', () => {
  it.each<[string, () => Response]>([
    ['404', () => new Response('', { status: 404 })],
    ['405', () => new Response('', { status: 405 })],
    ['501', () => new Response('', { status: 501 })],
    ['403 to everything', () => new Response('', { status: 403 })],
    ['its login page', () => new Response('<form>', { status: 200 })],
    ['a way to its login page', () => new Response('', { status: 302, headers: { location: '/cas/login' } })],
  ])('that answers with %s are a fault of the set-up, not of the password', async (_what, answer) => {
    expect(await signInAt(answer)).toMatchObject({
      fault: 'notSetUp',
      message: expect.stringContaining('REST') as string,
    })
  })

  it('are wrong where a server with REST says so, and a failure of the server is one', async () => {
    const withRest = (status: number) => (body: string) => new Response('', { status: body === '' ? 400 : status })
    for (const status of [400, 401, 403, 423])
      expect(await signInAt(withRest(status))).toMatchObject({ fault: 'wrongCredentials' })
    expect(await signInAt(() => new Response('', { status: 503 }))).toMatchObject({ fault: 'providerError' })
  })
})

describe('the login page of CAS', () => {
  const pageWith = (status: number, headers: Record<string, string> = {}) =>
    checkServiceAtLogin(
      server,
      service,
      limitFetch(async () => new Response('', { status, headers })),
    )

  it('tells that a service is refused, and nothing where it is shown or elsewhere', async () => {
    await expect(pageWith(403)).rejects.toMatchObject({ fault: 'notSetUp' })
    await expect(pageWith(200)).resolves.toBeUndefined()
    await expect(pageWith(302, { location: 'https://elsewhere.example.edu/' })).resolves.toBeUndefined()
  })
})
