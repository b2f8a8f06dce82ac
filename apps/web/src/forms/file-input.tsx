import { styled } from '@mui/material/styles'
import { t, type PlainKey } from '@isomorph/messages'
import { Button, color, fontSize, Icon, radius } from '@isomorph/ui'
import { useId, useRef, useState, type DragEvent } from 'react'
import { fileSize } from '../numbers/file-size.ts'

const Zone = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: 20,
  border: `1px dashed ${color.control}`,
  borderRadius: radius.control,
  fontSize: fontSize.table,
  '&[data-invalid="true"]': { borderColor: color.error },
  '&[data-over="true"]': { borderColor: color.primary, backgroundColor: color.primarySoft },
  '& label': { color: color.primary, fontWeight: 620, cursor: 'pointer', textDecoration: 'underline' },
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0, overflow: 'hidden' },
  '& input:focus-visible + label': { outline: `2px solid ${color.primary}`, outlineOffset: 2, borderRadius: 2 },
  '& span': { overflowWrap: 'anywhere', minWidth: 0 },
})

const Second = styled('span')({ color: color.textSecond })

const ErrorLine = styled('p')({ flexBasis: '100%', margin: 0, color: color.errorText, overflowWrap: 'anywhere' })

/** What kind of file is asked for: what the button says, and what the picker offers. */
export interface FileKind {
  readonly choose: PlainKey
  readonly accept: string
}

export const csvFile: FileKind = {
  choose: 'shared.file.choose.csv',
  accept: '.csv,.tsv,.txt,text/csv,text/plain',
}
export const zipFile: FileKind = { choose: 'shared.file.choose.zip', accept: '.zip,application/zip' }

interface FileInputProps {
  readonly file: File | null
  readonly kind: FileKind
  readonly error: string | undefined
  readonly inputRef: (input: HTMLInputElement | null) => void
  readonly onChange: (file: File | null) => void
}

interface PickerProps extends Pick<FileInputProps, 'onChange' | 'kind'> {
  readonly id: string
  readonly isInvalid: boolean
  readonly attach: (element: HTMLInputElement | null) => void
}

function Picker({ id, kind, isInvalid, attach, onChange }: PickerProps) {
  return (
    <input
      ref={attach}
      id={id}
      type="file"
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? `${id}-error` : undefined}
      accept={kind.accept}
      onChange={(event) => onChange(event.target.files?.[0] ?? null)}
    />
  )
}

function ChosenFile({ file, onRemove }: { file: File | null; onRemove: () => void }) {
  if (!file) return <Second>{t('shared.file.drop')}</Second>
  return (
    <>
      <span>
        {file.name}, {fileSize(file.size)}
      </span>
      <Button size="small" onClick={onRemove}>
        {t('shared.remove')}
      </Button>
    </>
  )
}

/** Takes a file that is dropped, and knows whether one is held above. */
function useDrop(onDrop: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  const handlers = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setIsOver(false)
      const [dropped] = event.dataTransfer.files
      if (dropped) onDrop(dropped)
    },
  }
  return { isOver, handlers }
}

/** One file, chosen or dropped. */
export function FileInput({ file, kind, error, inputRef, onChange }: FileInputProps) {
  const id = useId()
  const input = useRef<HTMLInputElement | null>(null)
  const { isOver, handlers } = useDrop(onChange)
  function remove() {
    if (input.current) input.current.value = ''
    onChange(null)
  }
  return (
    <Zone data-over={isOver} data-invalid={error !== undefined} {...handlers}>
      <Icon name={file ? 'checkCircle' : 'add'} />
      <Picker
        id={id}
        kind={kind}
        isInvalid={error !== undefined}
        attach={(element) => {
          input.current = element
          inputRef(element)
        }}
        onChange={onChange}
      />
      <label htmlFor={id}>{file ? t('shared.file.chooseAnother') : t(kind.choose)}</label>
      <ChosenFile file={file} onRemove={remove} />
      {error !== undefined && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </Zone>
  )
}
