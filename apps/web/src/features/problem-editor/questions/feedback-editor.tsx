import { styled } from '@mui/material/styles'
import { fontSize } from '@isomorph/ui'
import { emptyRichText, type RichText } from '@isomorph/rich-text'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isEmptyRichText, RichTextEditor } from '../../../rich-text-editor/index.ts'
import { useIsReadOnly } from '../draft/editor-context.ts'
import { useRichTextHost } from '../rich-text-host.ts'
import { AddButton } from './questions.styles.ts'

// The tools of the text stand over its label and not over what is above.
const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, paddingTop: 20 })
const Label = styled('span')({ fontSize: fontSize.table, fontWeight: 620 })

interface OptionalTextProps {
  readonly label: string
  readonly addLabel: string
  readonly value: RichText | undefined
  readonly placeholder?: string
  readonly onChange: (value: RichText | undefined) => void
}

/** A text that most leave out: a button until it is wanted. Emptied, it goes away again when stored. */
export function OptionalText({ label, addLabel, value, placeholder = '', onChange }: OptionalTextProps): ReactNode {
  const host = useRichTextHost()
  const isReadOnly = useIsReadOnly()
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(value !== undefined)
  const [wasAskedFor, setAskedFor] = useState(false)
  // The button that had the focus is gone: typing goes on in the field that took its place.
  useEffect(() => {
    if (wasAskedFor) root.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus()
  }, [wasAskedFor])
  const open = () => {
    setOpen(true)
    setAskedFor(true)
  }
  if (!isOpen && value === undefined) {
    return (
      <AddButton size="small" onClick={open}>
        {addLabel}
      </AddButton>
    )
  }
  return (
    <Root ref={root}>
      <Label>{label}</Label>
      <RichTextEditor
        isReadOnly={isReadOnly}
        label={label}
        isCompact
        value={value ?? emptyRichText}
        host={host}
        placeholder={placeholder}
        onChange={(changed) => onChange(isEmptyRichText(changed) ? undefined : changed)}
      />
    </Root>
  )
}
