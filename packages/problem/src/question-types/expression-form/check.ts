import { letterCheck } from '../expression/check.ts'
import { expressionFormKey } from './key.ts'

export const expressionFormCheck = letterCheck(expressionFormKey)
