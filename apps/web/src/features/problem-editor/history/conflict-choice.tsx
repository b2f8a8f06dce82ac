import { inParts } from '../../../messages/in-parts.tsx'
import Button from '@mui/material/Button'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { t } from '@isomorph/messages'
import { color, fontSize } from '@isomorph/ui'
import { useId, useState, type ReactNode } from 'react'
import type { Side } from '../merge/merge-sequences.ts'
import type { Change } from '../merge/three-way-merge.ts'
import { TextDiff } from './text-diff.tsx'
import { ConflictActions, ConflictContent, Paragraph, ScrolledOnPhones } from './history.styles.ts'

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  fontSize: fontSize.table,
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& h3': { margin: '0 0 4px', fontSize: fontSize.table, fontWeight: 650 },
  '& ul': { margin: 0, paddingInlineStart: 20 },
})
const Group = styled('fieldset')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 0,
  padding: 12,
  border: `1px solid ${color.line}`,
  borderRadius: 8,
  '& legend': { padding: '0 4px', fontSize: fontSize.table, fontWeight: 650 },
  '& label': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 8, fontSize: fontSize.table },
  '& input': { width: 18, height: 18, margin: '2px 0 0', accentColor: color.primary },
})
const Choice = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 })

const sides = [
  ['mine', 'problem-history.yours'],
  ['theirs', 'problem-history.theirs'],
] as const satisfies readonly (readonly [Side, string])[]

interface OverlapFieldProps {
  readonly overlap: Change
  readonly side: Side | undefined
  readonly onChoose: (side: Side) => void
  readonly numberOf: (key: number) => number
}

/** Something that both changed: whose goes on. */
function OverlapField({ overlap, side, onChoose, numberOf }: OverlapFieldProps): ReactNode {
  const name = useId()
  return (
    <Group>
      <legend>{t('problem-history.overlap', { name: overlap.name })}</legend>
      {sides.map(([each, key]) => {
        const label = t(key)
        const said = overlap[each]
        return (
          <label key={each}>
            <input type="radio" name={name} checked={side === each} onChange={() => onChoose(each)} />
            <Choice>
              {typeof said === 'string' ? t('problem-history.side.said', { side: label, what: said }) : label}
              {typeof said !== 'string' && 'base' in overlap && (
                <TextDiff
                  before={overlap.base}
                  after={said}
                  label={t('problem-history.side.said', { side: label, what: overlap.name })}
                  numberOf={numberOf}
                />
              )}
            </Choice>
          </label>
        )
      })}
    </Group>
  )
}

function ChangeList({ title, changes }: { title: string; changes: readonly string[] }): ReactNode {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
        {changes.length === 0 && <li>{t('problem-history.nothingElse')}</li>}
      </ul>
    </div>
  )
}

interface ConflictFrameProps {
  /** Who saved first. */
  readonly name: string
  /** The version that they saved. */
  readonly number: number
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The dialog that says who saved which version meanwhile. */
export function ConflictFrame({ name, number, onClose, children }: ConflictFrameProps): ReactNode {
  const titleId = useId()
  return (
    <ScrolledOnPhones open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {inParts('problem-history.conflict.title', { name: <bdi>{name}</bdi>, number })}
      </DialogTitle>
      {children}
    </ScrolledOnPhones>
  )
}

interface OtherWaysProps {
  readonly onClose: () => void
  readonly onTakeTheirs: () => void
}

/** What can be done without saving. */
export function OtherWays({ onClose, onTakeTheirs }: OtherWaysProps): ReactNode {
  return (
    <>
      <Button onClick={onClose}>{t('problem-history.goOn')}</Button>
      <Button color="error" onClick={onTakeTheirs}>
        {t('problem-history.takeTheirs')}
      </Button>
    </>
  )
}

interface ConflictChoiceProps {
  readonly explanation: string
  /** Each change in a sentence. */
  readonly theyChanged: readonly string[]
  readonly youChanged: readonly string[]
  readonly overlaps: readonly Change[]
  /** Numbers of questions in texts that overlap. */
  readonly numberOf: (key: number) => number
  /** The version that a save makes. */
  readonly nextNumber: number
  readonly isSaving: boolean
  readonly others: ReactNode
  readonly onMerge: (choices: ReadonlyMap<string, Side>) => void
  readonly onSaveMine: () => void
}

/** What each of the two did, what both changed, and the button that saves both. */
export function ConflictChoice(props: ConflictChoiceProps): ReactNode {
  const { overlaps, numberOf, isSaving } = props
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const isChosen = overlaps.every(({ id }) => choices.has(id))
  return (
    <>
      <ConflictContent>
        <Paragraph>{props.explanation}</Paragraph>
        <Sides>
          <ChangeList title={t('problem-history.theyChanged')} changes={props.theyChanged} />
          <ChangeList title={t('problem-history.youChanged')} changes={props.youChanged} />
        </Sides>
        {overlaps.map((overlap) => (
          <OverlapField
            key={overlap.id}
            overlap={overlap}
            side={choices.get(overlap.id)}
            onChoose={(side) => setChoices(new Map([...choices, [overlap.id, side]]))}
            numberOf={numberOf}
          />
        ))}
      </ConflictContent>
      <ConflictActions disableSpacing>
        {props.others}
        <Button disabled={isSaving} onClick={props.onSaveMine}>
          {t('problem-history.saveMine')}
        </Button>
        <Button variant="contained" disabled={isSaving || !isChosen} onClick={() => props.onMerge(choices)}>
          {t('problem-history.merge', { number: String(props.nextNumber) })}
        </Button>
      </ConflictActions>
    </>
  )
}
