import { styled } from '@mui/material/styles'
import { Button, color, fontSize, Icon, radius } from '@isomorph/ui'
import { useId, useRef, useState, type DragEvent } from 'react'

const Zone = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: 20,
  border: `1px dashed ${color.control}`,
  borderRadius: radius.control,
  fontSize: fontSize.table,
  '&[data-over="true"]': { borderColor: color.primary, backgroundColor: color.primarySoft },
  '& label': { color: color.primary, fontWeight: 620, cursor: 'pointer', textDecoration: 'underline' },
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0, overflow: 'hidden' },
  '& input:focus-visible + label': { outline: `2px solid ${color.primary}`, outlineOffset: 2, borderRadius: 2 },
  '& span': { overflowWrap: 'anywhere', minWidth: 0 },
})

/** `12 kB` */
export function sizeOf({ size }: Pick<File, 'size'>): string {
  return size < 1_000_000 ? `${Math.ceil(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`
}

/** One CSV file, chosen or dropped. */
export function FileInput({ file, onChange }: { file: File | null; onChange: (file: File | null) => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onChange(dropped)
  }
  function remove() {
    if (input.current) input.current.value = ''
    onChange(null)
  }
  return (
    <Zone
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Icon name={file ? 'checkCircle' : 'add'} />
      <input
        ref={input}
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={(event) => onChange(event.target.files?.[0] ?? null)}
      />
      <label htmlFor={id}>{file ? 'Choose another file' : 'Choose a CSV file'}</label>
      {file ? (
        <span>
          {file.name}, {sizeOf(file)}
        </span>
      ) : (
        <span style={{ color: color.textSecond }}>or drop it here</span>
      )}
      {file && (
        <Button size="small" onClick={remove}>
          Remove
        </Button>
      )}
    </Zone>
  )
}
