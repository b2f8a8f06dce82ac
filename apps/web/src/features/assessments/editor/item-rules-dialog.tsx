import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Button, Dialog, SelectInput } from '@isomorph/ui'
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
          label="Section"
          value={item.section}
          options={[
            { value: '', label: 'None' },
            ...sections.map(({ sectionKey, title }) => ({ value: String(sectionKey), label: title })),
          ]}
          onChange={putInto}
        />
      )}
      {pools.length > 0 && (
        <SelectInput
          id="item-pool"
          label="Pool"
          hint="Every student is given some of the problems of a pool."
          value={item.pool}
          options={[
            { value: '', label: 'None: every student is given it' },
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
          label="Bonus problem"
          hint="Adds points, and nothing to what can be earned."
        />
      )}
      <TextField
        control={control}
        name={`items.${position}.learnerTitle`}
        id="item-title"
        label="Title for students"
        hint="Empty: its name, or “Problem 3” where names are hidden"
      />
      <TextField
        control={control}
        name={`items.${position}.attemptsAllowed`}
        id="item-attempts"
        label="Attempts"
        hint="Empty: as in the course"
        input={{ inputMode: 'numeric' }}
      />
      <TextField
        control={control}
        name={`items.${position}.attemptPenaltyPercent`}
        id="item-penalty"
        label="Penalty per further attempt, percent"
        hint="Empty: as in the course"
        input={{ inputMode: 'decimal' }}
      />
    </>
  )
}

/** Where a problem stands, and what it has of its own here. */
export function ItemRulesDialog(props: ItemRulesProps & { readonly onClose: () => void }) {
  const { item, position, onClose } = props
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="item-rules-title">
      <DialogTitle id="item-rules-title">{item.name}</DialogTitle>
      <DialogContent>
        <EditorRows>
          <Place {...props} />
          {/* The form keeps fields by place, which changes with the section. */}
          <OwnRules key={position} item={item} position={position} />
        </EditorRows>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
