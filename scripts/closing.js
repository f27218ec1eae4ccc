/** The last line of a run: what passed and failed, and by name what passed at a second try alone. */
export function closingLine({ passed, failed, flaky }) {
  const counts = `${passed} passed, ${failed} failed`
  return flaky.length === 0 ? counts : `${counts}, ${flaky.length} flaky: ${flaky.join('; ')}`
}

/** The titles of the tests that Playwright's JSON report calls `flaky`, or `unexpected`: failed for good. */
export function titlesOf({ suites }, wanted) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ title }) => title),
    ...titlesOf({ suites: suite.suites ?? [] }, wanted),
  ])
}

/** The titles of what Vitest's JSON report has as passed, though not at once. */
export function flakyTitles({ testResults }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName)
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
