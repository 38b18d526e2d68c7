import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { type Editing, RepeatGroup } from './repeat-group.tsx'

type Job = { id: string; title: string }

function JobEditor({ item, onSave, onCancel }: Editing<Job>) {
  const [title, setTitle] = useState(item.title)
  return (
    <div>
      <TextField label="Job title" value={title} onValueChange={setTitle} />
      <button type="button" onClick={() => onSave({ ...item, title })}>
        Save job
      </button>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}

function Jobs({ max }: { max?: number }) {
  const [jobs, setJobs] = useState<Job[]>([
    { id: 'a', title: 'Engineer' },
    { id: 'b', title: 'Teacher' },
    { id: 'c', title: 'Nurse' },
  ])
  return (
    <RepeatGroup
      label="Jobs"
      items={jobs}
      onItemsChange={setJobs}
      makeItem={() => ({ id: 'new', title: '' })}
      nameOf={(job) => job.title}
      editor={(editing) => <JobEditor {...editing} />}
      {...(max ? { max } : {})}
    />
  )
}

const named = (container: HTMLElement) => [...container.querySelectorAll('li bdi')].map((name) => name.textContent)

describe('a repeat group', () => {
  test('adds an item and returns to it', async () => {
    const screen = await renderIn('en', <Jobs />)
    await userEvent.click(screen.getByRole('button', { name: 'Add another' }))
    await userEvent.type(screen.getByLabelText('Job title'), 'Manager')
    await userEvent.click(screen.getByRole('button', { name: 'Save job' }))
    expect(named(screen.container)).toEqual(['Engineer', 'Teacher', 'Nurse', 'Manager'])
    await expect.element(screen.getByRole('button', { name: /Change .*Manager/ })).toHaveFocus()
  })

  test('changes an item in its place', async () => {
    const screen = await renderIn('en', <Jobs />)
    await userEvent.click(screen.getByRole('button', { name: /Change .*Teacher/ }))
    await expect.element(screen.getByLabelText('Job title')).toHaveFocus()
    await userEvent.fill(screen.getByLabelText('Job title'), 'Lecturer')
    await userEvent.click(screen.getByRole('button', { name: 'Save job' }))
    expect(named(screen.container)).toEqual(['Engineer', 'Lecturer', 'Nurse'])
  })

  test('gives up a change without a trace', async () => {
    const screen = await renderIn('en', <Jobs />)
    await userEvent.click(screen.getByRole('button', { name: 'Add another' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(named(screen.container)).toEqual(['Engineer', 'Teacher', 'Nurse'])
    await expect.element(screen.getByRole('button', { name: 'Add another' })).toHaveFocus()
  })

  test('removes at once, says so, and Undo puts the item back where it was', async () => {
    const screen = await renderIn('en', <Jobs />)
    await userEvent.click(screen.getByRole('button', { name: /Remove .*Teacher/ }))
    expect(named(screen.container)).toEqual(['Engineer', 'Nurse'])
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    expect(screen.getByRole('status').element().textContent).toContain('was removed')
    await userEvent.keyboard('{Enter}')
    expect(named(screen.container)).toEqual(['Engineer', 'Teacher', 'Nurse'])
    await expect.element(screen.getByRole('button', { name: /Change .*Teacher/ })).toHaveFocus()
  })

  test('edits one item at a time', async () => {
    const screen = await renderIn('fa', <Jobs />)
    await userEvent.click(screen.getByRole('button', { name: /تغییر .*Nurse/ }))
    expect(screen.container.querySelectorAll('input').length).toBe(1)
    expect(screen.container.textContent).not.toContain('افزودن یک مورد دیگر')
  })

  test('offers no more than its limit', async () => {
    const screen = await renderIn('en', <Jobs max={3} />)
    expect(screen.container.textContent).not.toContain('Add another')
  })
})
