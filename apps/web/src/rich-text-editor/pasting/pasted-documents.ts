import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { RichTextEditorHost } from '../editor-context.ts'
import { leftOutPictures } from './left-out-pictures.ts'
import { cellsOf, tableOf } from './table-from-text.ts'
import { makeWordLists } from './word-lists.ts'

/** Pasted HTML as the editor reads it: lists of Word as lists; pictures that stay behind are told. */
export function pastedHtml(html: string, notify: (message: string) => void): string {
  if (!/mso-list|<img/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  makeWordLists(body)
  const leftOut = leftOutPictures(body)
  if (leftOut !== undefined) notify(leftOut)
  return body.innerHTML
}

/** Takes what word processors and spreadsheets put on the clipboard. */
export function pastedDocuments(hostOf: () => RichTextEditorHost): Extension {
  return Extension.create({
    name: 'pastedDocuments',
    addProseMirrorPlugins() {
      return [
        new Plugin({
          key: new PluginKey('pastedDocuments'),
          props: {
            transformPastedHTML: (html) => pastedHtml(html, (message) => hostOf().notify?.(message)),
            handlePaste: (view, event) => {
              const data = event.clipboardData
              if (!data || data.getData('text/html') !== '') return false
              const rows = cellsOf(data.getData('text/plain'))
              return rows !== undefined && view.pasteHTML(tableOf(rows))
            },
          },
        }),
      ]
    },
  })
}
