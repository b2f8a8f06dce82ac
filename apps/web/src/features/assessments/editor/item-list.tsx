import { t } from '@isomorph/messages'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Icon, VisuallyHidden } from '@isomorph/ui'
import { useState, type HTMLAttributes, type KeyboardEvent } from 'react'
import { useController, useFormContext, useFormState } from 'react-hook-form'
import { fieldIssuesOf } from '../../../forms/form-issues.ts'
import type { AssessmentDraft, ItemDraft, PoolDraft, SectionDraft } from './assessment-draft.ts'
import { ItemFacts } from './item-facts.tsx'
import { ItemRulesButton } from './item-rules-button.tsx'
import { itemListStyles } from './item-list-styles.ts'
import { MoveMessage } from './editor.styles.ts'

const List = styled('ol')(itemListStyles)

interface ItemListProps {
  readonly items: readonly ItemDraft[]
  readonly isReadOnly?: boolean
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (position: number) => void
  readonly sections: readonly SectionDraft[]
  readonly pools: readonly PoolDraft[]
  /** Takes items of which some stand in another section or pool. */
  readonly onOrder: (items: readonly ItemDraft[]) => void
}

interface ItemProps extends Pick<ItemListProps, 'items' | 'sections' | 'pools' | 'onOrder' | 'isReadOnly'> {
  readonly item: ItemDraft
  readonly position: number
  readonly onMove: (to: number) => void
}

function MoveButtons({ item, position, items, onMove }: ItemProps) {
  return (
    <span className="move">
      <IconButton
        size="small"
        aria-label={t('assessments.item.moveUp', { name: item.name })}
        disabled={position === 0}
        onClick={() => onMove(position - 1)}
      >
        <Icon name="arrowUp" size={16} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('assessments.item.moveDown', { name: item.name })}
        disabled={position === items.length - 1}
        onClick={() => onMove(position + 1)}
      >
        <Icon name="arrowDown" size={16} />
      </IconButton>
    </span>
  )
}

/** What is wrong with the points of an item, or with the item. */
function useItemError(position: number): string | undefined {
  const { control } = useFormContext<AssessmentDraft>()
  const { errors } = useFormState({ control })
  const place = `items.${position}`
  const issues = fieldIssuesOf(errors, ['items'])
  return issues.find(({ field }) => field === place || field.startsWith(`${place}.`))?.message
}

function Points({ item, position, isReadOnly }: ItemProps) {
  const { control } = useFormContext<AssessmentDraft>()
  const { ref, onChange, onBlur } = useController({ control, name: `items.${position}.points` }).field
  const error = useItemError(position)
  const id = `assessment-items.${position}.points`
  return (
    <div className="points">
      <VisuallyHidden>
        <label htmlFor={id}>{t('assessments.item.points', { name: item.name })}</label>
      </VisuallyHidden>
      <input
        ref={ref}
        id={id}
        inputMode="decimal"
        value={item.points}
        readOnly={isReadOnly}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `points-error-${item.itemKey}` : undefined}
        onChange={onChange}
        onBlur={onBlur}
      />
      <span aria-hidden>{t('assessments.item.points.unit')}</span>
      {error && (
        <span className="error" id={`points-error-${item.itemKey}`}>
          {error}
        </span>
      )}
    </div>
  )
}

interface Drag {
  readonly isDragged: boolean
  /** Something is dragged over this item. */
  readonly isOver: boolean
  readonly handlers: Pick<HTMLAttributes<HTMLElement>, 'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd'>
}

/** Dragging of items: what each position has to do with it. */
function useDrag(move: (from: number, to: number) => void): (position: number) => Drag {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  return (position) => ({
    isDragged: dragged === position,
    isOver: over === position && dragged !== position,
    handlers: {
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move'
        setDragged(position)
      },
      onDragOver: (event) => {
        if (dragged === null) return
        event.preventDefault()
        setOver(position)
      },
      onDrop: (event) => {
        event.preventDefault()
        if (dragged !== null) move(dragged, position)
      },
      onDragEnd: () => {
        setDragged(null)
        setOver(null)
      },
    },
  })
}

interface ItemRowProps extends ItemProps {
  readonly onRemove: () => void
  readonly drag: Drag
  /** The title of the section that begins here. */
  readonly heading: string | undefined
}

function ItemRow({ onRemove, drag, heading, ...props }: ItemRowProps) {
  const { item, position, isReadOnly = false, onMove } = props
  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? position - 1 : position + 1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the controls inside
    <li
      draggable={!isReadOnly}
      data-dragged={drag.isDragged}
      data-over={drag.isOver}
      onKeyDown={onKeyDown}
      {...drag.handlers}
    >
      {heading !== undefined && <span className="section">{heading}</span>}
      {!isReadOnly && (
        <span className="grip" title={t('assessments.item.drag')}>
          <Icon name="drag" />
        </span>
      )}
      <span className="number">{position + 1}</span>
      <ItemFacts item={item} position={position} pools={props.pools} items={props.items} isReadOnly={isReadOnly} />
      {item.pool === '' && <Points {...props} />}
      {!isReadOnly && <ItemRulesButton {...props} />}
      {!isReadOnly && <MoveButtons {...props} />}
      {!isReadOnly && (
        <IconButton
          size="small"
          aria-label={t('assessments.item.remove', { name: item.name })}
          onClick={onRemove}
          className="remove"
        >
          <Icon name="close" size={18} />
        </IconButton>
      )}
    </li>
  )
}

/** The problems in their order: by dragging, by the arrows, or with Alt and an arrow key. */
export function ItemList(props: ItemListProps) {
  const { items, sections, pools, isReadOnly = false, onMove, onRemove, onOrder } = props
  const titleOf = (key: string) => sections.find(({ sectionKey }) => String(sectionKey) === key)?.title
  const [said, setSaid] = useState('')

  function move(from: number, to: number) {
    const item = items[from]
    if (!item || to < 0 || to >= items.length || isReadOnly) return
    onMove(from, to)
    setSaid(t('assessments.item.moved', { name: item.name, number: String(to + 1), count: String(items.length) }))
  }
  const dragOf = useDrag(move)
  return (
    <>
      <List>
        {items.map((item, position) => (
          <ItemRow
            key={item.itemKey}
            items={items}
            sections={sections}
            pools={pools}
            onOrder={onOrder}
            heading={item.section === (items[position - 1]?.section ?? '') ? undefined : titleOf(item.section)}
            isReadOnly={isReadOnly}
            item={item}
            position={position}
            onMove={(to) => move(position, to)}
            onRemove={() => onRemove(position)}
            drag={dragOf(position)}
          />
        ))}
      </List>
      <MoveMessage role="status">{said}</MoveMessage>
    </>
  )
}
