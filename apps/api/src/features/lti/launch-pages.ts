import type { LaunchReason } from '@isomorph/contract'
import { escapeHtml } from '@isomorph/rich-text'
import { formOf, plainPage, type FormTarget, type PageSetting } from '../../http/pages/plain-page.ts'
import type { RawResponse } from '../../http/raw-response.ts'
import type { Writer } from '../../data/writers.ts'
import { launchPageKeys } from './launch-page-keys.ts'

interface RefusalPage extends Pick<PageSetting, 'origins'> {
  readonly reason: LaunchReason
  readonly value: string
  readonly traceId: string
  /** The login request, to begin again where everything is of one site; undefined where that would not help. */
  readonly again: FormTarget | undefined
}

/** What a refused launch shows: a plain reason, and the way on where there is one. */
export function refusalPage(
  { say, code: language }: Writer,
  { reason, value, traceId, again, origins }: RefusalPage,
  status: number = 400,
): RawResponse {
  const keys = launchPageKeys[reason]
  const title = say(keys.title)
  const trace = say('lti-pages.trace', {
    reason: `<code>${reason}</code>`,
    traceId: `<code>${escapeHtml(traceId)}</code>`,
  })
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(say(keys.text))}</p>`,
    value === '' ? '' : `<p><code>${escapeHtml(value)}</code></p>`,
    again ? formOf(again, 'target="_blank"', `<p><button>${escapeHtml(say('lti-pages.newTab'))}</button></p>`) : '',
    `<p>${trace}</p>`,
  ]
  return plainPage(title, parts, { language, origins }, status)
}

interface StoragePage extends Pick<PageSetting, 'origins'> {
  /** Names the frame in which the platform stores values, its origin, and what the script does there. */
  readonly data: Readonly<Record<string, string>>
  readonly form: FormTarget | undefined
}

/** A page whose script has the platform store a value, or asks it for one, and goes on. */
export function storagePage({ say, code: language }: Writer, { data, form, origins }: StoragePage): RawResponse {
  const title = say('lti-pages.opening')
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
  const body = [
    `<p role="status">${escapeHtml(title)}</p>`,
    form ? formOf(form, 'id="launch"', '') : '',
    `<script src="/lti-storage.js" ${attributes.join(' ')}></script>`,
    `<noscript><p>${escapeHtml(say('lti-pages.noScript'))}</p></noscript>`,
  ]
  return plainPage(title, body, { language, origins })
}
