// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFocusIn } from './keep-focus.ts'

let root: HTMLElement
let stop: () => void

const list = `
  <div><h1>Creators</h1>
    <section><ul>
      <li><a href="/1">Ada</a><button>Remove Ada</button></li>
      <li><a href="/2">Bo</a><button>Remove Bo</button></li>
      <li>This device</li>
    </ul></section>
  </div>`

beforeEach(() => {
  root = document.body.appendChild(document.createElement('main'))
  root.innerHTML = list
  stop = keepFocusIn(root)
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}

function rowOf(name: string) {
  return button(name).closest('li')
}

async function focused(): Promise<string | null | undefined> {
  await new Promise((resolve) => setTimeout(resolve))
  return document.activeElement === document.body ? null : document.activeElement?.textContent
}

describe('the focus', () => {
  it('goes to the same button of the row that moves up', async () => {
    button('Remove Ada').focus()
    rowOf('Remove Ada')?.remove()
    expect(await focused()).toBe('Remove Bo')
  })

  it('goes to the row before when none with such a button comes after', async () => {
    button('Remove Bo').focus()
    rowOf('Remove Bo')?.remove()
    expect(await focused()).toBe('Remove Ada')
  })

  it('passes over a row whose button is disabled', async () => {
    rowOf('Remove Bo')?.insertAdjacentHTML('afterend', '<li><a href="/3">Cy</a><button>Remove Cy</button></li>')
    button('Remove Bo').setAttribute('disabled', '')
    button('Remove Ada').focus()
    rowOf('Remove Ada')?.remove()
    expect(await focused()).toBe('Remove Cy')
  })

  it('passes over a field that nobody sees', async () => {
    root.innerHTML = '<div><ul><li><input></li><li><input type="hidden"><input class="seen"></li></ul></div>'
    root.querySelector('input')?.focus()
    root.querySelector('li')?.remove()
    await focused()
    expect(document.activeElement).toBe(root.querySelector('.seen'))
  })

  it('goes on where a place does not take it, to the heading at last', async () => {
    // As what is not displayed does in a browser.
    for (const place of [button('Remove Bo'), ...root.querySelectorAll('a')]) place.focus = () => undefined
    button('Remove Ada').focus()
    rowOf('Remove Ada')?.remove()
    expect(await focused()).toBe('Creators')
  })

  it('goes on to the heading around one that does not take it', async () => {
    root.querySelector('section')?.insertAdjacentHTML('afterbegin', '<h2>Unseen</h2>')
    for (const unseen of root.querySelectorAll('h2')) unseen.focus = () => undefined
    button('Remove Bo').focus()
    root.querySelector('ul')?.replaceWith('Nobody is here.')
    expect(await focused()).toBe('Creators')
  })

  it('goes to the heading when the list is empty', async () => {
    button('Remove Bo').focus()
    root.querySelector('ul')?.replaceWith('Nobody is here.')
    expect(await focused()).toBe('Creators')
  })

  it('goes to what takes the place of a button', async () => {
    const grant = button('Remove Ada')
    grant.parentElement?.querySelector('a')?.remove()
    grant.focus()
    grant.outerHTML = '<button>Grant Ada</button>'
    expect(await focused()).toBe('Grant Ada')
  })

  it('goes on beside a row that a dialog above the page has removed', async () => {
    button('Remove Ada').focus()
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.innerHTML = '<button>Yes</button>'
    button('Yes').focus()
    rowOf('Remove Ada')?.remove()
    expect(await focused()).toBe('Yes')
    dialog.remove()
    expect(await focused()).toBe('Remove Bo')
  })

  it('goes back to what opened a dialog that has just gone', async () => {
    button('Remove Ada').focus()
    const dialog = document.body.appendChild(document.createElement('button'))
    dialog.focus()
    dialog.remove()
    expect(await focused()).toBe('Remove Ada')
  })

  it('is not brought back to whoever has left everything', async () => {
    button('Remove Ada').focus()
    button('Remove Ada').blur()
    expect(await focused()).toBeNull()
    rowOf('Remove Ada')?.remove()
    expect(await focused()).toBeNull()
  })

  it('is left alone when the whole page goes', async () => {
    button('Remove Ada').focus()
    root.innerHTML = '<div><h1>Another page</h1><button>Start</button></div>'
    expect(await focused()).toBeNull()
  })
})
