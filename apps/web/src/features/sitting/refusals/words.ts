import { refusalWords } from '../../../refusals/refusal-words.ts'
import { lockdownRefusalKeys } from '../../../refusals/lockdown-keys.ts'
import { sittingRefusalKeys } from '../../../refusals/sitting-keys.ts'

/** Why a call of somebody who sits an assessment was refused, in the words of the page's language. */
export const sittingRefusalOf = refusalWords({ ...sittingRefusalKeys, ...lockdownRefusalKeys })
