import { Button, CheckboxInput, Dialog, ErrorSummary, SelectInput, TextInput, ConfirmDialog } from '@isomorph/ui'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { Group, Specimen } from './specimen.tsx'
import { FieldGrid } from './specimens.styles.ts'

const choices = [
  { value: 'best', label: 'The best attempt' },
  { value: 'last', label: 'The last attempt' },
] as const

const longChoices = [
  { value: 'long', label: 'Accept what arrives after a short silence of the network, and ask me about all other work' },
] as const

function Fields() {
  const [text, setText] = useState('')
  const [counts, setCounts] = useState<(typeof choices)[number]['value']>('best')
  const [isChecked, setChecked] = useState(true)
  return (
    <FieldGrid>
      <TextInput label="Empty" value={text} onChange={setText} placeholder="Type a name" />
      <TextInput label="With a hint" value="Statics" onChange={setText} hint="Learners see this name." isRequired />
      <TextInput id="wrong" label="Wrong" value="min" onChange={setText} error="A minimum is a plain number." />
      <TextInput label="Disabled" value="1.43.1" onChange={setText} isDisabled />
      <TextInput label="A date" type="datetime-local" value="2026-11-20T17:00" onChange={setText} />
      <TextInput label="Several lines" value={'One\nTwo'} onChange={setText} isMultiline />
      <SelectInput label="A choice" value={counts} options={choices} onChange={setCounts} />
      <SelectInput
        label="A wrong choice"
        value={counts}
        options={choices}
        onChange={setCounts}
        error="Choose another."
      />
      <SelectInput label="A long choice" value="long" options={longChoices} onChange={() => undefined} />
      <CheckboxInput
        label="Publish it now"
        hint="Learners see it at once."
        isChecked={isChecked}
        onChange={setChecked}
      />
      <CheckboxInput label="Not for you to change" isChecked onChange={() => undefined} isDisabled />
    </FieldGrid>
  )
}

function FormDialogSpecimen({ isOpen, onClose: close }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby="form-title">
      <DialogTitle id="form-title">Add people</DialogTitle>
      <DialogContent>
        <Fields />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Cancel</Button>
        <Button variant="contained" onClick={close}>
          Add
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Dialogs() {
  const [open, setOpen] = useState<'confirm' | 'delete' | 'form' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen('confirm')}>
        Ask
      </Button>
      <Button variant="outlined" onClick={() => setOpen('delete')}>
        Ask before deleting
      </Button>
      <Button variant="outlined" onClick={() => setOpen('form')}>
        Form in a dialog
      </Button>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Finish now?"
        confirmLabel="Finish"
        onConfirm={close}
        onCancel={close}
      >
        You have submitted every problem. After finishing nothing can be changed.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'delete'}
        title="Delete this course for good?"
        confirmLabel="Delete"
        isDestructive
        onConfirm={close}
        onCancel={close}
      >
        Its assessments and results go with it.
      </ConfirmDialog>
      <FormDialogSpecimen isOpen={open === 'form'} onClose={close} />
    </>
  )
}

/** Fields, summaries, dialogs. */
export function FormSpecimens() {
  const [isWrong, setWrong] = useState(false)
  return (
    <Group title="Fields and dialogs">
      <Specimen title="Fields">
        <Fields />
      </Specimen>
      <Specimen title="What is wrong with a form">
        {isWrong ? (
          <ErrorSummary
            errors={[
              { fieldId: 'wrong', message: 'A minimum is a plain number.' },
              { message: 'The step is missing.' },
            ]}
          />
        ) : (
          <Button variant="outlined" onClick={() => setWrong(true)}>
            Show the summary
          </Button>
        )}
      </Specimen>
      <Specimen title="Dialogs" isInLine>
        <Dialogs />
      </Specimen>
    </Group>
  )
}
