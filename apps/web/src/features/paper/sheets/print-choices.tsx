import { Button, SelectInput } from '@isomorph/ui'
import GlobalStyles from '@mui/material/GlobalStyles'
import { Controls } from './print.styles.ts'

const parts = [
  { value: 'sheets', label: 'Sheets' },
  { value: 'key', label: 'Key' },
  { value: 'list', label: 'Marking list' },
] as const

const sizes = [
  { value: 'A4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
] as const

const rooms = [
  { value: '0', label: 'None' },
  { value: '30', label: '3 cm' },
  { value: '60', label: '6 cm' },
  { value: '120', label: '12 cm' },
] as const

export interface PrintChoice {
  readonly part: (typeof parts)[number]['value']
  readonly size: (typeof sizes)[number]['value']
  readonly room: (typeof rooms)[number]['value']
}

export const firstChoice: PrintChoice = { part: 'sheets', size: 'A4', room: '30' }

interface PrintChoicesProps {
  readonly choice: PrintChoice
  readonly onChange: (choice: PrintChoice) => void
  /** Everything that is to be printed stands on the page. */
  readonly isReady: boolean
}

/** What is printed, and how. The browser prints, and saves as PDF. */
export function PrintChoices({ choice, onChange, isReady }: PrintChoicesProps) {
  const change = (changed: Partial<PrintChoice>) => onChange({ ...choice, ...changed })
  return (
    <>
      <GlobalStyles styles={{ '@page': { size: choice.size, margin: '15mm' } }} />
      <Controls>
        <SelectInput label="Print" value={choice.part} options={parts} onChange={(part) => change({ part })} />
        <SelectInput label="Paper" value={choice.size} options={sizes} onChange={(size) => change({ size })} />
        {choice.part === 'sheets' && (
          <SelectInput
            label="Room after each problem"
            value={choice.room}
            options={rooms}
            onChange={(room) => change({ room })}
          />
        )}
        <div>
          <Button variant="contained" disabled={!isReady} onClick={() => window.print()}>
            Print or save as PDF
          </Button>
        </div>
      </Controls>
    </>
  )
}
