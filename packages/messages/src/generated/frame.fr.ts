// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import { catalog as shell } from './shell/shell.fr.ts'
import { catalog as sitting } from './sitting/sitting.fr.ts'
import { catalog as statement } from './statement/statement.fr.ts'
import { catalog as ui } from './ui/ui.fr.ts'

export const frame = { shell, sitting, statement, ui }
