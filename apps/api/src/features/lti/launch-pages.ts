import { escapeHtml } from '@isomorph/rich-text'
import { formOf, plainPage, type FormTarget, type PagePlaces } from '../../http/plain-page.ts'
import type { RawResponse } from '../../http/raw-response.ts'
import type { LaunchReason } from './launch-refusal.ts'
import { launchWords } from './launch-words.ts'

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
  return plainPage(title, parts, places, status)
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
  return plainPage('Opening your assessment', body, places)
}
