import { serviceScopes, type PlatformConfiguration } from '@isomorph/sign-in'
import type { LtiProduct, RegistrationReason, SaidText } from '@isomorph/contract'
import type { PlainKey } from '@isomorph/messages'
import { escapeHtml } from '@isomorph/rich-text'
import { formOf, plainPage } from '../../http/pages/plain-page.ts'
import type { RawResponse } from '../../http/raw-response.ts'
import type { Writer } from '../../data/writers.ts'
import { registrationDetail } from './registration-detail.ts'
import { registrationPageKeys } from './registration-page-keys.ts'

/** Pages that only tell something may be in the frame of any platform. */
const anywhere = { origins: null } as const

function paragraph(text: string): string {
  return text === '' ? '' : `<p>${escapeHtml(text)}</p>`
}

interface Refused {
  readonly reason: RegistrationReason
  /** What an administrator needs beyond the words of the reason. */
  readonly detail?: SaidText
  readonly traceId: string
}

export function refusedPage(writer: Writer, { reason, detail, traceId }: Refused, status: number = 400): RawResponse {
  const { say, code: language } = writer
  const keys = registrationPageKeys[reason]
  const found = detail ? registrationDetail(writer, detail) : ''
  const title = say(keys.title)
  const trace = say('lti-pages.trace', {
    reason: `<code>${reason}</code>`,
    traceId: `<code>${escapeHtml(traceId)}</code>`,
  })
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    paragraph(say(keys.text)),
    found === '' ? '' : `<p><code>${escapeHtml(found)}</code></p>`,
    `<p>${trace}</p>`,
  ]
  return plainPage(title, parts, { language, ...anywhere }, status)
}

interface Asking {
  readonly platform: PlatformConfiguration
  readonly productName: string
  /** Addresses of the platform: its pages, and no others, may frame one with a form. */
  readonly framedBy: readonly string[]
  /** Of this site, as people know it. */
  readonly host: string
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** Who asks, before anything is made there or here. */
export function askingPage(
  { say, code: language }: Writer,
  { platform, productName, framedBy, host, action, fields }: Asking,
): RawResponse {
  const title = say('lti-pages.asking.title', { product: productName, host })
  const { issuer, accountName, registrationUrl } = platform
  const account = accountName === '' ? '' : ` (${escapeHtml(accountName)})`
  const who = say('lti-pages.asking.who', {
    platform: `<code>${escapeHtml(issuer)}</code>${account}`,
    host: `<code>${escapeHtml(new URL(registrationUrl).host)}</code>`,
  })
  const button = `<p><button>${escapeHtml(say('lti-pages.asking.connect'))}</button></p>`
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${who}</p>`,
    paragraph(say('lti-pages.asking.explain')),
    formOf({ action, fields }, 'id="register"', button),
  ]
  return plainPage(title, parts, {
    language,
    origins: [...new Set(framedBy.map((address) => new URL(address).origin))],
  })
}

const nextAtPlatform: Readonly<Record<LtiProduct, PlainKey>> = {
  moodle: 'lti-pages.connected.moodle',
  canvas: 'lti-pages.connected.canvas',
  brightspace: 'lti-pages.connected.brightspace',
  blackboard: 'lti-pages.connected.blackboard',
  sakai: 'lti-pages.connected.sakai',
  other: 'lti-pages.connected.other',
}

const scopeNames: Readonly<Record<string, PlainKey>> = {
  [serviceScopes.lineItem]: 'lti-pages.scope.lineItem',
  [serviceScopes.lineItemRead]: 'lti-pages.scope.lineItemRead',
  [serviceScopes.result]: 'lti-pages.scope.result',
  [serviceScopes.score]: 'lti-pages.scope.score',
  [serviceScopes.membership]: 'lti-pages.scope.membership',
}

interface Connected {
  readonly name: string
  readonly product: LtiProduct
  readonly missingScopes: readonly string[]
}

/** What is left to do. Its button asks the platform to close the page. */
export function connectedPage(
  { say, code: language }: Writer,
  { name, product, missingScopes }: Connected,
): RawResponse {
  const title = say('lti-pages.connected.title', { name })
  const nameOfScope = (scope: string): string => {
    const key = scopeNames[scope]
    return key === undefined ? scope : say(key)
  }
  const missing = missingScopes.map(nameOfScope).join(', ')
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    paragraph(say('lti-pages.connected.steps')),
    `<ol><li>${escapeHtml(say(nextAtPlatform[product]))}</li>
<li>${escapeHtml(say('lti-pages.connected.here', { name }))}</li></ol>`,
    paragraph(missing === '' ? '' : say('lti-pages.connected.missing', { missing })),
    `<p><button type="button">${escapeHtml(say('lti-pages.connected.close'))}</button></p>`,
    '<script src="/lti-registered.js"></script>',
  ]
  return plainPage(title, parts, { language, ...anywhere })
}
