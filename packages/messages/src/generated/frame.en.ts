// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import { catalog as shell } from './shell/shell.en.ts'
import { catalog as sitting } from './sitting/sitting.en.ts'
import { catalog as statement } from './statement/statement.en.ts'
import { catalog as ui } from './ui/ui.en.ts'

export const frame = { shell, sitting, statement, ui }
