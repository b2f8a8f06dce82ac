import { activeLanguage } from '@isomorph/messages'
import { refusalCodeOf, requestErrorOf } from '../../data/request-error.ts'
import type { RequestError } from '../../data/request.ts'
import { courseRefusalOf } from '../../entities/course-refusal/refusal.ts'
import { exchangeWords } from '../../entities/exchange/exchange-words.ts'

/** A refusal in the language of the page. Where the timetable gives no answer, it says why; without a code, on English pages alone. */
export function timetableRefusalOf(error: unknown): RequestError {
  const refusal = courseRefusalOf(error)
  if (refusalCodeOf(refusal) !== 'timetableSilent') return refusal
  const withoutCode = activeLanguage().code === 'en' ? requestErrorOf(error) : refusal
  return { ...refusal, detail: exchangeWords(refusal.said, withoutCode.detail) }
}
