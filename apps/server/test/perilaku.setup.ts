import { basename } from 'node:path'
import { beforeAll, beforeEach, expect } from 'vitest'
import { turnPerilaku } from './perilaku.ts'

const file = () => basename(expect.getState().testPath ?? '')

// What servers do is written down by the test during which they did it, what is done before the first by its file.
beforeAll(() => turnPerilaku(file()))
beforeEach(() => turnPerilaku(`${file()} ${expect.getState().currentTestName ?? ''}`))
