/** The last line of a run: how many passed and failed. */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed.length} failed`
}

/** The titles of what failed by Playwright's JSON report. */
export function failedSpecs({ suites }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ title }) => title),
    ...failedSpecs({ suites: suite.suites ?? [] }),
  ])
}

/** The titles of what Playwright's JSON report has as left out, each with the reason that it gives. */
export function skippedOf({ suites }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'skipped')
        .map(({ annotations }) => {
          const why = annotations.find(({ description }) => description !== undefined)
          return why === undefined ? title : `${title} (${why.description})`
        }),
    ),
    ...skippedOf({ suites: suite.suites ?? [] }),
  ])
}

/** The titles of what failed by Vitest's JSON report, a file that can't be loaded by its path. */
export function failedTitles({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0 ? [name] : failed.map(({ fullName }) => fullName)
    })
}

/** The titles of what passed by Vitest's JSON report. */
export function passedTitles({ testResults }) {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  )
}
