import { english, type SpeechWords } from '@isomorph/evaluator'
import type { AnyLanguageCode, LanguageCode } from '@isomorph/messages'
import { activeLanguage } from '@isomorph/messages/language'
import { useEffect, useState } from 'react'

/** English comes with the printer; the words of every other language are fetched where a page is in it. */
const fetched: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<SpeechWords>>> = {
  de: async () => (await import('@isomorph/evaluator/speech/de')).german,
  es: async () => (await import('@isomorph/evaluator/speech/es')).spanish,
  fr: async () => (await import('@isomorph/evaluator/speech/fr')).french,
}

const known = new Map<AnyLanguageCode, SpeechWords>()

function hasOwnWords(code: AnyLanguageCode): code is keyof typeof fetched {
  return Object.hasOwn(fetched, code)
}

/** The words in which formulas are said on this page, as far as they are there. */
function knownWords(code: AnyLanguageCode): SpeechWords | undefined {
  return hasOwnWords(code) ? known.get(code) : english
}

/** Fetches the words in which formulas are said in the language of the page. */
export async function loadSpeechWords(): Promise<void> {
  const { code } = activeLanguage()
  if (hasOwnWords(code) && !known.has(code)) known.set(code, await fetched[code]())
}

/** The words in which formulas are said on this page; nothing until they have arrived. */
export function useSpeechWords(): SpeechWords | undefined {
  const { code } = activeLanguage()
  const [words, setWords] = useState(() => knownWords(code))
  useEffect(() => {
    if (words) return
    let isGone = false
    void loadSpeechWords().then(
      () => isGone || setWords(() => knownWords(code)),
      // Offline a formula is named by its MathML.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [words, code])
  return words
}
