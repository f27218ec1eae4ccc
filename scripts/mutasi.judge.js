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
    (berkas === undefined || berkas === file) &&
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
