import { codedWords } from '../../refusals/coded-words.ts'
import { schemaErrorKeys } from '../../refusals/schema-errors.ts'
import { allRegistrationKeys } from './registration-words.ts'

/** What stands in the ledger of the installation, where events are listed with what their schema says of one that cannot be sent. */
export const ledgerWords = codedWords({ ...schemaErrorKeys, ...allRegistrationKeys })
