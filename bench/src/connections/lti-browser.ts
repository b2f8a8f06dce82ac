/** A browser that opens a link of a learning platform, with the times of the product's own answers. */

import type { LtiPlatform } from '@isomorph/testing/lti-platform'

interface Answer {
  readonly milliseconds: number
  readonly location: string
  readonly text: string
  readonly cookie: string
}

async function go(address: string, cookie = '', form?: Readonly<Record<string, string>>): Promise<Answer> {
  const begun = performance.now()
  const response = await fetch(address, {
    redirect: 'manual',
    headers: cookie === '' ? {} : { cookie },
    ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
  })
  const text = await response.text()
  const milliseconds = performance.now() - begun
  if (response.status >= 400) throw new Error(`${address}: ${response.status} ${text.slice(0, 500)}`)
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return { milliseconds, location: response.headers.get('location') ?? '', text, cookie: cookies.join('; ') }
}

function decode(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

/** The form that a page of the platform posts by itself. */
function formIn(text: string): { readonly action: string; readonly fields: Readonly<Record<string, string>> } {
  const action = decode(/<form method="post" action="([^"]*)"/.exec(text)?.[1] ?? '')
  const fields = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  return { action, fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, decode(value)])) }
}

export interface Arrival {
  readonly launchId: number
  readonly code: string
  readonly cookie: string
  /** Of the product, for both of its steps together. */
  readonly milliseconds: number
}

export async function launch(platform: LtiPlatform, person: string): Promise<Arrival> {
  const start = await go(`${platform.startAddress(person, 'quiz-1')}&storage=no`)
  const login = await go(start.location)
  const { action, fields } = formIn((await go(login.location)).text)
  const arrived = await go(action, login.cookie, fields)
  const { pathname, searchParams } = new URL(arrived.location, action)
  const id = /^\/lti-launch\/(\d+)$/.exec(pathname)?.[1]
  if (id === undefined) throw new Error(`The launch was refused: ${pathname} ${arrived.text.slice(0, 500)}`)
  const cookie = [login.cookie, arrived.cookie].filter(Boolean).join('; ')
  const milliseconds = login.milliseconds + arrived.milliseconds
  return { launchId: Number(id), code: searchParams.get('code') ?? '', cookie, milliseconds }
}

/** Signs in with the code of a launch, as the page does: the authorization header. */
export async function enter(address: string, { code, cookie }: Arrival): Promise<string> {
  const form = { grant_type: 'authorization_code', client_id: 'web', code }
  const { text } = await go(`${address}/token`, cookie, form)
  return `Bearer ${(JSON.parse(text) as { access_token: string }).access_token}`
}
