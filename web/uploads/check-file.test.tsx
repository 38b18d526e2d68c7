import { CV_MAX_BYTES } from '@rahnama/contract/limits.ts'
import type { UploadPurpose } from '@rahnama/contract/uploads/uploads.ts'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { developed } from '../test/developed.ts'
import { checkFile } from './check-file.ts'

function picture(type: 'image/jpeg' | 'image/png'): Blob {
  const canvas = document.createElement('canvas')
  canvas.width = 40
  canvas.height = 30
  canvas.getContext('2d')?.fillRect(3, 3, 10, 10)
  return developed(canvas, type)
}
const pdf = new Blob(['%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF'])
const docx = new Blob([
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w:document/>') }).slice(),
])
const zip = new Blob([zipSync({ 'a.txt': strToU8('a') }).slice()])

/** Made by qpdf and compressed: one needs a password to open, the other only forbids changes. */
const ENCRYPTED = {
  locked:
    'H4sIAAAAAAACA4VTTU8cORC996+oC8fEZbv8JY1agjAjRUkEgoULysF2lcmsSDfqaSKyP2f/yP6svUVRDwuMxGEtH+zneq9e2eWj89PNO/0+dEf//Pv3r04Dwlj+7FYrUOvHWYbddhx2sGyPT0/W+8VJ3sm1TMsJKP0+HER+lh9yBxH6fpnqPN/KDgwgXID64+e9gPqQ53w33kLfdzLwksocpPwwPgwzaFCftryDG7B76tdn8pPeK9UeUL8Ib/PJ+Ag3gIBgEEEjLtzzPMkwP9u4kN34MFXZF7WYfJU+UKZDU5t92Zcz/7c6fpi/rX8smup0rGf3MixBX0Adry+vLajPMtzO38Ca53vYbO9mmRaJPHCe+CXEOA/qDFYcM9umkbIpmNCxkZpaZKnGkqVgGnnH2FrRKVuP1hc2gV0ImqoEx4KtFE6exJhKPrDBVrjVoK3RRfegztawamxSlWx8q9WF7LUE1yiVVnRuvmLmZnQ0rFkoWqRKPqbiJWVMsVS7PCm8I1DnMn3fwUonYp98IWtEa1uLa0aI2Vm0HLz0oC7AL3V/3zxfoLqcp9fNFaxcs0hcsNVSavFJnBWTUguSWDeKtpjgdCXWwcninsjppKs07zCjdTZl5zy67IN3plDM3haKjlKwLi2mr9awIomhYuNYg2OXCnkykmtJMRlq3pvsK2epvhZvLRpDOifKuWRBFFd6UNfgDlrkcZLWIbgOXwZ456yDBi+YdvB0Mrxg2uJbLKY3mAkH2Dzl7Z1M+/a7GMflj+y7+XL7l4AD9fEUblaGiDCjSdFLtt4ZjpotETWM0evQ/3/EV1DroU4/72egfYa+73ZznuZ9tdH47uhofbbpfgPAxd1qNwQAAA==',
  open: 'H4sIAAAAAAACA4WRy2rcMBSG936KfzPLVHfJAuNFLgOlLRkmbTdDFkeWNHEZ7GArkPRx+iJ9rO5KmQlJDFlUy0/n+3XO0WpzuT4TH3S1+v3n199KgGMMP6qmAdvQPs2Q4NiCfX26T2AXVOgw7tG2VRrisVAuhIvxYSgQYJ/6OGMHdVJvX+TnvDdVLdQvKfZ0Pj5iBw4OyTkE50d3Q1Mayksb2zSPD1OXZjQN2nYZvUjWi+R1fyhpArspNESaItjnNOzLHYSswa7RGGsz1U6lpFTnvOuiCp7rHCnmWmjKpHTMnlSdbYpaBF/rJDsbSRLZbFqwDc402BYK7BsaEZxKypsgpMjJ5xy4UZ6kyGR8zpYLKbWx5EWgZITS0imyMQilu9p1ugX7DrkY53FKueIwFX89sMYog4xXJgyeb4Y3ZvU7JqR6x6RYsDJRf0jTcb9sO47H/zxt/qb/mWDAPl5i10jrYohBO+nI2CBFbTj56GOOLiud2/9X3IJdDd30dF+gTy+0bTUXmsppWi15tVpdXa+rf0X81JuhAgAA',
}
function encrypted(name: keyof typeof ENCRYPTED): Promise<Blob> {
  const zipped = Uint8Array.from(atob(ENCRYPTED[name]), (character) => character.charCodeAt(0))
  return new Response(new Blob([zipped]).stream().pipeThrough(new DecompressionStream('gzip'))).blob()
}

describe('a file is checked before it is sent', () => {
  test.for<[string, Blob | Promise<Blob>, UploadPurpose, string | undefined]>([
    ['a PDF as a CV', pdf, 'cv', undefined],
    ['a DOCX as a document', docx, 'document', undefined],
    ['a JPG in a message', picture('image/jpeg'), 'message', undefined],
    ['a PNG as a portrait', picture('image/png'), 'portrait', undefined],
    ['a JPG as a file of the site', picture('image/jpeg'), 'mediaFile', 'TYPE_NOT_ALLOWED'],
    ['a PDF as a picture of the site', pdf, 'mediaImage', 'TYPE_NOT_ALLOWED'],
    ['a ZIP as a document', zip, 'document', 'WRONG_TYPE'],
    ['a text as a document', new Blob(['hello']), 'document', 'WRONG_TYPE'],
    ['nothing as a document', new Blob([]), 'document', 'EMPTY'],
    ['a CV over 10 MB', new Blob([new Uint8Array(CV_MAX_BYTES + 1)]), 'cv', 'TOO_LARGE'],
    ['a PDF without its end', pdf.slice(0, 60), 'cv', 'TRUNCATED'],
    ['a JPG without its end', picture('image/jpeg').slice(0, -2), 'message', 'TRUNCATED'],
    ['a PDF with a password', encrypted('locked'), 'document', 'LOCKED'],
    ['a PDF that only forbids changes', encrypted('open'), 'document', undefined],
    ['a JPG without its end', picture('image/jpeg').slice(0, -2), 'mediaFile', 'TYPE_NOT_ALLOWED'],
    ['a DOCX without its end', docx.slice(0, -10), 'cv', 'TRUNCATED'],
  ])('%s', async ([, content, purpose, fault]) => {
    expect(await checkFile(await content, purpose)).toBe(fault)
  })
})
