import { request as sendRequest } from 'node:http'

export interface Answer {
  readonly status: number
  readonly text: string
  readonly type: string
  // What the tests look at differs from call to call.
  readonly data: Record<string, never>
}

interface Asked {
  readonly method?: string
  readonly token?: string
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks hosts of a product that is reached at one address. `fetch` lets nobody choose the Host header. */
export function askHosts(address: () => string) {
  return async (host: string, path: string, { method = 'GET', token, body, headers }: Asked = {}): Promise<Answer> => {
    const isForm = typeof body === 'string'
    const payload = body === undefined ? undefined : isForm ? body : JSON.stringify(body)
    return await new Promise((resolve, reject) => {
      const sent = sendRequest(
        new URL(path, address()),
        {
          method,
          headers: {
            host,
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(payload === undefined
              ? {}
              : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (chunk: string) => (text += chunk))
          response.on('end', () => {
            const type = response.headers['content-type'] ?? ''
            const data = (type.includes('json') ? JSON.parse(text) : {}) as Record<string, never>
            resolve({ status: response.statusCode ?? 0, text, type, data })
          })
        },
      )
      sent.on('error', reject)
      sent.end(payload)
    })
  }
}
