import { useState } from 'react'
import { type Examples, inLanguage } from '../examples.ts'
import { type FileEntry, FileField, type FileFieldProps } from './file-field.tsx'

function Documents({ initial = [], ...props }: Partial<FileFieldProps> & { initial?: readonly FileEntry[] }) {
  const [files, setFiles] = useState(initial)
  const without = (id: string) => setFiles(files.filter((file) => file.id !== id))
  return (
    <FileField
      label={inLanguage({ en: 'Company profile or licence', fa: 'معرفی شرکت یا پروانهٔ آن' })}
      extensions={['pdf', 'doc', 'docx', 'jpg', 'png']}
      maxBytes={10 * 1024 * 1024}
      {...props}
      files={files}
      onAdd={(added) =>
        setFiles([
          ...files,
          ...added.map(({ name, size }) => ({ id: name, name, bytes: size, state: 'done' as const })),
        ])
      }
      onRemove={without}
      onCancel={without}
      onRetry={without}
    />
  )
}

export const examples: Examples = {
  name: 'File field',
  about: 'Chooses files by button, drop or camera and shows how each one fares.',
  accessibility: [
    '2.5.7: everything dragging does, the button does too',
    '3.3.2: types and size are stated before choosing',
    '4.1.3: state changes and refusals are announced',
  ],
  examples: {
    empty: () => <Documents optional camera />,
    'with files': () => (
      <Documents
        multiple
        initial={[
          { id: '1', name: 'company-profile.pdf', bytes: 2_411_000, state: 'done' },
          {
            id: '2',
            name: inLanguage({ en: 'licence-scan.jpg', fa: 'اسکن پروانه.jpg' }),
            bytes: 6_100_000,
            state: 'uploading',
            percent: 64,
          },
          { id: '3', name: 'articles-of-association-2019-final-signed-copy.pdf', bytes: 900_000, state: 'waiting' },
          {
            id: '4',
            name: 'letter.docx',
            bytes: 88_000,
            state: 'failed',
            error: inLanguage({ en: 'The connection was lost', fa: 'ارتباط قطع شد' }),
          },
        ]}
      />
    ),
    'with an error': () => (
      <Documents error={inLanguage({ en: 'Choose your company profile', fa: 'فایل معرفی شرکت را انتخاب کنید' })} />
    ),
  },
}
