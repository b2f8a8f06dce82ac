import { t } from '@isomorph/messages'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { pillLatex, StaticMath } from '../../math/index.ts'
import { variableKinds } from '../create-variable-choices.tsx'
import { useEditorHost, type RichTextEditorHost } from '../editor-context.ts'
import { listTable } from '../tables/list-table.ts'
import { TableSizeGrid } from '../tables/table-size-grid.tsx'
import type { TableSize } from '../tables/table-size.ts'
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
            <ListItemText primary={t('rich-text.kind.new', { kind: t(kind.inText) })} secondary={t(kind.example)} />
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
        <CreationItem
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
        </CreationItem>
      ))}
    </Menu>
  )
}

const tableCommands = [
  ['rich-text.table.rowAbove', 'addRowBefore'],
  ['rich-text.table.rowBelow', 'addRowAfter'],
  ['rich-text.table.columnBefore', 'addColumnBefore'],
  ['rich-text.table.columnAfter', 'addColumnAfter'],
  ['rich-text.table.heading', 'toggleHeaderRow'],
  ['rich-text.table.merge', 'mergeOrSplit'],
  ['rich-text.table.deleteRow', 'deleteRow'],
  ['rich-text.table.deleteColumn', 'deleteColumn'],
  ['rich-text.table.delete', 'deleteTable'],
] as const

const directions = ['row', 'column'] as const

/** Tables that are filled from a list, by row or by column, however long the list is; a list may be made for it. */
function listTableItems({ editor, onClose }: MenuProps, host: RichTextEditorHost): readonly ReactNode[] {
  const { lists = [], createList, variables } = host
  const fill = (name: string, direction: (typeof directions)[number]): void => {
    onClose()
    // What is written next belongs behind the table: a cell with more than the list is not filled with it.
    editor
      .chain()
      .focus()
      .insertContent([listTable(name, direction), { type: 'paragraph' }])
      .run()
  }
  const known = lists.flatMap((name) =>
    directions.map((direction) => (
      <MenuItem key={`${name} ${direction}`} onClick={() => fill(name, direction)}>
        {t('rich-text.table.fill', { direction: direction === 'row' ? 'row' : 'other', name })}
      </MenuItem>
    )),
  )
  const fillFromNew = (direction: (typeof directions)[number]): void => {
    const name = freeName(variables.map((variable) => variable.name))
    createList?.(name)
    fill(name, direction)
  }
  const made = directions.map((direction) => (
    <MenuItem key={`new ${direction}`} onClick={() => fillFromNew(direction)}>
      {t('rich-text.table.fillNew', { direction: direction === 'row' ? 'row' : 'other' })}
    </MenuItem>
  ))
  return [...known, ...(createList ? made : [])]
}

export function TableMenu(props: MenuProps): ReactNode {
  const { editor, anchor, onClose } = props
  const host = useEditorHost()
  const isInTable = editor.isActive('table')
  const insert = ({ rows, columns }: TableSize): void => {
    onClose()
    editor.chain().focus().insertTable({ rows, cols: columns, withHeaderRow: true }).run()
  }
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose} disableRestoreFocus>
      {!isInTable && listTableItems(props, host)}
      {isInTable ? (
        tableCommands.map(([name, command]) => (
          <MenuItem
            key={command}
            disabled={!editor.can()[command]()}
            onClick={() => {
              onClose()
              editor.chain().focus()[command]().run()
            }}
          >
            {t(name)}
          </MenuItem>
        ))
      ) : (
        <TableSizeGrid onChoose={insert} />
      )}
    </Menu>
  )
}
