import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { CheckboxInput, color, fontSize, radius } from '@isomorph/ui'
import type { LinkedDraw, Variable } from '@isomorph/problem'
import { memo, type ReactNode } from 'react'
import { useEditorActions, useFieldError } from '../draft/editor-context.ts'
import { EditableFields } from '../draft/editable-fields.tsx'
import { OutlineSection, Quiet } from './outline-section.tsx'
import { AddButton } from './outline.styles.ts'

const Group = styled('fieldset')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  margin: 0,
  padding: 8,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  '& legend': { fontSize: fontSize.small, padding: '0 4px' },
  '& p': { margin: 0, fontSize: fontSize.small, color: color.errorText },
})

function LinkedGroup({
  link,
  index,
  candidates,
  onChange,
  onRemove,
}: {
  link: LinkedDraw
  index: number
  candidates: readonly Variable[]
  onChange: (link: LinkedDraw) => void
  onRemove: () => void
}): ReactNode {
  const error = useFieldError(`linkedDraws.${index}`)
  return (
    <Group>
      <legend>{t('problem-editor.outline.link')}</legend>
      {candidates.map(({ id, name }) => (
        <CheckboxInput
          key={id}
          label={name}
          isChecked={link.variableIds.includes(id)}
          onChange={(isIn) =>
            onChange({
              ...link,
              variableIds: isIn ? [...link.variableIds, id] : link.variableIds.filter((each) => each !== id),
            })
          }
        />
      ))}
      {error !== undefined && <p>{error}</p>}
      <AddButton size="small" color="error" onClick={onRemove}>
        {t('shared.act.delete')}
      </AddButton>
    </Group>
  )
}

/** Number sets and texts that take the same position: symbol with name, material with density. */
export const LinkedDraws = memo(function LinkedDraws({
  links,
  variables,
}: {
  links: readonly LinkedDraw[]
  variables: readonly Variable[]
}): ReactNode {
  const { change, nextId } = useEditorActions()
  const candidates = variables.filter(({ variableType }) => variableType === 'NumberSet' || variableType === 'RichText')
  const set = (changed: readonly LinkedDraw[]): void => change((content) => ({ ...content, linkedDraws: changed }))
  if (links.length === 0 && candidates.length < 2) return null
  return (
    <OutlineSection
      title={t('problem-editor.place.linkedDraws')}
      addLabel={t('problem-editor.outline.link.add')}
      onAdd={() => set([...links, { id: nextId(), variableIds: candidates.slice(0, 2).map(({ id }) => id) }])}
    >
      {links.length === 0 && <Quiet>{t('problem-editor.outline.link.none')}</Quiet>}
      <EditableFields>
        {links.map((link, index) => (
          <LinkedGroup
            key={link.id}
            link={link}
            index={index}
            candidates={candidates}
            onChange={(changed) => set(links.map((each) => (each.id === link.id ? changed : each)))}
            onRemove={() => set(links.filter(({ id }) => id !== link.id))}
          />
        ))}
      </EditableFields>
    </OutlineSection>
  )
})
