/** A JPEG of three colours as it will lie on its page. */
export type PdfPhoto = { jpeg: Uint8Array; width: number; height: number }

/** A4 in points, as documents in our offices are filed. */
const SHORT_SIDE = 595.28
const LONG_SIDE = 841.89
const MARGIN = 14

const encoder = new TextEncoder()

/**
 * One PDF of many photos, a page each, upright or across as the photo is. The pictures go in as they are: PDF reads JPEG,
 * so nothing is decoded and nothing gets worse.
 */
export function writePhotoPdf(photos: readonly PdfPhoto[], { title }: { title: string }): Uint8Array<ArrayBuffer> {
  const pdf = createPdf()
  const pageIds = photos.map((photo) => addPage(pdf, photo))
  pdf.put(PAGES, `<< /Type /Pages /Count ${pageIds.length} /Kids [${pageIds.map(reference).join(' ')}] >>`)
  pdf.put(CATALOG, `<< /Type /Catalog /Pages ${reference(PAGES)} >>`)
  pdf.put(INFO, `<< /Title ${textString(title)} /Producer (Rahnama) >>`)
  return pdf.finish()
}

const CATALOG = 1
const PAGES = 2
const INFO = 3
const FIRST_FREE = 4

type Pdf = ReturnType<typeof createPdf>

function createPdf() {
  const parts: Uint8Array[] = []
  const offsets = new Map<number, number>()
  let length = 0
  let nextId = FIRST_FREE
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  const put = (id: number, dictionary: string, stream?: Uint8Array) => {
    offsets.set(id, length)
    write(`${id} 0 obj\n${dictionary}\n`)
    if (stream) {
      write('stream\n')
      write(stream)
      write('\nendstream\n')
    }
    write('endobj\n')
  }
  // Bytes over 127 in the second line tell mail software that this is no text.
  write(new Uint8Array([...encoder.encode('%PDF-1.4\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]))
  return {
    put,
    add(dictionary: string, stream?: Uint8Array): number {
      const id = nextId
      nextId += 1
      put(id, dictionary, stream)
      return id
    },
    finish(): Uint8Array<ArrayBuffer> {
      const start = length
      const rows = Array.from({ length: nextId - 1 }, (_, index) => tableRow(offsets.get(index + 1) ?? 0))
      write(`xref\n0 ${nextId}\n0000000000 65535 f \n${rows.join('')}`)
      write(`trailer\n<< /Size ${nextId} /Root ${reference(CATALOG)} /Info ${reference(INFO)} >>\n`)
      write(`startxref\n${start}\n%%EOF\n`)
      return joined(parts, length)
    },
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function addPage(pdf: Pdf, { jpeg, width, height }: PdfPhoto): number {
  const image = pdf.add(
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
    jpeg,
  )
  const page = width > height ? { width: LONG_SIDE, height: SHORT_SIDE } : { width: SHORT_SIDE, height: LONG_SIDE }
  const scale = Math.min((page.width - 2 * MARGIN) / width, (page.height - 2 * MARGIN) / height)
  const place = [
    width * scale,
    0,
    0,
    height * scale,
    (page.width - width * scale) / 2,
    (page.height - height * scale) / 2,
  ]
  const drawing = encoder.encode(`q ${place.map(decimal).join(' ')} cm /Photo Do Q`)
  const content = pdf.add(`<< /Length ${drawing.length} >>`, drawing)
  return pdf.add(
    `<< /Type /Page /Parent ${reference(PAGES)} /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /XObject << /Photo ${reference(image)} >> >> /Contents ${reference(content)} >>`,
  )
}

function reference(id: number): string {
  return `${id} 0 R`
}

function decimal(value: number): string {
  return value.toFixed(2)
}

/** Each row of the table has exactly twenty bytes. */
function tableRow(offset: number): string {
  return `${String(offset).padStart(10, '0')} 00000 n \n`
}

/** A text in any script is written as UTF-16 behind its byte order mark. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0'))
  return `<FEFF${units.join('')}>`
}
