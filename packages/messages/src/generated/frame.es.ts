// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import { catalog as shell } from './shell/shell.es.ts'
import { catalog as sitting } from './sitting/sitting.es.ts'
import { catalog as statement } from './statement/statement.es.ts'
import { catalog as ui } from './ui/ui.es.ts'

export const frame = { shell, sitting, statement, ui }
