import { Button, ConfirmDialog } from '@isomorph/ui'
import { useState } from 'react'
import type { DowntimeFormState } from './use-downtime-form.ts'

/** Begins downtime or ends it, or saves what is typed and leaves it as it is. */
export function DowntimeButtons({ isOn, form }: { isOn: boolean; form: DowntimeFormState }) {
  const isBlocked = form.isLoading || form.messageError !== undefined
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {isOn ? (
        <Button variant="contained" disabled={isBlocked} onClick={() => void form.save(false)}>
          End downtime
        </Button>
      ) : (
        <BeginButton isBlocked={isBlocked} form={form} />
      )}
      <Button disabled={!form.isDirty || isBlocked} onClick={() => void form.save(isOn)}>
        Save without {isOn ? 'ending' : 'beginning'}
      </Button>
    </div>
  )
}

function BeginButton({ isBlocked, form }: { isBlocked: boolean; form: DowntimeFormState }) {
  const [isAsking, setIsAsking] = useState(false)
  function begin() {
    // First: a closing dialog gives the focus back to its button, and what is refused takes it to its field.
    setIsAsking(false)
    void form.save(true)
  }
  return (
    <>
      <Button color="error" variant="outlined" disabled={isBlocked} onClick={() => setIsAsking(true)}>
        Begin downtime
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Begin downtime?"
        confirmLabel="Begin downtime"
        isDestructive
        onConfirm={begin}
        onCancel={() => setIsAsking(false)}
      >
        Everybody else is shown the downtime screen at once. What they have saved is safe; what they are typing stays in
        their browser. Deadlines are not moved.
      </ConfirmDialog>
    </>
  )
}
