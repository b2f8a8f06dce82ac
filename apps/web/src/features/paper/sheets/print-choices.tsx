import { t, type PlainKey } from '@isomorph/messages'
import { Button, SelectInput } from '@isomorph/ui'
import GlobalStyles from '@mui/material/GlobalStyles'
import { formatCount } from '../../../numbers/counts.ts'
import { optionsOf } from '../../../forms/message-options.ts'
import { Controls } from './print.styles.ts'

export interface PrintChoice {
  readonly part: 'sheets' | 'key' | 'list'
  readonly size: 'A4' | 'letter'
  /** In millimetres. */
  readonly room: (typeof rooms)[number]
}

const parts: readonly (readonly [PrintChoice['part'], PlainKey])[] = [
  ['sheets', 'paper.print.sheets'],
  ['key', 'paper.print.key'],
  ['list', 'paper.print.list'],
]

function sizes() {
  return [{ value: 'A4', label: 'A4' } as const, { value: 'letter', label: t('paper.print.letter') } as const]
}

const rooms = ['0', '30', '60', '120'] as const

function roomOptions() {
  return rooms.map((value) => {
    const centimetres = Number(value) / 10
    const label =
      centimetres === 0
        ? t('paper.print.room.none')
        : t('paper.print.room.centimetres', { count: formatCount(centimetres) })
    return { value, label }
  })
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
        <SelectInput
          label={t('paper.print.what')}
          value={choice.part}
          options={optionsOf(parts)}
          onChange={(part) => change({ part })}
        />
        <SelectInput
          label={t('paper.print.paper')}
          value={choice.size}
          options={sizes()}
          onChange={(size) => change({ size })}
        />
        {choice.part === 'sheets' && (
          <SelectInput
            label={t('paper.print.room')}
            value={choice.room}
            options={roomOptions()}
            onChange={(room) => change({ room })}
          />
        )}
        <div>
          <Button variant="contained" disabled={!isReady} onClick={() => window.print()}>
            {t('paper.print.submit')}
          </Button>
        </div>
      </Controls>
    </>
  )
}
