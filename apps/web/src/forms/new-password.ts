import { passwordMinimumLength } from '@isomorph/contract'

export const passwordHint = `At least ${passwordMinimumLength} characters; a sentence is easy to remember.`
