// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NavLinks } from './nav-links.tsx'
import { NavMenu } from './nav-menu.tsx'

const entries = ['Courses', 'Assessments', 'Problems'].map((label) => ({ label, href: `/${label.toLowerCase()}` }))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  render(
    <MemoryRouter>
      <NavMenu label="Manage">
        <NavLinks entries={entries} />
        <label>
          <input type="radio" /> Dark
        </label>
        <button type="button">Log Out</button>
      </NavMenu>
      <button type="button">Elsewhere</button>
    </MemoryRouter>,
  )
  trigger().focus()
})

afterEach(cleanup)

const trigger = () => screen.getByRole('button', { name: 'Manage' })

function isOpen(): boolean {
  return trigger().getAttribute('aria-expanded') === 'true'
}

/** Presses keys one after the other; what has the focus then. */
function focusAfter(...keys: string[]): string | undefined {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key })
  return document.activeElement?.textContent ?? undefined
}

/** What a browser does with a press on what takes no focus. */
function press(target: Element | null): void {
  act(() => {
    target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

describe('a menu of the bar', () => {
  it('opens by an arrow key and leads to its first or its last entry', () => {
    expect(focusAfter('ArrowDown')).toBe('Courses')
    expect(isOpen()).toBe(true)
    trigger().focus()
    expect(focusAfter('ArrowUp')).toBe('Log Out')
  })

  it('moves among its entries by arrow keys, Home and End, and stays at its ends', () => {
    expect(focusAfter('ArrowDown', 'ArrowDown')).toBe('Assessments')
    expect(focusAfter('ArrowUp', 'ArrowUp')).toBe('Courses')
    expect(focusAfter('End', 'ArrowDown')).toBe('Log Out')
    expect(focusAfter('ArrowUp')).toBe('Problems')
    expect(focusAfter('Home')).toBe('Courses')
  })

  it('leaves the arrow keys to radio buttons', () => {
    focusAfter('ArrowDown')
    const radio = screen.getByRole('radio', { name: 'Dark' })
    radio.focus()
    focusAfter('ArrowDown')
    expect(document.activeElement).toBe(radio)
  })

  it('closes by Escape and gives the focus back', () => {
    focusAfter('ArrowDown')
    expect(focusAfter('Escape')).toBe('Manage')
    expect(isOpen()).toBe(false)
  })

  it('that a mouse has opened closes by Escape, and the focus stays where it is', () => {
    trigger().blur()
    fireEvent.click(trigger())
    expect(isOpen()).toBe(true)
    focusAfter('Escape')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(document.body)
  })

  it('stays open while its words are pressed, which takes the focus to nothing', () => {
    focusAfter('ArrowDown')
    press(screen.getByText('Dark'))
    expect(isOpen()).toBe(true)
  })

  it('closes by a press outside it, also on nothing that takes the focus', () => {
    focusAfter('ArrowDown')
    press(document.body)
    expect(isOpen()).toBe(false)
  })

  it('closes when the focus goes elsewhere', () => {
    focusAfter('ArrowDown')
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
    expect(isOpen()).toBe(false)
  })
})
