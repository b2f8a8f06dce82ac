import { testFieldSpelling } from './field-spelling.laws.ts'

testFieldSpelling(1000)
