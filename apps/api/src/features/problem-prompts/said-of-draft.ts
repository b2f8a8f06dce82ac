import { codedTexts, promptTexts, schemaTexts, zodTexts } from '@isomorph/contract'
import { sentenceTexts } from '@isomorph/problem'

type Said = ReturnType<typeof promptTexts.recognise>

/** What is a sentence by itself: what holds any text would take all others for its own. */
const findingTexts = Object.fromEntries(
  Object.entries(sentenceTexts).filter(([code, text]) => code !== 'asWritten' && !text.includes('plural')),
)
/** It holds what an administrator typed, and is never stored. */
const { modelAnswers: _typed, ...reasonTexts } = promptTexts.texts
const { recognise } = codedTexts<Readonly<Record<string, string>>>({
  ...schemaTexts.texts,
  ...zodTexts.texts,
  ...findingTexts,
  ...reasonTexts,
})

/** After what leads up to a finding, such as `Question 1:`. */
const colons = /:\s/g

/** What leads up to a finding is two of these: what failed, and where. */
const mostLeading = 3

/**
 * Why a draft failed, or what is worth a look in one, in codes. What the check found and no code is known for stays as it is written,
 * behind the words that lead up to it.
 */
export function saidOfDraft(text: string): Said {
  const whole = recognise(text)
  if (whole.length > 0) return whole
  const starts = [...text.matchAll(colons)].slice(0, mostLeading).toReversed()
  for (const { index } of starts) {
    const leading = promptTexts.recognise(text.slice(0, index + 1))
    if (leading.length > 0) return [...leading, { code: 'asWritten', params: { text: text.slice(index + 2) } }]
  }
  return []
}
