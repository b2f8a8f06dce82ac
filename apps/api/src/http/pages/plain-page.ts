import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '@isomorph/rich-text'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { RawResponse } from '../raw-response.ts'

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

function pageOf(title: string, body: string, language: string): string {
  return `<!doctype html>
<html lang="${language}">
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

/** In which language a page is, where it may send forms, which pages may frame it. */
export interface PageSetting {
  readonly language: string
  /** Origins of the platform; null: any page may frame this one, which only tells something. */
  readonly origins: readonly string[] | null
}

function headersOf({ origins }: PageSetting): Record<string, string> {
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

/** Where a form goes, and what it takes along. */
export interface FormTarget {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

export function formOf({ action, fields }: FormTarget, attributes: string, content: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${escapeHtml(action)}" ${attributes}>${inputs.join('')}${content}</form>`
}

/** A page of words and forms that needs no web app: it opens in frames of other sites, too. Its body is HTML. */
export function plainPage(title: string, body: readonly string[], setting: PageSetting, status = 200): RawResponse {
  return {
    isRawResponse: true,
    contentType: 'text/html; charset=utf-8',
    body: pageOf(title, body.filter((part) => part !== '').join('\n'), setting.language),
    headers: headersOf(setting),
    status,
  }
}

/** Sends a page; it says itself who may frame it. */
export function sendPage(reply: FastifyReply, { status = 200, headers, contentType, body }: RawResponse): FastifyReply {
  if (headers['x-frame-options'] === '') void reply.removeHeader('x-frame-options')
  const { 'x-frame-options': _none, ...others } = headers
  return reply.code(status).headers(others).type(contentType).send(body)
}

async function sendOnceMade(reply: FastifyReply, page: Promise<RawResponse>): Promise<void> {
  try {
    void sendPage(reply, await page)
  } catch (failure) {
    void reply.send(failure)
  }
}

/** Who asks too often reads a page, too: nobody sees the answer of a limit in a frame otherwise. */
export function answerTooManyWith(pageOf: (request: FastifyRequest, status: number) => Promise<RawResponse>) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    if (!(error instanceof Refusal) || error.kind.type !== platformRefusals.tooManyRequests.type) throw error
    void sendOnceMade(reply, pageOf(request, error.kind.status))
  }
}
