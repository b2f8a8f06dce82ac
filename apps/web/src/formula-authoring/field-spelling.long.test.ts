import { testFieldSpelling } from './field-spelling.laws.ts'

testFieldSpelling(30_000)
