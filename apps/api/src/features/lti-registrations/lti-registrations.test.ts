import { describe, expect, it } from 'vitest'
import { startLtiPlatform } from '@isomorph/testing/lti-platform'
import { reasonOf } from '../../testing/lti.fixtures.ts'
import { toolOrigin, ends, start, launch, switchOn, useRegistrations } from './lti-registrations.fixtures.ts'

useRegistrations()

describe('a platform that registers by itself', () => {
  it('says who it is, is agreed to, waits to be switched on, and launches', async () => {
    const started = await start()
    const { platform, open, agree, read, list, ledger } = started
    const asking = await open()
    expect(asking.text).toContain(`Connect Moodle with ${new URL(toolOrigin).host}?`)
    expect(asking.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${platform.origin};`)
    expect(platform.registeredTool()).toBeUndefined()

    const done = await agree(asking)
    expect(done.text).toContain('is registered')
    expect(done.text).toContain('/lti-registered.js')
    const [settings] = await list()
    const { authorizationUrl, tokenUrl, jwksUrl, issuer, clientId } = platform.registration
    expect(settings).toMatchObject({
      authorizationUrl,
      tokenUrl,
      jwksUrl,
      issuer,
      clientId,
      product: 'moodle',
      deploymentIds: ['1'],
      isEnabled: false,
      isWaiting: true,
      puidClaim: 'none',
      isEmailTrusted: false,
    })
    expect(await read()).toMatchObject({ externalProviderId: settings?.id, lastError: '' })
    expect(platform.registeredTool()).toMatchObject({ initiate_login_uri: `${toolOrigin}/lti/login/${settings?.id}` })
    expect(await ledger()).toMatchObject([{ outcome: 'accepted', provider: { id: settings?.id } }])

    expect(reasonOf(await launch(started))).toBe('platformWaiting')
    expect((await switchOn(settings!)).status).toBe(200)
    expect((await list())[0]).toMatchObject({ isEnabled: true, isWaiting: false })
    expect((await launch(started)).url.pathname).toMatch(/^\/lti-launch\/\d+$/)
  })

  it('asks for every service, for links, and for the university number', async () => {
    const { platform, open, agree } = await start()
    await agree(await open())
    const tool = platform.registeredTool()
    expect(String(tool?.['scope']).split(' ')).toHaveLength(5)
    expect(tool?.['https://purl.imsglobal.org/spec/lti-tool-configuration']).toMatchObject({
      custom_parameters: { puid: '$Person.sourcedId' },
      messages: [{ type: 'LtiResourceLinkRequest' }, { type: 'LtiDeepLinkingRequest', placements: ['ContentArea'] }],
    })
  })

  it('has its audience of tokens, and deployments that come later', async () => {
    const { platform, open, agree, list } = await start({ product: 'brightspace' })
    await agree(await open())
    expect((await list())[0]).toMatchObject({
      product: 'brightspace',
      tokenAudience: `${platform.origin}/audience`,
      deploymentIds: [],
    })
  })

  it('gets another name where one is taken, and a second address registers a second platform', async () => {
    const started = await start()
    const { open, agree, make, list } = started
    await agree(await open())
    const other = await startLtiPlatform({ toolOrigin, clientId: 'other' })
    ends.push(other.close)
    const [first] = await list()
    const named = { ...first!, name: `Moodle at ${new URL(other.origin).host}` }
    await switchOn(named)
    await agree(await open(other.registrationAddress((await make()).address)))
    const names = (await list()).map(({ name }) => name)
    expect(new Set(names).size).toBe(2)
  })
})

/** The reason on the page, and how many platforms are there. */
