import { describe, expect, it } from 'vitest'
import { readPlatformConfiguration } from './platform-configuration.ts'
import { registerTool, registrationOf } from './register-tool.ts'

const claim = 'https://purl.imsglobal.org/spec/lti-platform-configuration'
const toolClaim = 'https://purl.imsglobal.org/spec/lti-tool-configuration'
const tool = {
  origin: 'https://quiz.example.edu',
  name: 'Isomorph',
  description: 'Questions',
  loginUrl: 'https://quiz.example.edu/lti/login/7',
}

/** As the documentation of Canvas has it: one issuer for all sites, authentication at one place, registration at the site. */
const canvas = {
  issuer: 'https://canvas.instructure.com',
  authorization_endpoint: 'https://sso.canvaslms.com/api/lti/authorize_redirect',
  token_endpoint: 'https://sso.canvaslms.com/login/oauth2/token',
  jwks_uri: 'https://sso.canvaslms.com/api/lti/security/jwks',
  registration_endpoint: 'https://uni.instructure.com/api/lti/registrations',
  [claim]: {
    product_family_code: 'canvas',
    messages_supported: [{ type: 'LtiResourceLinkRequest' }, { type: 'LtiDeepLinkingRequest' }],
    'https://canvas.instructure.com/lti/account_name': 'Uni',
  },
}

const blackboard = {
  issuer: 'https://blackboard.com',
  authorization_endpoint: 'https://developer.blackboard.com/api/v1/gateway/oidcauth',
  token_endpoint: 'https://developer.blackboard.com/api/v1/gateway/oauth2/jwttoken',
  jwks_uri: 'https://developer.blackboard.com/.well-known/jwks.json',
  registration_endpoint: 'https://developer.blackboard.com/api/v1/registrations',
  scopes_supported: ['https://purl.imsglobal.org/spec/lti-ags/scope/score', 'of.another.kind'],
  [claim]: { product_family_code: 'BlackboardLearn', messages_supported: [{ type: 'LtiResourceLinkRequest' }] },
}

async function read(address: string, document: unknown, isHttpAllowed = false) {
  const fetch = async () => await Promise.resolve(Response.json(document))
  return await readPlatformConfiguration(address, 'token', { fetch, isHttpAllowed })
}

const atCanvas = 'https://uni.instructure.com/api/lti/security/openid-configuration'
const atBlackboard = 'https://developer.blackboard.com/.well-known/openid-configuration'

describe('the configuration of a platform', () => {
  it('comes from a cloud whose sites share an issuer', async () => {
    expect(await read(atCanvas, canvas)).toMatchObject({ issuer: canvas.issuer, accountName: 'Uni' })
    expect(await read(atBlackboard, blackboard)).toMatchObject({ issuer: blackboard.issuer, accountName: '' })
  })

  it.each([
    ['another host', 'https://evil.example/configuration', canvas],
    ['a host that only looks like it', 'https://eviinstructure.com/configuration', canvas],
    ['the host of another cloud', atBlackboard, canvas],
    ['a host above the issuer', 'https://example.edu/c', { ...canvas, issuer: 'https://lms.example.edu' }],
    ['another port', 'https://canvas.instructure.com:8443/c', canvas],
    [
      'the right host, with its registration elsewhere',
      atCanvas,
      { ...canvas, registration_endpoint: 'https://evil.example/r' },
    ],
  ])('is refused from %s', async (_what, address, document) => {
    await expect(read(address, document)).rejects.toMatchObject({ fault: 'otherHost' })
  })

  it('is refused over plain http, at once or later, unless the platform is on the same machine', async () => {
    await expect(read('http://uni.instructure.com/c', canvas)).rejects.toMatchObject({ fault: 'plainAddress' })
    const plain = { ...canvas, jwks_uri: 'http://sso.canvaslms.com/jwks' }
    await expect(read(atCanvas, plain)).rejects.toMatchObject({ fault: 'plainAddress' })
    expect(await read(atCanvas, plain, true)).toMatchObject({ jwksUrl: plain.jwks_uri })
  })

  it.each([
    [[]],
    ['text'],
    [null],
    [{}],
    [{ ...canvas, token_endpoint: 'javascript:alert(1)' }],
    [{ ...canvas, jwks_uri: 7 }],
  ])('is refused as %j', async (document) => {
    await expect(read(atCanvas, document)).rejects.toMatchObject({ fault: 'configurationWrong' })
  })
})

describe('the registration of the tool', () => {
  it('names the places of Canvas, and asks for names there', async () => {
    const { [toolClaim]: configuration, ...body } = registrationOf(await read(atCanvas, canvas), tool)
    expect(body).toMatchObject({ initiate_login_uri: tool.loginUrl, token_endpoint_auth_method: 'private_key_jwt' })
    expect(configuration).toMatchObject({
      domain: 'quiz.example.edu',
      'https://canvas.instructure.com/lti/privacy_level': 'public',
      messages: [{ type: 'LtiResourceLinkRequest' }, { placements: ['assignment_selection', 'link_selection'] }],
    })
  })

  it('asks for nothing that the platform does not offer', async () => {
    const body = registrationOf(await read(atBlackboard, blackboard), tool)
    expect(body['scope']).toBe('https://purl.imsglobal.org/spec/lti-ags/scope/score')
    expect(body[toolClaim]).toMatchObject({ messages: [{ type: 'LtiResourceLinkRequest' }] })
  })

  it('takes numbers as names, and says which services were not granted', async () => {
    const answer = { client_id: 10_000_000_000_007, scope: '', [toolClaim]: { deployment_id: '7:abc' } }
    const fetch = async () => await Promise.resolve(Response.json(answer, { status: 201 }))
    const made = await registerTool(await read(atCanvas, canvas), tool, { token: 'token', fetch })
    expect(made).toMatchObject({ clientId: '10000000000007', deploymentId: '7:abc' })
    expect(made.missingScopes).toHaveLength(5)
  })
})
