/** The last line of a run: what passed and failed, and by name what passed at a second try alone. */
export function closingLine({ passed, failed, flaky }) {
  const counts = `${passed} passed, ${failed} failed`
  return flaky.length === 0 ? counts : `${counts}, ${flaky.length} flaky: ${flaky.join('; ')}`
}

/** The titles of the tests that Playwright's JSON report calls flaky. */
export function flakyTitles({ suites }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => title),
    ...flakyTitles({ suites: suite.suites ?? [] }),
  ])
}
