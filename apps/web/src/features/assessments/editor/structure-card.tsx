import { t } from '@isomorph/messages'
import IconButton from '@mui/material/IconButton'
import { Button, Card, Icon } from '@isomorph/ui'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField, TextField } from '../../../forms/field.tsx'

import { nameOfPool, type AssessmentDraft, type SectionDraft } from './assessment-draft.ts'
import { PartList, PartNote, StructureRows } from './structure.styles.ts'

interface StructureProps {
  readonly isReadOnly: boolean
  /** The sections were changed: problems are put in their order. */
  readonly onOrder: (sections: readonly SectionDraft[]) => void
}

/** Sections and pools of an assessment. */
export function StructureCard(props: StructureProps) {
  return (
    <Card>
      <StructureRows disabled={props.isReadOnly}>
        <Sections {...props} />
        <Pools {...props} />
      </StructureRows>
    </Card>
  )
}

function nextKey(keys: readonly number[]): number {
  return Math.max(0, ...keys) + 1
}

interface PartProps {
  readonly position: number
  readonly isReadOnly: boolean
  readonly onRemove: () => void
}

interface SectionFieldsProps extends PartProps {
  readonly sectionKey: number
  readonly onUp: () => void
}

function SectionTools({ position, onUp, onRemove }: Pick<SectionFieldsProps, 'position' | 'onUp' | 'onRemove'>) {
  const number = String(position + 1)
  return (
    <span>
      <IconButton
        size="small"
        aria-label={t('assessments.sections.moveUp', { number })}
        disabled={position === 0}
        onClick={onUp}
      >
        <Icon name="arrowUp" size={16} />
      </IconButton>
      <Button size="small" onClick={onRemove} aria-label={t('assessments.sections.remove', { number })}>
        {t('shared.remove')}
      </Button>
    </span>
  )
}

function SectionFields({ sectionKey, position, isReadOnly, onUp, onRemove }: SectionFieldsProps) {
  const { control } = useFormContext<AssessmentDraft>()
  return (
    <li>
      <TextField
        control={control}
        name={`sections.${position}.title`}
        id={`section-${sectionKey}`}
        label={t('assessments.sections.title')}
      />
      <TextField
        control={control}
        name={`sections.${position}.instructions`}
        id={`section-instructions-${sectionKey}`}
        label={t('assessments.sections.instructions')}
        isMultiline
      />
      <CheckboxField
        control={control}
        name={`sections.${position}.isShuffled`}
        label={t('assessments.sections.shuffled')}
      />
      {!isReadOnly && <SectionTools position={position} onUp={onUp} onRemove={onRemove} />}
    </li>
  )
}

/** The sections of the draft, and what can be done with them. Problems of a removed section stay, in none. */
function useSections(onOrder: StructureProps['onOrder']) {
  const { control, getValues, setValue } = useFormContext<AssessmentDraft>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'sections' })

  function add() {
    const sectionKey = nextKey(getValues('sections').map((section) => section.sectionKey))
    append({ sectionKey, title: '', instructions: '', savedInstructions: null, isShuffled: false })
  }

  function take(position: number, sectionKey: number) {
    const key = String(sectionKey)
    getValues('items').forEach((item, at) => {
      if (item.section !== key) return
      setValue(`items.${at}.section`, '', { shouldDirty: true })
    })
    remove(position)
    onOrder(getValues('sections'))
  }

  function moveUp(position: number) {
    move(position, position - 1)
    onOrder(getValues('sections'))
  }
  return { fields, add, take, moveUp }
}

function Sections({ isReadOnly, onOrder }: StructureProps) {
  const { fields, add, take, moveUp } = useSections(onOrder)
  return (
    <section aria-label={t('assessments.sections')}>
      <h2>{t('assessments.sections')}</h2>
      {fields.length === 0 && <PartNote>{t('assessments.sections.explain')}</PartNote>}
      <PartList>
        {fields.map(({ id, sectionKey }, position) => (
          <SectionFields
            key={id}
            sectionKey={sectionKey}
            position={position}
            isReadOnly={isReadOnly}
            onUp={() => moveUp(position)}
            onRemove={() => take(position, sectionKey)}
          />
        ))}
      </PartList>
      {!isReadOnly && (
        <Button variant="outlined" onClick={add}>
          {t('assessments.sections.add')}
        </Button>
      )}
    </section>
  )
}

function PoolFields({ poolKey, position, isReadOnly, onRemove }: PartProps & { readonly poolKey: number }) {
  const { control } = useFormContext<AssessmentDraft>()
  const pools = useWatch({ control, name: 'pools' })
  const items = useWatch({ control, name: 'items' })
  const count = items.filter(({ pool }) => pool === String(poolKey)).length
  return (
    <li>
      <strong>{nameOfPool(pools, String(poolKey))}</strong>
      <PartNote>
        {isReadOnly ? t('assessments.pools.count', { count }) : t('assessments.pools.count.how', { count })}
      </PartNote>
      <TextField
        control={control}
        name={`pools.${position}.draws`}
        id={`pool-draws-${poolKey}`}
        label={t('assessments.pools.draws')}
        input={{ inputMode: 'numeric' }}
      />
      <TextField
        control={control}
        name={`pools.${position}.points`}
        id={`pool-points-${poolKey}`}
        label={t('assessments.pools.points')}
        input={{ inputMode: 'decimal' }}
      />
      {!isReadOnly && (
        <span>
          <Button
            size="small"
            onClick={onRemove}
            aria-label={t('assessments.pools.remove', { number: String(position + 1) })}
          >
            {t('shared.remove')}
          </Button>
        </span>
      )}
    </li>
  )
}

function Pools({ isReadOnly }: StructureProps) {
  const { control, getValues, setValue } = useFormContext<AssessmentDraft>()
  const { append, remove } = useFieldArray({ control, name: 'pools' })
  const pools = useWatch({ control, name: 'pools' })

  function take(position: number, poolKey: number) {
    const key = String(poolKey)
    getValues('items').forEach((item, at) => {
      if (item.pool === key) setValue(`items.${at}.pool`, '', { shouldDirty: true })
    })
    remove(position)
  }
  return (
    <section aria-label={t('assessments.pools')}>
      <h2>{t('assessments.pools')}</h2>
      {pools.length === 0 && <PartNote>{t('assessments.pools.explain')}</PartNote>}
      <PartList>
        {pools.map(({ poolKey }, position) => (
          <PoolFields
            key={poolKey}
            poolKey={poolKey}
            position={position}
            isReadOnly={isReadOnly}
            onRemove={() => take(position, poolKey)}
          />
        ))}
      </PartList>
      {!isReadOnly && (
        <Button
          variant="outlined"
          onClick={() => append({ poolKey: nextKey(pools.map(({ poolKey }) => poolKey)), draws: '1', points: '1' })}
        >
          {t('assessments.pools.add')}
        </Button>
      )}
    </section>
  )
}
