import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { Button, CheckboxInput, color, fontSize, TextInput } from '@isomorph/ui'
import {
  excludeVariants,
  includeVariants,
  isAmongVariants,
  pinVariants,
  setDrawsPinnedOnly,
  unpinVariants,
  type ChosenVariant,
  type ProblemContent,
} from '@isomorph/problem'
import { useState, type ReactNode } from 'react'
import { withMinusSigns } from '../../../numbers/minus-signs.ts'
import { useEditorActions } from '../draft/editor-context.ts'
import type { ContentChange } from '../draft/content-changes.ts'
import { refusalOf } from './lab-table.ts'

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, fontSize: fontSize.table })
const Reason = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 8,
  '& > div': { flex: '1 1 240px' },
})
const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: fontSize.small,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, color: color.textSecond },
})

/** `a = 3, b = 7` */
function valuesOf(content: ProblemContent, { drawn }: ChosenVariant): string {
  const named = content.variables.flatMap(({ id, name }) => {
    const value = drawn[String(id)]
    return value === undefined
      ? []
      : [`${name} = ${withMinusSigns(value.length > 40 ? `${value.slice(0, 40)}…` : value)}`]
  })
  return named.join(', ')
}

/** Asks why before anything is excluded. */
function ReasonForm({
  count,
  onExclude,
  onCancel,
}: {
  count: number
  onExclude: (reason: string) => void
  onCancel: () => void
}): ReactNode {
  const [reason, setReason] = useState('')
  const typed = reason.trim()
  return (
    <Reason
      onSubmit={(event) => {
        event.preventDefault()
        if (typed !== '') onExclude(typed)
      }}
    >
      <TextInput
        label={t('variant-lab.reason')}
        value={reason}
        onChange={setReason}
        autoFocus
        input={{ maxLength: 500 }}
      />
      <Button type="submit" variant="contained" disabled={typed === ''}>
        {t('variant-lab.exclude.count', { count })}
      </Button>
      <Button onClick={onCancel}>{t('shared.cancel')}</Button>
    </Reason>
  )
}

interface TickedActsProps {
  readonly content: ProblemContent
  readonly ticked: readonly ChosenVariant[]
  readonly onCompare: (() => void) | undefined
  readonly onDone: (change: ContentChange) => void
}

/** What can be done with ticked variants. */
export function TickedActs({ content, ticked, onCompare, onDone }: TickedActsProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false)
  const refusals = [refusalOf('exclude', content, ticked), refusalOf('pin', content, ticked)] as const
  const pinned = ticked.filter(isAmongVariants(content.pinnedVariants))
  const done = (change: ContentChange): void => {
    setIsAsking(false)
    onDone(change)
  }
  if (ticked.length === 0) return null
  return (
    <>
      <Bar role="group" aria-label={t('variant-lab.selected')}>
        {t('variant-lab.selected.count', { count: ticked.length })}
        <Button variant="outlined" disabled={refusals[0] !== undefined} onClick={() => setIsAsking(true)}>
          {t('variant-lab.exclude')}
        </Button>
        {pinned.length < ticked.length && (
          <Button variant="outlined" disabled={refusals[1] !== undefined} onClick={() => done(pinVariants(ticked))}>
            {t('variant-lab.pin')}
          </Button>
        )}
        {pinned.length > 0 && <Button onClick={() => done(unpinVariants(pinned))}>{t('variant-lab.unpin')}</Button>}
        {onCompare && <Button onClick={onCompare}>{t('variant-lab.sideBySide')}</Button>}
        {refusals.find((refusal) => refusal !== undefined)}
      </Bar>
      {isAsking && (
        <ReasonForm
          count={ticked.length}
          onExclude={(reason) => done(excludeVariants(ticked, reason))}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

interface ChosenVariantsProps {
  readonly content: ProblemContent
  readonly isReadOnly: boolean
  readonly onChanged: () => void
}

/** The variants that an author excluded or pinned, and the way back. */
export function ChosenVariants({ content, isReadOnly, onChanged }: ChosenVariantsProps): ReactNode {
  const { change } = useEditorActions()
  const { excludedVariants = [], pinnedVariants = [], drawsPinnedOnly = false } = content
  const apply = (made: ContentChange): void => {
    change(made)
    onChanged()
  }
  return (
    <>
      {pinnedVariants.length > 0 && (
        <CheckboxInput
          label={t('variant-lab.pinnedOnly', { count: pinnedVariants.length })}
          hint={t('variant-lab.pinnedOnly.hint')}
          isChecked={drawsPinnedOnly}
          isDisabled={isReadOnly}
          onChange={(isOnly) => apply(setDrawsPinnedOnly(isOnly))}
        />
      )}
      {excludedVariants.length > 0 && (
        <List aria-label={t('variant-lab.excluded')}>
          {excludedVariants.map((variant) => (
            <li key={JSON.stringify(variant.drawn)}>
              {t('variant-lab.excluded.one', { values: valuesOf(content, variant), reason: variant.reason })}
              {!isReadOnly && (
                <Button onClick={() => apply(includeVariants([variant]))}>{t('variant-lab.putBack')}</Button>
              )}
            </li>
          ))}
        </List>
      )}
    </>
  )
}
