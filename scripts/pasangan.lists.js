import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Pairs of call and status, of screen, role and width, and IDs of acceptance */
export const KINDS = ['panggilan', 'layar', 'id']

/** Returns what the processes of a run wrote down, each pair once, in order. */
export function gather(folder) {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const of = (kind) =>
    sortedOnce(
      files
        .filter((name) => name.startsWith(`${kind}-`))
        .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
        .filter(Boolean)
        // The router's name of a parameter is the description's.
        .map((pair) => pair.replaceAll(/:(\w+)/g, '{$1}')),
    )
  return { panggilan: of('panggilan'), layar: of('layar') }
}

/** Returns the IDs in the titles of the tests that passed and of their steps, by the reports of both runners. */
export function idsOf(reports) {
  const titles = reports.flatMap((report) => [
    ...(report.testResults ?? []).flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    ),
    ...passedSpecs(report),
  ])
  return sortedOnce(
    titles.flatMap((title) =>
      [...title.matchAll(/\[([A-Z]+-\d+(?:, ?[A-Z]+-\d+)*)\]/g)].flatMap(([, ids]) => ids.split(/, ?/)),
    ),
  )
}

/** Returns what was met before and is not met now. */
export function missingFrom(met, before) {
  const now = new Set(met)
  return before.filter((pair) => !now.has(pair))
}

function passedSpecs({ suites = [], specs = [], title = '' }) {
  return [
    ...specs.filter(({ ok }) => ok).map((spec) => [title, spec.title, ...stepsOf(spec)].join(' ')),
    ...suites.flatMap((suite) => passedSpecs({ ...suite, title: `${title} ${suite.title}` })),
  ]
}

function stepsOf({ tests = [] }) {
  const titles = ({ title, steps = [] }) => [title, ...steps.flatMap(titles)]
  return tests.flatMap(({ results }) => results.flatMap(({ steps = [] }) => steps.flatMap(titles)))
}

/** Returns each text once, in an order that no language of the machine changes. */
export function sortedOnce(list) {
  return [...new Set(list)].toSorted((a, b) => (a < b ? -1 : 1))
}
