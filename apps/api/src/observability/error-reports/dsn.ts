/** Where a Sentry-compatible server takes envelopes, and the key that says for which project. */
export interface Dsn {
  readonly text: string
  readonly envelopeUrl: string
  readonly publicKey: string
  /** For the content security policy of pages that send to it. */
  readonly origin: string
}

/**
 * Reads `https://key@host/project`; undefined where it is none.
 *
 * @example
 * parseDsn('https://abc@errors.example/7')?.envelopeUrl // 'https://errors.example/api/7/envelope/'
 */
export function parseDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, origin, pathname } = new URL(text)
  const [, folder = '', project] = /^(.*?)\/([^/]+)\/?$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || username === '' || project === undefined) return undefined
  return { text, origin, publicKey: username, envelopeUrl: `${origin}${folder}/api/${project}/envelope/` }
}
