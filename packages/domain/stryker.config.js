// Mutates one file of the rules and runs the tests that are named after it, else all that import it, independent computations
// and files typed by hand among them.
// `npm run mutasi` says which: one file at a time keeps each mutant of a table at its few own tests.
const berkas = process.env.MUTASI_BERKAS ?? ''
const flat = berkas.replaceAll('/', '-')
const hasOwnTests = (process.env.MUTASI_TES ?? '') !== ''

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'packages/domain/vitest.mutasi.js', related: !hasOwnTests },
  mutate: [`packages/domain/src/${berkas}.ts`],
  ignorePatterns: ['**', '!packages/domain/**', '!package.json', '!tsconfig.base.json'],
  incremental: true,
  incrementalFile: `.cache/mutasi/${flat}.json`,
  tempDirName: '.cache/mutasi/salinan',
  jsonReporter: { fileName: `.cache/mutasi/hasil/${flat}.json` },
  reporters: ['json'],
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTASI_PARALEL ?? 2),
  timeoutMS: 20_000,
  disableTypeChecks: true,
  allowEmpty: true,
  // Judged by scripts/mutasi.js over all files together.
  thresholds: { break: null },
  logLevel: 'warn',
}
