import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { pillLatex, StaticMath } from '../../math/index.ts'
import { variableKinds } from '../create-variable-choices.tsx'
import { useEditorHost } from '../editor-context.ts'
import { listTable } from '../tables/list-table.ts'
import { offeredTableSizes, readTableSize } from '../tables/table-size.ts'
import { CreationItem } from '../rich-text-editor.styles.ts'

interface MenuProps {
  readonly editor: Editor
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** The first of a, b, c, … x, y, z that no variable has. */
function freeName(taken: readonly string[]): string {
  const letters = Array.from('abcdfghkmnpqrstuvwxyz')
  return letters.find((letter) => !taken.includes(letter)) ?? `a_${taken.length}`
}

export function VariableMenu({ editor, anchor, onClose }: MenuProps): ReactNode {
  const host = useEditorHost()
  const insert = (name: string): void => {
    onClose()
    editor.chain().focus().insertContent({ type: 'variable', attrs: { name } }).run()
  }
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose} disableRestoreFocus>
      {host.variables.map(({ name }) => (
        <MenuItem key={name} onClick={() => insert(name)}>
          <StaticMath latex={pillLatex(name)} />
        </MenuItem>
      ))}
      {host.createVariable &&
        variableKinds.map((kind, index) => (
          <CreationItem
            key={kind.type}
            divider={false}
            data-below={index === 0 && host.variables.length > 0}
            onClick={() => {
              const name = freeName(host.variables.map((variable) => variable.name))
              host.createVariable?.(name, kind.type)
              insert(name)
            }}
          >
            <ListItemText primary={`New ${kind.name.toLowerCase()}`} secondary={kind.example} />
          </CreationItem>
        ))}
    </Menu>
  )
}

export function QuestionMenu({ editor, anchor, onClose }: MenuProps): ReactNode {
  const host = useEditorHost()
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose} disableRestoreFocus>
      {host.questionKinds.map((kind) => (
        <MenuItem
          key={kind.id}
          onClick={() => {
            onClose()
            const questionKey = host.createQuestion?.(kind.id)
            if (questionKey === undefined) return
            editor
              .chain()
              .focus()
              .insertContent([
                { type: 'questionSlot', attrs: { questionKey } },
                { type: 'text', text: ' ' },
              ])
              .run()
          }}
        >
          <ListItemText primary={kind.name} secondary={kind.description} />
        </MenuItem>
      ))}
    </Menu>
  )
}

const tableCommands = [
  ['Row above', 'addRowBefore'],
  ['Row below', 'addRowAfter'],
  ['Column before', 'addColumnBefore'],
  ['Column after', 'addColumnAfter'],
  ['First row is a heading', 'toggleHeaderRow'],
  ['Merge or split cells', 'mergeOrSplit'],
  ['Delete row', 'deleteRow'],
  ['Delete column', 'deleteColumn'],
  ['Delete table', 'deleteTable'],
] as const

/** Tables that are filled from a list, by row or by column, however long the list is. */
function listTableItems({ editor, onClose }: MenuProps, lists: readonly string[]): readonly ReactNode[] {
  return lists.flatMap((name) =>
    (['row', 'column'] as const).map((direction) => (
      <MenuItem
        key={`${name} ${direction}`}
        onClick={() => {
          onClose()
          editor.chain().focus().insertContent(listTable(name, direction)).run()
        }}
      >
        {direction === 'row' ? `Fill a row from list ${name}` : `Fill a column from list ${name}`}
      </MenuItem>
    )),
  )
}

export function TableMenu(props: MenuProps): ReactNode {
  const { editor, anchor, onClose } = props
  const { lists = [] } = useEditorHost()
  const isInTable = editor.isActive('table')
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose} disableRestoreFocus>
      {!isInTable && listTableItems(props, lists)}
      {isInTable
        ? tableCommands.map(([name, command]) => (
            <MenuItem
              key={command}
              disabled={!editor.can()[command]()}
              onClick={() => {
                onClose()
                editor.chain().focus()[command]().run()
              }}
            >
              {name}
            </MenuItem>
          ))
        : offeredTableSizes.map((offered) => (
            <MenuItem
              key={offered}
              onClick={() => {
                onClose()
                const size = readTableSize(offered)
                if (size)
                  editor.chain().focus().insertTable({ rows: size.rows, cols: size.columns, withHeaderRow: true }).run()
              }}
            >
              {offered.replace('_', ' rows × ')} columns
            </MenuItem>
          ))}
    </Menu>
  )
}
