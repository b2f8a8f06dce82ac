import { serviceScopes, type PlatformConfiguration } from '@isomorph/sign-in'
import type { LtiProduct } from '@isomorph/contract'
import { escapeHtml } from '@isomorph/rich-text'
import { formOf, plainPage } from '../../http/plain-page.ts'
import type { RawResponse } from '../../http/raw-response.ts'
import { registrationLabels, type RegistrationReason } from './registration-labels.ts'

/** Pages that only tell something may be in the frame of any platform. */
const anywhere = { origins: null } as const

function paragraph(text: string): string {
  return text === '' ? '' : `<p>${escapeHtml(text)}</p>`
}

interface Refused {
  readonly reason: RegistrationReason
  readonly detail: string
  readonly traceId: string
}

export function refusedPage({ reason, detail, traceId }: Refused, status: number = 400): RawResponse {
  const { title, text } = registrationLabels[reason]
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    paragraph(text),
    detail === '' ? '' : `<p><code>${escapeHtml(detail)}</code></p>`,
    `<p>Reason: <code>${reason}</code>. Trace id: <code>${escapeHtml(traceId)}</code>.</p>`,
  ]
  return plainPage(title, parts, anywhere, status)
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
export function askingPage({ platform, productName, framedBy, host, action, fields }: Asking): RawResponse {
  const title = `Connect ${productName} with ${host}?`
  const { issuer, accountName, registrationUrl } = platform
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>The platform calls itself <code>${escapeHtml(issuer)}</code>${accountName === '' ? '' : ` (${escapeHtml(accountName)})`}
and registers tools at <code>${escapeHtml(new URL(registrationUrl).host)}</code>.</p>`,
    paragraph(
      'It will let people open assessments here from their courses. Nobody can until an administrator of this site switches it on.',
    ),
    formOf({ action, fields }, 'id="register"', '<p><button>Connect</button></p>'),
  ]
  return plainPage(title, parts, { origins: [...new Set(framedBy.map((address) => new URL(address).origin))] })
}

const nextAtPlatform: Readonly<Record<LtiProduct, string>> = {
  moodle: 'In Moodle, activate the tool in the list of tools.',
  canvas: 'In Canvas, look at what the app may do, and switch it on.',
  brightspace: 'In Brightspace, switch the tool on and add a deployment for your organisation.',
  blackboard: 'In Blackboard, approve the tool.',
  sakai: 'In Sakai, save the tool and say where it is offered.',
  other: 'At the platform, switch the tool on if it is not.',
}

const scopeNames: Readonly<Record<string, string>> = {
  [serviceScopes.lineItem]: 'columns of the gradebook',
  [serviceScopes.lineItemRead]: 'the list of columns',
  [serviceScopes.result]: 'reading grades back',
  [serviceScopes.score]: 'sending grades',
  [serviceScopes.membership]: 'the roster',
}

interface Connected {
  readonly name: string
  readonly product: LtiProduct
  readonly missingScopes: readonly string[]
}

/** What is left to do. Its button asks the platform to close the page. */
export function connectedPage({ name, product, missingScopes }: Connected): RawResponse {
  const missing = missingScopes.map((scope) => scopeNames[scope] ?? scope).join(', ')
  const parts = [
    `<h1>${escapeHtml(name)} is registered</h1>`,
    '<p>Two steps are left:</p>',
    `<ol><li>${escapeHtml(nextAtPlatform[product])}</li>
<li>Here, an administrator switches it on: Installation, Learning platforms, ${escapeHtml(name)}.</li></ol>`,
    paragraph(missing === '' ? '' : `The platform does not allow: ${missing}. Allow it there, if you want it.`),
    '<p><button type="button">Close</button></p>',
    '<script src="/lti-registered.js"></script>',
  ]
  return plainPage(`${name} is registered`, parts, anywhere)
}
