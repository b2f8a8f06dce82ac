import { t } from '@isomorph/messages'
import { Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import type { ReactNode } from 'react'
import { useEditorHost } from '../editor-context.ts'

function QuestionSlotView({ node, editor }: NodeViewProps): ReactNode {
  const host = useEditorHost()
  const questionKey = Number(node.attrs['questionKey'])
  const question = host.questions.find((each) => each.questionKey === questionKey)
  return (
    <NodeViewWrapper as="span">
      <button
        type="button"
        contentEditable={false}
        className={`question-slot${question ? '' : ' is-missing'}`}
        disabled={!editor.isEditable}
        title={t(question ? 'rich-text.question.open' : 'rich-text.question.deleted.about')}
        onClick={() => question && host.openQuestion?.(questionKey)}
      >
        {question ? (
          <>
            <b>{t('rich-text.question', { number: String(question.number) })}</b> {question.typeName}
          </>
        ) : (
          t('rich-text.question.deleted')
        )}
      </button>
    </NodeViewWrapper>
  )
}

/** The place of a question's answer field. */
export const QuestionSlot = Node.create({
  name: 'questionSlot',
  group: 'inline',
  inline: true,
  atom: true,
  // A click opens it; selected, it would be typed over.
  selectable: false,
  addAttributes: () => ({
    questionKey: {
      default: 0,
      parseHTML: (element: HTMLElement) => Number(element.getAttribute('data-question-slot') ?? 0),
      renderHTML: (attributes: Record<string, unknown>) => ({ 'data-question-slot': attributes['questionKey'] }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-question-slot]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(QuestionSlotView, { as: 'span' }),
})
