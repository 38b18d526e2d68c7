// Draws how times grow with the data, from figures that were measured: npm run -s growth < figures.tsv > docs/images/growth.svg
import { readFileSync } from 'node:fs'
import { drawGrowth, readMeasured } from './growth-picture.ts'

process.stdout.write(drawGrowth(readMeasured(readFileSync(0, 'utf8'))))
