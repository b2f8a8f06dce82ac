import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'
import { keyboardLayouts, type KeyboardLayout } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { keyboardNames } from '../../../math/index.ts'
import { useIsReadOnly } from '../draft/editor-context.ts'

const Fieldset = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 4, fontSize: fontSize.table, fontWeight: 620 },
})
const Choice = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  padding: '0 12px',
  border: `1px solid ${color.control}`,
  borderRadius: 16,
  fontSize: fontSize.table,
  cursor: 'pointer',
  '& input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  '&:has(:checked)': { borderColor: color.primary, backgroundColor: color.primarySoft, fontWeight: 620 },
  '&:has(:checked)::before': { content: '"✓ "', whiteSpace: 'pre' },
  '&:has(:focus-visible)': { outline: `2px solid ${color.primary}`, outlineOffset: 2 },
})

interface KeyboardsChoiceProps {
  readonly value: readonly KeyboardLayout[]
  readonly onChange: (keyboards: readonly KeyboardLayout[]) => void
}

/** Which on-screen keyboards students get. Who may only read the problem sees the chosen ones, as text. */
export function KeyboardsChoice({ value, onChange }: KeyboardsChoiceProps): ReactNode {
  const isReadOnly = useIsReadOnly()
  const chosen = keyboardLayouts.filter((layout) => value.includes(layout))
  if (isReadOnly && chosen.length === 0) return null
  return (
    <Fieldset>
      <legend>{t('question-editor.keyboards')}</legend>
      {isReadOnly
        ? chosen.map((layout) => t(keyboardNames[layout])).join(', ')
        : keyboardLayouts.map((layout) => (
            <Choice key={layout}>
              <input
                type="checkbox"
                checked={value.includes(layout)}
                onChange={(event) =>
                  onChange(
                    keyboardLayouts.filter((each) => (each === layout ? event.target.checked : value.includes(each))),
                  )
                }
              />
              {t(keyboardNames[layout])}
            </Choice>
          ))}
    </Fieldset>
  )
}
