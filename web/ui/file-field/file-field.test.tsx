import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { type FileEntry, FileField, type FileFieldProps } from './file-field.tsx'

const MAX_BYTES = 10 * 1024 * 1024

function Cv({ initial = [], ...props }: Partial<FileFieldProps> & { initial?: FileEntry[] }) {
  const [files, setFiles] = useState<readonly FileEntry[]>(initial)
  return (
    <FileField
      label="CV"
      extensions={['pdf', 'doc', 'docx']}
      maxBytes={MAX_BYTES}
      files={files}
      onAdd={(added) =>
        setFiles([
          ...files,
          ...added.map(({ name, size }) => ({ id: name, name, bytes: size, state: 'waiting' as const })),
        ])
      }
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      {...props}
    />
  )
}

const uploading: FileEntry = { id: '1', name: 'degree.pdf', bytes: 2_000_000, state: 'uploading', percent: 40 }
const picker = (container: HTMLElement) => container.querySelector('input[type=file]') as HTMLInputElement
const pdf = (name: string, content = 'x') => new File([content], name, { type: 'application/pdf' })

describe('a file field', () => {
  test('states its limits before anything is chosen', async () => {
    const screen = await renderIn('en', <Cv />)
    await expect
      .element(screen.getByRole('group', { name: 'CV' }))
      .toHaveAccessibleDescription('PDF, DOC or DOCX, up to 10 MB')
  })

  test('lists a chosen file by name', async () => {
    const screen = await renderIn('en', <Cv />)
    await userEvent.upload(picker(screen.container), pdf('cv.pdf'))
    await expect
      .element(screen.getByRole('list', { name: 'Chosen files' }))
      .toHaveTextContent('cv.pdf1 byte · WaitingRemove')
  })

  test('turns a faulty file away with its reason and adds the others', async () => {
    const check = (file: File) => (file.size === 0 ? 'The selected file is empty' : undefined)
    const screen = await renderIn('en', <Cv multiple check={check} />)
    await userEvent.upload(picker(screen.container), [pdf('empty.pdf', ''), pdf('full.pdf')])
    await expect.element(screen.getByRole('alert').getByText('empty.pdf: The selected file is empty')).toBeVisible()
    const added = screen.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
    await expect.element(added).toHaveTextContent('full.pdf1 byte · WaitingRemove')
  })

  test('takes a file dropped on it', async () => {
    const screen = await renderIn('en', <Cv />)
    const data = new DataTransfer()
    data.items.add(pdf('dropped.pdf'))
    const zone = screen.container.querySelector('section') as HTMLElement
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    await expect.element(screen.getByText('dropped.pdf')).toBeVisible()
  })

  test('shows progress and lets an upload be cancelled', async () => {
    const cancelled: string[] = []
    const screen = await renderIn('fa', <Cv initial={[uploading]} onCancel={(id) => cancelled.push(id)} />)
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    await userEvent.click(screen.getByRole('button', { name: /لغو/ }))
    expect(cancelled).toEqual(['1'])
  })

  test('removing a file returns to the button, not to the top of the page', async () => {
    const screen = await renderIn('en', <Cv initial={[{ ...uploading, state: 'done' }]} />)
    await userEvent.click(screen.getByRole('button', { name: /Remove .*degree\.pdf/ }))
    await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
    expect(screen.container.querySelector('ul')).toBeNull()
  })

  test('a failed file says why and can be tried again', async () => {
    const retried: string[] = []
    const screen = await renderIn(
      'en',
      <Cv
        initial={[{ ...uploading, state: 'failed', error: 'The connection was lost' }]}
        onRetry={(id) => retried.push(id)}
      />,
    )
    await expect.element(screen.getByText('The connection was lost')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }))
    expect(retried).toEqual(['1'])
  })

  test('a name with direction marks cannot pretend another extension', async () => {
    const screen = await renderIn('fa', <Cv initial={[{ ...uploading, name: 'cv\u202Efdp.exe', state: 'done' }]} />)
    await expect.element(screen.getByText('cvfdp.exe')).toBeVisible()
  })
})
