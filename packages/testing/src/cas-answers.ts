import type { CasPerson } from './cas-tickets.ts'

function escapeXml(text: string): string {
  return text.replaceAll(/[<>&"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

function inNamespace(content: string): string {
  return `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${content}</cas:serviceResponse>`
}

/** The answer of `serviceValidate` to a right ticket. */
export function successAnswer(user: string, attributes: CasPerson['attributes'] = {}): string {
  const elements = Object.entries(attributes).flatMap(([name, value]) =>
    [value].flat().map((each) => `<cas:${name}>${escapeXml(each)}</cas:${name}>`),
  )
  const inner = elements.length === 0 ? '' : `<cas:attributes>${elements.join('')}</cas:attributes>`
  return inNamespace(
    `<cas:authenticationSuccess><cas:user>${escapeXml(user)}</cas:user>${inner}</cas:authenticationSuccess>`,
  )
}

export function failureAnswer(code: string): string {
  return inNamespace(`<cas:authenticationFailure code="${code}">Ticket not recognized</cas:authenticationFailure>`)
}

/** What CAS posts to a service when the session that a ticket came from ends. */
export function logoutRequestFor(ticket: string, user: string): string {
  return `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="LR-1" Version="2.0" IssueInstant="${new Date().toISOString()}"><saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${escapeXml(user)}</saml:NameID><samlp:SessionIndex>${ticket}</samlp:SessionIndex></samlp:LogoutRequest>`
}

/** The page on which people sign in. */
export function loginPage(service: string, message: string): string {
  return `<!doctype html><html lang="en"><title>Central Authentication Service</title><main><h1>Central Authentication Service</h1>
<p role="alert">${escapeXml(message)}</p><form method="post"><input type="hidden" name="service" value="${escapeXml(service)}">
<label>NetID <input name="username"></label> <label>Password <input name="password" type="password"></label>
<button>Sign in</button></form></main></html>`
}
