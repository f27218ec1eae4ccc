import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sortedOnce } from './pasangan.lists.js'

/**
 * Files of rules below `src`, each with its path there without `.ts`, the same as a name of a file (`flat`), its own tests
 * (which stand beside it and begin with its name) and a hash of it and of them (`sidik`).
 */
export function ruleFiles(src) {
  const all = sortedOnce(readdirSync(src, { recursive: true }).filter((path) => path.endsWith('.ts')))
  const isTest = (path) => path.endsWith('.test.ts')
  return all
    .filter((path) => !isTest(path))
    .map((path) => {
      const name = path.slice(0, -'.ts'.length)
      const tests = all.filter((test) => isTest(test) && isOwnTest(test, name))
      const hash = createHash('sha256')
      for (const part of [path, ...tests]) hash.update(readFileSync(join(src, part)))
      return { name, flat: name.replaceAll('/', '-'), tests, sidik: hash.digest('hex').slice(0, 16) }
    })
}

function isOwnTest(test, name) {
  return dirname(test) === dirname(name) && basename(test).startsWith(`${basename(name)}.`)
}

/** True when a name given by hand is meant for this file: its whole path or its last part. */
export function fileOf(name, file) {
  return file.name === name || basename(file.name) === name
}

/** True for a file that stands as it was judged, and whose tests do. */
function isJudged({ name, sidik }, record) {
  return record[name]?.sidik === sidik
}

/** True for a file that was judged once and has changed since, or whose tests have. */
export function isChanged(file, record) {
  return record[file.name] !== undefined && !isJudged(file, record)
}

/** Adds up what the record says of files that stand as they were judged; the others are counted as not judged. */
export function addUp(files, record) {
  const judged = files.filter((file) => isJudged(file, record))
  const sum = (key) => judged.reduce((before, { name }) => before + record[name][key], 0)
  return { killed: sum('ketahuan'), total: sum('dari'), unjudged: files.length - judged.length }
}

/**
 * What became of all mutants, and each that no test noticed with the first reason that fits it. A reason names the kind of
 * mutant and, where it is narrower, the file, a text of the line it changes (`asli`) and what it became (`ganti`).
 */
export function judgeMutants(results, reasons) {
  let killed = 0
  let total = 0
  const survivors = []
  for (const { name, source, mutants } of results) {
    const lines = source.split('\n')
    for (const { status, mutatorName, replacement, location } of mutants) {
      if (status === 'Ignored' || status.endsWith('Error')) continue
      total += 1
      if (status !== 'Survived' && status !== 'NoCoverage') {
        killed += 1
        continue
      }
      const at = { file: name, line: location.start.line, mutator: mutatorName }
      const line = lines[location.start.line - 1] ?? ''
      const from = cut(textAt(lines, location))
      const to = cut(replacement ?? '')
      survivors.push({ ...at, from, to, why: reasons.find((reason) => fits(reason, at, line, to))?.alasan })
    }
  }
  return { killed, total, survivors }
}

function fits({ berkas, mutan, asli, ganti }, { file, mutator }, line, to) {
  return (
    (berkas === undefined || berkas === file || file.endsWith(`/${berkas}`)) &&
    (mutan === undefined || mutan === mutator) &&
    (asli === undefined || line.includes(asli)) &&
    (ganti === undefined || to === ganti)
  )
}

function textAt(lines, { start, end }) {
  if (start.line === end.line) return lines[start.line - 1].slice(start.column - 1, end.column - 1)
  const [first, ...others] = lines.slice(start.line - 1, end.line)
  const last = others.pop()
  return [first.slice(start.column - 1), ...others, last.slice(0, end.column - 1)].join('\n')
}

function cut(text) {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 77)}...` : line
}
