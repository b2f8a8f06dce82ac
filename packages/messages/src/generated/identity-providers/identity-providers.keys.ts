// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface IdentityProvidersMessages {
  /** Addresses to register at the provider */
  readonly 'identity-providers.addresses': undefined
  /** Back-channel logout URI */
  readonly 'identity-providers.addresses.backChannel': undefined
  /** Front-channel logout URI */
  readonly 'identity-providers.addresses.frontChannel': undefined
  /** Our keys (JWKS URI) */
  readonly 'identity-providers.addresses.keys': undefined
  /** They stand here once the provider is connected. */
  readonly 'identity-providers.addresses.later': undefined
  /** Post-logout redirect URI */
  readonly 'identity-providers.addresses.postLogout': undefined
  /** Redirect URI */
  readonly 'identity-providers.addresses.redirect': undefined
  /** Service, also for single logout */
  readonly 'identity-providers.addresses.service': undefined
  /** Who may log in */
  readonly 'identity-providers.admits': undefined
  /** Anyone whom the provider knows */
  readonly 'identity-providers.admits.anyone': undefined
  /** People who are new are added without any role but those of their groups below. Courses come from the people who run them. */
  readonly 'identity-providers.admits.hint': undefined
  /** Only people who are here already */
  readonly 'identity-providers.admits.known': undefined
  /** Full name: name of the attribute */
  readonly 'identity-providers.attribute.displayName': undefined
  /** Empty: the provider does not send it. */
  readonly 'identity-providers.attribute.empty': undefined
  /** First name: name of the attribute */
  readonly 'identity-providers.attribute.givenName': undefined
  /** E-mail: name of the attribute */
  readonly 'identity-providers.attribute.mail': undefined
  /** University number: name of the attribute */
  readonly 'identity-providers.attribute.puid': undefined
  /** Last name: name of the attribute */
  readonly 'identity-providers.attribute.sn': undefined
  /** Base address */
  readonly 'identity-providers.cas.address': undefined
  /** The address of its login page without /login. */
  readonly 'identity-providers.cas.address.hint': undefined
  /** People type their CAS user name and password here */
  readonly 'identity-providers.cas.credentials': undefined
  /** CAS checks them over its REST protocol, which has to be switched on there. Passwords are passed on and not kept. */
  readonly 'identity-providers.cas.credentials.hint': undefined
  /** Log people in unasked who are logged in at CAS already */
  readonly 'identity-providers.cas.gateway': undefined
  /** The sign-in page looks once per tab (gateway). */
  readonly 'identity-providers.cas.gateway.hint': undefined
  /** Choose at least one way to log in with it. */
  readonly 'identity-providers.cas.noWay': undefined
  /** People log in at CAS */
  readonly 'identity-providers.cas.tickets': undefined
  /** A button leads there and back. Single logout works. */
  readonly 'identity-providers.cas.tickets.hint': undefined
  /** Protocol version */
  readonly 'identity-providers.cas.version': undefined
  /** CAS 1.0 (user names alone) */
  readonly 'identity-providers.cas.version.one': undefined
  /** CAS 3.0 (with attributes) */
  readonly 'identity-providers.cas.version.three': undefined
  /** CAS 2.0 */
  readonly 'identity-providers.cas.version.two': undefined
  /** Ways to log in */
  readonly 'identity-providers.cas.ways': undefined
  /** Asks the provider with the settings above, without logging anybody in. */
  readonly 'identity-providers.check.explain': undefined
  /** Full name: name of the claim */
  readonly 'identity-providers.claim.displayName': undefined
  /** First name: name of the claim */
  readonly 'identity-providers.claim.givenName': undefined
  /** E-mail: name of the claim */
  readonly 'identity-providers.claim.mail': undefined
  /** University number: name of the claim */
  readonly 'identity-providers.claim.puid': undefined
  /** Last name: name of the claim */
  readonly 'identity-providers.claim.sn': undefined
  /** Client id */
  readonly 'identity-providers.clientId': undefined
  /** Connect a provider */
  readonly 'identity-providers.connect': undefined
  /** Then somebody here with the same verified address is taken for the same person. Leave it off for providers at which people can type any address. */
  readonly 'identity-providers.emailTrusted.hint': undefined
  /** Issuer */
  readonly 'identity-providers.issuer': undefined
  /** The address below which /.well-known/openid-configuration lies. */
  readonly 'identity-providers.issuer.hint': undefined
  /** It is in the key set at once and signs after ten minutes, so that the provider can read it first. The former key signs until then and stays in the key set for an hour. */
  readonly 'identity-providers.keys.consequences': undefined
  /** The provider reads them at the address above. Private keys are stored encrypted. */
  readonly 'identity-providers.keys.intro': undefined
  /** Kind */
  readonly 'identity-providers.kind': undefined
  /** CAS */
  readonly 'identity-providers.kind.cas': undefined
  /** CAS {version} */
  readonly 'identity-providers.kind.cas.version': { readonly version: string }
  /** OpenID Connect */
  readonly 'identity-providers.kind.oidc': undefined
  /** OpenID Connect (Entra ID, Keycloak, Google, …) */
  readonly 'identity-providers.kind.oidc.examples': undefined
  /** Where people can log in with an account that they have already. */
  readonly 'identity-providers.lead': undefined
  /** The sign-in page says “Log in with {name}”. */
  readonly 'identity-providers.name.hint': { readonly name: string }
  /** No provider is connected. People log in with a user name and password of this site. */
  readonly 'identity-providers.none': undefined
  /** Offer it on the sign-in page */
  readonly 'identity-providers.offer': undefined
  /** Offered */
  readonly 'identity-providers.offered': undefined
  /** The key is made when you save, and is stored encrypted. The provider reads its public half at the address below. A stored secret is removed. */
  readonly 'identity-providers.privateKey.explain': undefined
  /** How this site proves who it is */
  readonly 'identity-providers.proof': undefined
  /** A secret, sent as the provider offers it (Basic, then Post) */
  readonly 'identity-providers.proof.automatic': undefined
  /** A secret, sent by Basic: in a header */
  readonly 'identity-providers.proof.basic': undefined
  /** Choose Basic or Post only where the provider locks clients out after a refused try. */
  readonly 'identity-providers.proof.hint': undefined
  /** A secret, sent by Post: with the request */
  readonly 'identity-providers.proof.post': undefined
  /** A private key: a signature (private_key_jwt) */
  readonly 'identity-providers.proof.privateKey': undefined
  /** Nobody can log in with it any more. The people who came by it stay, and so does all their work. To pause it, switch it off instead. */
  readonly 'identity-providers.remove.explain': undefined
  /** Roles by groups */
  readonly 'identity-providers.roles': undefined
  /** Add a group */
  readonly 'identity-providers.roles.add': undefined
  /** Groups: name of the attribute */
  readonly 'identity-providers.roles.attribute': undefined
  /** CAS 3.0 sends attributes. */
  readonly 'identity-providers.roles.attribute.hint': undefined
  /** Groups: name of the claim */
  readonly 'identity-providers.roles.claim': undefined
  /** Dots lead into it: realm_access.roles. */
  readonly 'identity-providers.roles.claim.hint': undefined
  /** At each sign in, whoever is in a group below gets its role, and loses it when they are in it no longer. Roles that were granted by hand stay. No group makes a Super Admin. */
  readonly 'identity-providers.roles.explain': undefined
  /** Group {number} */
  readonly 'identity-providers.roles.group': { readonly number: string }
  /** Groups and their roles */
  readonly 'identity-providers.roles.list': undefined
  /** Remove group {number} */
  readonly 'identity-providers.roles.remove': { readonly number: string }
  /** Role of group {number} */
  readonly 'identity-providers.roles.role': { readonly number: string }
  /** Scopes */
  readonly 'identity-providers.scopes': undefined
  /** Client secret */
  readonly 'identity-providers.secret': undefined
  /** Empty for a public client. */
  readonly 'identity-providers.secret.hint': undefined
  /** It is stored, encrypted. A new issuer needs a new secret. */
  readonly 'identity-providers.secret.stored': undefined
}
