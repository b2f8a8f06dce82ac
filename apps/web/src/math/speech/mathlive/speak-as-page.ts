import type { LanguageCode } from '@isomorph/messages'
import { activeLanguage } from '@isomorph/messages/language'
import type { MathfieldElement } from 'mathlive'
import type { MathLiveWords } from './phrases.ts'

const fetched: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<MathLiveWords>>> = {
  de: async () => (await import('./de.ts')).german,
  es: async () => (await import('./es.ts')).spanish,
  fr: async () => (await import('./fr.ts')).french,
}

/** Nothing on English pages: MathLive's own words are English. */
let say: ((spoken: string) => string) | undefined

async function sayingIn(code: keyof typeof fetched): Promise<typeof say> {
  const [{ inWords }, words] = await Promise.all([import('./in-words.ts'), fetched[code]()])
  return (spoken) => inWords(spoken, words)
}

/** Makes MathLive follow the page: its tooltips, and the words for what it says. Where these are out of reach it goes on in English. */
export async function followLanguage(MathLive: Pick<typeof MathfieldElement, 'locale'>): Promise<void> {
  const { code, tag } = activeLanguage()
  MathLive.locale = tag.slice(0, 2)
  const isFetched = (each: string): each is keyof typeof fetched => Object.hasOwn(fetched, each)
  say = isFetched(code) ? await sayingIn(code).catch(() => undefined) : undefined
}

/** What MathLive says, in the language of the page. */
export const asPageSays = (spoken: string): string => say?.(spoken) ?? spoken

/** Its end makes two announcements of the same words differ. */
const [marks, separated] = [/[\u00a0\u202f ]+$/, /;(?=\S)/g]

/** Whatever MathLive announces while somebody moves and deletes in the field is said in the language of the page. */
export function announceAsPage(field: HTMLElement, plain: (spoken: string) => string): void {
  if (say === undefined) return
  const region = field.shadowRoot?.querySelector('[role=status]')
  const text = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')
  if (!region || !text) return
  Object.defineProperty(region, 'textContent', {
    get: (): unknown => text.get?.call(region),
    set: (spoken: string) => {
      const end = marks.exec(spoken)?.[0] ?? ''
      text.set?.call(region, asPageSays(plain(spoken.replaceAll(separated, '; '))) + end)
    },
  })
  // MathLive would put its English into the name of the field, which is its label; the contents are in its description.
  field.addEventListener('announce', (event) => {
    if (event instanceof CustomEvent && isOfLine(event.detail)) event.preventDefault()
  })
}

function isOfLine(detail: unknown): boolean {
  return typeof detail === 'object' && detail !== null && 'command' in detail && detail.command === 'line'
}
