import type { ProblemSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { z } from 'zod'
import { useChangeProblemTagsMutation } from '../../entities/problem/problems.api.ts'
import { readTags } from '../../entities/problem/read-tags.ts'
import { TextField } from '../../forms/field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { useBulk } from '../../lists/use-bulk.ts'

const tagsSchema = z.object({ add: z.string(), remove: z.string() }).transform(({ add, remove }, context) => {
  const change = { add: [...readTags(add)], remove: [...readTags(remove)] }
  if (change.add.length + change.remove.length === 0)
    context.addIssue({ code: 'custom', path: ['add'], message: t('problems.tags.missing') })
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
      await run(change, changes, (count) => t('problems.tags.changed', { count }))
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
      title={t('problems.tags.title', { count: problems.length })}
      submitLabel={t('problems.tags.submit')}
      maxWidth="xs"
      onClose={onClose}
    >
      <FormNotes form={form} title={t('problems.tags.failed')} />
      <TextField control={form.control} name="add" label={t('problems.tags.add')} hint={t('problems.tags.add.hint')} />
      <TextField
        control={form.control}
        name="remove"
        label={t('problems.tags.remove')}
        hint={
          present.length === 0
            ? t('problems.tags.remove.none')
            : t('problems.tags.remove.present', { tags: present.join(', ') })
        }
      />
    </FormDialog>
  )
}
