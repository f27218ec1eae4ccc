import type { Profiler } from 'node:inspector'
import { say } from './report.ts'

/** Prints where the time of one thread went, by package or file and by function, in microseconds a punch. */
export function sayProfile(
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  punches: number,
): void {
  const perNode = new Map<number, number>()
  samples.forEach((id, i) => perNode.set(id, (perNode.get(id) ?? 0) + (timeDeltas[i] ?? 0)))
  const perGroup = new Map<string, number>()
  const perFunction = new Map<string, number>()
  let total = 0
  for (const { id, callFrame } of nodes) {
    const micros = perNode.get(id) ?? 0
    if (callFrame.functionName === '(idle)') continue
    const group = groupOf(callFrame)
    const name = `${callFrame.functionName || '(anonymous)'} ${group}:${callFrame.lineNumber + 1}`
    total += micros
    perGroup.set(group, (perGroup.get(group) ?? 0) + micros)
    perFunction.set(name, (perFunction.get(name) ?? 0) + micros)
  }
  say(`busy ${(total / punches).toFixed(0)} us a punch`)
  sayTop('by package or file', perGroup, 25, punches)
  sayTop('by function', perFunction, 30, punches)
}

function sayTop(title: string, table: ReadonlyMap<string, number>, count: number, punches: number): void {
  say(`\n${title}, us a punch`)
  const top = [...table].toSorted(([, a], [, b]) => b - a).slice(0, count)
  for (const [name, micros] of top) say(`${(micros / punches).toFixed(1).padStart(8)}  ${name}`)
}

function groupOf({ url, functionName }: { url: string; functionName: string }): string {
  if (url === '') return functionName.startsWith('(') ? functionName : 'native'
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(url)
  if (inPackage?.[1] !== undefined) return inPackage[1]
  return /\/((?:apps|packages|bench)\/.*)$/.exec(url)?.[1] ?? url
}
