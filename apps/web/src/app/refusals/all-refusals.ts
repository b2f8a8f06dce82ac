import { courseRefusalKeys } from '../../entities/course-refusal/keys.ts'
import { signInRefusalKeys } from '../../entities/sign-in-refusal/all-keys.ts'
import { authoringRefusalKeys } from '../../refusals/authoring-keys.ts'
import { lockdownRefusalKeys } from '../../refusals/lockdown-keys.ts'
import { installationRefusalKeys } from '../../refusals/installation-keys.ts'
import { markingRefusalKeys } from '../../refusals/marking-keys.ts'
import { sittingRefusalKeys } from '../../refusals/sitting-keys.ts'
import { detailInWords, sizeRefusalKeys } from '../../refusals/detail-words.ts'
import { withFieldErrorsInWords } from '../../refusals/field-errors.ts'
import { withSchemaErrorsInWords } from '../../refusals/schema-errors.ts'
import { wordsByCode } from '../../refusals/refusal-words.ts'
import type { RequestError } from '../../data/request.ts'

const wordsOfAll = wordsByCode({
  ...signInRefusalKeys,
  ...sittingRefusalKeys,
  ...lockdownRefusalKeys,
  ...courseRefusalKeys,
  ...markingRefusalKeys,
  ...authoringRefusalKeys,
  ...installationRefusalKeys,
  ...sizeRefusalKeys,
})

/** A refusal of any area. A sitting has a look-up of its own, with the few codes that it can meet. */
export const allRefusalsInWords = (refusal: RequestError): RequestError =>
  withSchemaErrorsInWords(withFieldErrorsInWords(detailInWords(wordsOfAll(refusal), refusal)))
