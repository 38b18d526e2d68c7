import { CV_MAX_BYTES } from '@rahnama/contract/limits.ts'
import type { UploadPurpose } from '@rahnama/contract/uploads.ts'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { checkFile } from './check-file.ts'

function picture(type: 'image/jpeg' | 'image/png'): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = 40
  canvas.height = 30
  canvas.getContext('2d')?.fillRect(3, 3, 10, 10)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob()), type))
}
const pdf = new Blob(['%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF'])
const docx = new Blob([
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w:document/>') }).slice(),
])
const zip = new Blob([zipSync({ 'a.txt': strToU8('a') }).slice()])

describe('a file is checked before it is sent', () => {
  test.for<[string, Blob | Promise<Blob>, UploadPurpose, string | undefined]>([
    ['a PDF as a CV', pdf, 'cv', undefined],
    ['a DOCX as a certificate', docx, 'certificate', undefined],
    ['a JPG as a company document', picture('image/jpeg'), 'companyDocument', undefined],
    ['a PNG as a paper', picture('image/png'), 'paper', undefined],
    ['a JPG as a CV', picture('image/jpeg'), 'cv', 'TYPE_NOT_ALLOWED'],
    ['a PNG as a certificate', picture('image/png'), 'certificate', 'TYPE_NOT_ALLOWED'],
    ['a ZIP as a paper', zip, 'paper', 'WRONG_TYPE'],
    ['a text as a paper', new Blob(['hello']), 'paper', 'WRONG_TYPE'],
    ['nothing as a paper', new Blob([]), 'paper', 'EMPTY'],
    ['a CV over 10 MB', new Blob([new Uint8Array(CV_MAX_BYTES + 1)]), 'cv', 'TOO_LARGE'],
    ['a PDF without its end', pdf.slice(0, 60), 'cv', 'TRUNCATED'],
    ['a JPG without its end', picture('image/jpeg').then((blob) => blob.slice(0, -2)), 'paper', 'TRUNCATED'],
    ['a DOCX without its end', docx.slice(0, -10), 'cv', 'TRUNCATED'],
  ])('%s', async ([, content, purpose, fault]) => {
    expect(await checkFile(await content, purpose)).toBe(fault)
  })
})
