import { serviceScopes } from '@isomorph/sign-in'

/** What Canvas reads to make a developer key: the tool with its addresses, services and places. */
export function canvasConfiguration(origin: string) {
  const launch = `${origin}/lti/launch`
  const placement = (name: string) => ({
    placement: name,
    enabled: true,
    message_type: 'LtiDeepLinkingRequest',
    target_link_uri: launch,
    text: 'Isomorph',
  })
  return {
    title: 'Isomorph',
    description: 'Randomised, formula-driven questions',
    oidc_initiation_url: `${origin}/lti/login`,
    target_link_uri: launch,
    scopes: Object.values(serviceScopes),
    public_jwk_url: `${origin}/lti/jwks`,
    custom_fields: { puid: '$Person.sourcedId' },
    extensions: [
      {
        platform: 'canvas.instructure.com',
        domain: new URL(origin).host,
        tool_id: 'isomorph',
        // Names and addresses; whether they tell who somebody is, is decided here.
        privacy_level: 'public',
        settings: { text: 'Isomorph', placements: ['assignment_selection', 'link_selection'].map(placement) },
      },
    ],
  }
}
