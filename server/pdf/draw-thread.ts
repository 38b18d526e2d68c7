import { readFileSync } from 'node:fs'
import openTypst, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { answerJobs } from '../work/work.ts'
import type { Job, Template } from './job.ts'
import { toPng } from './to-png.ts'

const TYPST = '@myriaddreamin/typst-ts-web-compiler/wasm'
const WEIGHTS = ['Regular', 'Medium', 'Bold', 'Black']
const DATA = '/data.json'
/** Faults as lines of "file:line:column: message". */
const DIAGNOSTICS_AS_LINES = 2

const fileOf = (name: string) => readFileSync(new URL(import.meta.resolve(name)))

/** No files, no packages, no network: it sees the template, the data and these fonts. */
async function openCompiler(): Promise<TypstCompiler> {
  await openTypst({ module_or_path: fileOf(TYPST) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const weight of WEIGHTS) await builder.add_raw_font(fileOf(`vazirmatn/fonts/ttf/Vazirmatn-${weight}.ttf`))
  return builder.build()
}

const compiler = openCompiler()

async function draw({ template, data, form }: Job): Promise<Uint8Array<ArrayBuffer>> {
  const typst = await compiler
  const main = `/${template}.typ`
  typst.add_source(main, readFileSync(new URL(`./templates${main}`, import.meta.url), 'utf8'))
  typst.map_shadow(DATA, new TextEncoder().encode(JSON.stringify(data)))
  // A picture shows the first page alone.
  const spread = form === 'pdf' && SPREAD.has(template) ? chooseSpread(typst, main) : 1
  const { result, diagnostics } = typst.compile(main, inputsOf(spread), 'pdf', DIAGNOSTICS_AS_LINES)
  typst.reset()
  if (!result) throw new Error(`The PDF could not be drawn: ${JSON.stringify(diagnostics)}`)
  return form === 'png' ? toPng(result) : result
}

/** These say where they end (`<end>`, as a part of the page's height) and can be spread. */
const SPREAD: ReadonlySet<Template> = new Set(['report'])
const SPREADS = [1, 0.92, 1.07]
/** A last page that ends above its middle looks like a mistake. */
const ENDS_BELOW = 0.5

const inputsOf = (spread: number) => [['spread', String(spread)]]

/** The first that fills the last page to its middle; without such, the one that fills it most. */
function chooseSpread(typst: TypstCompiler, main: string): number {
  let best = { spread: 1, end: 0 }
  for (const spread of SPREADS) {
    const end = endOf(typst, main, spread)
    if (end === undefined) return 1
    if (end >= ENDS_BELOW) return spread
    if (end > best.end) best = { spread, end }
  }
  return best.spread
}

/** What cannot be drawn has no end; why, the drawing itself says. */
function endOf(typst: TypstCompiler, main: string, spread: number): number | undefined {
  try {
    const [end = 0]: number[] = JSON.parse(typst.query(main, inputsOf(spread), '<end>', 'value'))
    return end
  } catch {
    return undefined
  }
}

answerJobs(draw, (drawn) => [drawn.buffer])
