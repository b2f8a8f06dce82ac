import { paperSheetMaximum, paperVersions, type PaperSheets } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { Button, Card, MessageBand, SelectInput, TextInput } from '@isomorph/ui'
import { useState } from 'react'
import { requestErrorOf } from '../../../data/index.ts'
import { formatCount } from '../../../numbers/counts.ts'
import { optionsOf } from '../../../forms/message-options.ts'
import { useMakePaperSheetsMutation } from '../paper.api.ts'
import { Controls, OnScreen } from './print.styles.ts'
import type { PaperKind } from './use-paper-contents.ts'

const kinds: readonly (readonly [PaperKind, PlainKey])[] = [
  ['learners', 'paper.make.learners'],
  ['versions', 'paper.make.versions'],
]

/** The whole number that a text says, between 1 and a bound. */
function countOf(text: string, most: number): number | undefined {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  return count >= 1 && count <= most ? count : undefined
}

interface VersionFieldsProps {
  readonly versions: string
  readonly setVersions: (versions: string) => void
  readonly text: string
  readonly setText: (text: string) => void
  readonly isWrong: boolean
}

/** How many versions, and how many sheets of all of them. */
function VersionFields({ versions, setVersions, text, setText, isWrong }: VersionFieldsProps) {
  return (
    <>
      <SelectInput
        label={t('paper.make.howMany')}
        value={versions}
        options={paperVersions.map((version, index) => ({
          value: String(index + 1),
          label: index === 0 ? t('paper.make.onlyA') : t('paper.make.upTo', { version }),
        }))}
        onChange={setVersions}
      />
      <TextInput
        label={t('paper.make.inAll')}
        value={text}
        onChange={setText}
        error={isWrong ? t('paper.make.wrong', { most: formatCount(paperSheetMaximum) }) : undefined}
        input={{ inputMode: 'numeric' }}
      />
    </>
  )
}

/** What making sheets does, and for whom it makes none. */
function explanationOf({ hasPools, begunOnScreen }: PaperSheets): string {
  return [
    ...(hasPools ? [t('paper.make.pools')] : []),
    t('paper.make.explain'),
    ...(begunOnScreen > 0 ? [t('paper.make.onScreen', { count: begunOnScreen })] : []),
  ].join(' ')
}

interface MakeSheetsProps {
  readonly groupAssessmentId: number
  readonly made: PaperSheets
  readonly onMade: (kind: PaperKind) => void
}

/** Makes the sheets that are missing. */
export function MakeSheets({ groupAssessmentId, made, onMade }: MakeSheetsProps) {
  const [kind, setKind] = useState<PaperKind>('learners')
  const [versions, setVersions] = useState('2')
  const [text, setText] = useState('30')
  const [make, { isLoading, error }] = useMakePaperSheetsMutation()
  const count = countOf(text, paperSheetMaximum)
  const isReady = kind === 'learners' || count !== undefined
  const save = async () => {
    const body = kind === 'learners' ? { kind } : { kind, versions: Number(versions), count: count ?? 1 }
    const outcome = await make({ params: { groupAssessmentId }, body })
    if (!outcome.error) onMade(kind)
  }
  return (
    <OnScreen>
      <Card>
        <Controls>
          {!made.hasPools && (
            <SelectInput label={t('paper.make.kind')} value={kind} options={optionsOf(kinds)} onChange={setKind} />
          )}
          {kind === 'versions' && (
            <VersionFields {...{ versions, setVersions, text, setText }} isWrong={count === undefined} />
          )}
          <div>
            <Button
              variant={made.sheets.length > 0 ? 'outlined' : 'contained'}
              disabled={!isReady || isLoading}
              onClick={() => void save()}
            >
              {isLoading ? t('paper.make.busy') : t('paper.make.submit')}
            </Button>
          </div>
        </Controls>
        <p>{explanationOf(made)}</p>
        {error && <MessageBand tone="error">{requestErrorOf(error).detail}</MessageBand>}
      </Card>
    </OnScreen>
  )
}
