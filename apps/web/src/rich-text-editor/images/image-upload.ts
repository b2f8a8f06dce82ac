import { t } from '@isomorph/messages'
import { Extension, type Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { RichTextEditorHost } from '../editor-context.ts'
import { imagePasteDelayMs, isAcceptedImage, issueOfImage } from './image-files.ts'

/** Uploads pictures one after the other and puts each where the caret then is, or at `position`. */
export async function insertImages(
  editor: Editor,
  host: RichTextEditorHost,
  files: readonly File[],
  position?: number,
): Promise<void> {
  for (const file of files) {
    const issue = issueOfImage(file)
    if (issue !== undefined || !host.uploadImage) {
      if (issue !== undefined) host.notify?.(issue)
      continue
    }
    try {
      const { url, width, height } = await host.uploadImage(file)
      const image = { type: 'image', attrs: { src: url, alt: '', width, height, nonPublic: false } }
      if (position === undefined) editor.chain().focus().insertContent(image).run()
      else editor.chain().focus().insertContentAt(Math.min(position, editor.state.doc.content.size), image).run()
    } catch (error) {
      host.notify?.(error instanceof Error ? error.message : t('rich-text.picture.notUploaded', { name: file.name }))
    }
  }
}

function imagesOf(data: DataTransfer | null): readonly File[] {
  return Array.from(data?.files ?? []).filter(isAcceptedImage)
}

/** Takes pictures that are pasted or dropped into the text. */
export function imageUpload(hostOf: () => RichTextEditorHost): Extension {
  return Extension.create({
    name: 'imageUpload',
    addProseMirrorPlugins() {
      const { editor } = this
      return [
        new Plugin({
          key: new PluginKey('imageUpload'),
          props: {
            handlePaste: (_view, event) => {
              const files = imagesOf(event.clipboardData)
              // Word processors put a picture of the text beside the text: the text is what is wanted.
              if (files.length === 0 || event.clipboardData?.getData('text/plain').trim()) return false
              setTimeout(() => void insertImages(editor, hostOf(), files), imagePasteDelayMs)
              return true
            },
            handleDrop: (view, event) => {
              const files = imagesOf(event.dataTransfer)
              if (files.length === 0) return false
              event.preventDefault()
              const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
              void insertImages(editor, hostOf(), files, at)
              return true
            },
          },
        }),
      ]
    },
  })
}
