import type { ProblemSummary } from '@isomorph/contract'
import { z } from 'zod'
import { useChangeProblemTagsMutation } from '../../entities/problem/problems.api.ts'
import { readTags } from '../../entities/problem/read-tags.ts'
import { TextField } from '../../forms/field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { useBulk } from '../../lists/use-bulk.ts'
import { counted } from '../../numbers/counts.ts'

const tagsSchema = z.object({ add: z.string(), remove: z.string() }).transform(({ add, remove }, context) => {
  const change = { add: [...readTags(add)], remove: [...readTags(remove)] }
  if (change.add.length + change.remove.length === 0)
    context.addIssue({ code: 'custom', path: ['add'], message: 'Type a tag to add or to take away.' })
  return change
})

interface TagsDialogProps {
  readonly problems: readonly ProblemSummary[]
  readonly onClose: () => void
}

function useTagsForm({ problems, onClose }: TagsDialogProps) {
  const [change] = useChangeProblemTagsMutation()
  const { run } = useBulk()
  return useSchemaForm({
    schema: tagsSchema,
    saved: { add: '', remove: '' },
    async save(body) {
      const changes = problems.map(({ id }) => ({ params: { problemId: id }, body }))
      await run(change, changes, (count) => `Tags of ${counted(count, 'problem', 'problems')} changed`)
      onClose()
      return {}
    },
  })
}

/** Adds tags to several problems, and takes others away. */
export function TagsDialog(props: TagsDialogProps) {
  const { problems, onClose } = props
  const form = useTagsForm(props)
  const present = [...new Set(problems.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b))
  return (
    <FormDialog
      form={form}
      title={`Tags of ${counted(problems.length, 'problem', 'problems')}`}
      submitLabel="Change"
      maxWidth="xs"
      onClose={onClose}
    >
      <FormNotes form={form} title="The tags could not be changed" />
      <TextField control={form.control} name="add" label="Add" hint="Separated by commas" />
      <TextField
        control={form.control}
        name="remove"
        label="Take away"
        hint={present.length === 0 ? 'They have no tags.' : `They have: ${present.join(', ')}`}
      />
    </FormDialog>
  )
}
