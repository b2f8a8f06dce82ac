import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import { TextInput } from '@isomorph/ui'
import { useState, type FormEvent, type ReactNode } from 'react'
import { FloatingPanel } from '../floating-panel.tsx'

interface AddressPanelProps {
  readonly anchor: Element | null
  readonly title: string
  readonly initial: string
  readonly hint: string
  readonly doneLabel: string
  /** Answers what is wrong with the address, or nothing when it was taken. */
  readonly onDone: (address: string) => string | undefined | Promise<string | undefined>
  readonly onRemove?: (() => void) | undefined
  readonly onClose: () => void
}

function PanelButtons({
  doneLabel,
  onRemove,
  isBusy,
}: Pick<AddressPanelProps, 'doneLabel' | 'onRemove'> & { isBusy: boolean }): ReactNode {
  return (
    <div className="rich-text-form-end">
      {onRemove && (
        <Button color="error" onClick={onRemove}>
          {t('rich-text.remove')}
        </Button>
      )}
      <Button type="submit" variant="contained" disabled={isBusy}>
        {doneLabel}
      </Button>
    </div>
  )
}

/** Asks for an address: of a link, or of a page to embed. */
export function AddressPanel(props: AddressPanelProps): ReactNode {
  const [address, setAddress] = useState(props.initial)
  const [issue, setIssue] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const finish = async (): Promise<void> => {
    setBusy(true)
    const found = await props.onDone(address)
    setBusy(false)
    if (found === undefined) props.onClose()
    else setIssue(found)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    void finish()
  }
  const type = (changed: string): void => {
    setAddress(changed)
    setIssue(undefined)
  }
  return (
    <FloatingPanel anchor={props.anchor} label={props.title} onClose={props.onClose}>
      <form className="rich-text-form" onSubmit={submit}>
        <TextInput
          label={props.title}
          hint={props.hint}
          value={address}
          autoFocus
          error={issue}
          placeholder="https://"
          onChange={type}
        />
        <PanelButtons doneLabel={props.doneLabel} onRemove={props.onRemove} isBusy={isBusy} />
      </form>
    </FloatingPanel>
  )
}
