import { testFieldSpelling } from './field-spelling.laws.ts'

testFieldSpelling(2000)
