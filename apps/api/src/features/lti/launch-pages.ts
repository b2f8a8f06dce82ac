import type { RawResponse } from '../../http/raw-response.ts'
import { launchWords, type LaunchReason } from './launch-refusal.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 24px; }
  main { max-width: 560px; margin: 8vh auto 0; }
  h1 { font-size: 22px; line-height: 1.3; margin: 0 0 12px; }
  p { margin: 0 0 16px; }
  code { overflow-wrap: anywhere; }
  button { font: inherit; padding: 10px 20px; border-radius: 8px; border: 1px solid; background: none; color: inherit;
    cursor: pointer; }
  button:focus-visible { outline: 3px solid; outline-offset: 2px; }`

function pageOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}

/** Where these pages may send forms, which pages may frame them. */
export interface PagePlaces {
  /** Origins of the platform; null: any page may frame this one, which only tells something. */
  readonly origins: readonly string[] | null
}

function headersOf({ origins }: PagePlaces): Record<string, string> {
  const places = ["'self'", ...(origins ?? [])].join(' ')
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "style-src 'unsafe-inline'",
      `form-action ${places}`,
      ...(origins === null ? [] : [`frame-ancestors ${places}`]),
      "base-uri 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': '',
  }
}

interface FormTarget {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

function formOf({ action, fields }: FormTarget, attributes: string, content: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${escapeHtml(action)}" ${attributes}>${inputs.join('')}${content}</form>`
}

interface RefusalPage extends PagePlaces {
  readonly reason: LaunchReason
  readonly value: string
  readonly traceId: string
  /** The login request, to begin again where everything is of one site; undefined where that would not help. */
  readonly again: FormTarget | undefined
}

/** What a refused launch shows: a plain reason, and the way on where there is one. */
export function refusalPage(
  { reason, value, traceId, again, ...places }: RefusalPage,
  status: number = 400,
): RawResponse {
  const { title, text } = launchWords[reason]
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(text)}</p>`,
    value === '' ? '' : `<p><code>${escapeHtml(value)}</code></p>`,
    again ? formOf(again, 'target="_blank"', '<p><button>Open in a new tab</button></p>') : '',
    `<p>Reason: <code>${reason}</code>. Trace id: <code>${escapeHtml(traceId)}</code>.</p>`,
  ]
  const page = pageOf(title, parts.filter((part) => part !== '').join('\n'))
  return {
    isRawResponse: true,
    contentType: 'text/html; charset=utf-8',
    body: page,
    headers: headersOf(places),
    status,
  }
}

interface StoragePage extends PagePlaces {
  /** Names the frame in which the platform stores values, its origin, and what the script does there. */
  readonly data: Readonly<Record<string, string>>
  readonly form: FormTarget | undefined
}

/** A page whose script has the platform store a value, or asks it for one, and goes on. */
export function storagePage({ data, form, ...places }: StoragePage): RawResponse {
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
  const body = [
    '<p role="status">Opening your assessment…</p>',
    form ? formOf(form, 'id="launch"', '') : '',
    `<script src="/lti-storage.js" ${attributes.join(' ')}></script>`,
    '<noscript><p>Switch scripts on to go on.</p></noscript>',
  ]
  const page = pageOf('Opening your assessment', body.filter((part) => part !== '').join('\n'))
  return { isRawResponse: true, contentType: 'text/html; charset=utf-8', body: page, headers: headersOf(places) }
}
