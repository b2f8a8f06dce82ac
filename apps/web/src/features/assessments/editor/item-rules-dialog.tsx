import { t } from '@isomorph/messages'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Button, Dialog, SelectInput } from '@isomorph/ui'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { CheckboxField, TextField } from '../../../forms/field.tsx'
import { inPool, inSection, nameOfPool, type AssessmentDraft } from './assessment-draft.ts'
import { EditorRows } from './editor.styles.ts'
import type { ItemRulesProps } from './item-rules-button.tsx'

/** The section and the pool that a problem stands in. */
function Place({ item, position, items, sections, pools, onOrder }: ItemRulesProps) {
  const putInto = (section: string) => onOrder(inSection(items, position, section))
  return (
    <>
      {sections.length > 0 && (
        <SelectInput
          id="item-section"
          label={t('assessments.rules.section')}
          value={item.section}
          options={[
            { value: '', label: t('assessments.rules.section.none') },
            ...sections.map(({ sectionKey, title }) => ({ value: String(sectionKey), label: title })),
          ]}
          onChange={putInto}
        />
      )}
      {pools.length > 0 && (
        <SelectInput
          id="item-pool"
          label={t('assessments.rules.pool')}
          hint={t('assessments.rules.pool.hint')}
          value={item.pool}
          options={[
            { value: '', label: t('assessments.rules.pool.none') },
            ...pools.map(({ poolKey }) => ({ value: String(poolKey), label: nameOfPool(pools, String(poolKey)) })),
          ]}
          onChange={(pool) => onOrder(inPool(items, position, pool))}
        />
      )}
    </>
  )
}

/** Whether a problem is a bonus, and its own attempts and penalty. */
function OwnRules({ item, position }: Pick<ItemRulesProps, 'item' | 'position'>) {
  const { control } = useFormContext<AssessmentDraft>()
  return (
    <>
      {item.pool === '' && (
        <CheckboxField
          control={control}
          name={`items.${position}.isBonus`}
          label={t('assessments.rules.bonus')}
          hint={t('assessments.rules.bonus.hint')}
        />
      )}
      <TextField
        control={control}
        name={`items.${position}.learnerTitle`}
        id="item-title"
        label={t('assessments.rules.title')}
        hint={t('assessments.rules.title.hint')}
      />
      <TextField
        control={control}
        name={`items.${position}.attemptsAllowed`}
        id="item-attempts"
        label={t('assessments.rules.attempts')}
        hint={t('assessments.rules.asInCourse')}
        input={{ inputMode: 'numeric' }}
      />
      <TextField
        control={control}
        name={`items.${position}.attemptPenaltyPercent`}
        id="item-penalty"
        label={t('assessments.rules.penalty')}
        hint={t('assessments.rules.asInCourse')}
        input={{ inputMode: 'decimal' }}
      />
    </>
  )
}

/** Where a problem stands, and what it has of its own here. */
export function ItemRulesDialog(props: ItemRulesProps & { readonly onClose: () => void }) {
  const { item, position, onClose } = props
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{item.name}</DialogTitle>
      <DialogContent>
        <EditorRows>
          <Place {...props} />
          {/* The form keeps fields by place, which changes with the section. */}
          <OwnRules key={position} item={item} position={position} />
        </EditorRows>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('assessments.rules.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
