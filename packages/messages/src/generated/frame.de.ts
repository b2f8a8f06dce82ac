// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import { catalog as shell } from './shell/shell.de.ts'
import { catalog as sitting } from './sitting/sitting.de.ts'
import { catalog as statement } from './statement/statement.de.ts'
import { catalog as ui } from './ui/ui.de.ts'

export const frame = { shell, sitting, statement, ui }
