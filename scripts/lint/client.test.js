import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../process.js'
import { judgeForwarder, judgeHandwritten } from './client.js'

const statementOf = (code) => {
  const [statement] = parseSync('kode.ts', code).program.body
  return statement.declaration ?? statement
}
const functionOf = (code) => {
  const declared = statementOf(code)
  return declared.type === 'VariableDeclaration' ? declared.declarations[0].init : declared
}

describe('[SEKALI-02] the client is derived from the contract', () => {
  test.each([
    ["function f() { return call('GET /x') }", true],
    ["async function f() { await call('POST /x', { body: {} }) }", true],
    ["async function f(id) { return (await call('GET /x/{id}', { params: { id } })).data }", true],
    ["async function f() { const { data } = await call('GET /x'); return data }", true],
    ["async function f() { const { data } = await call('GET /x'); return data.token }", true],
    ["const f = async () => (await call('GET /x')).data", true],
    // It computes what it gives, or what it sends.
    ["async function f() { const { data } = await call('GET /x'); return data.map(barisFrom) }", false],
    ["async function f() { await call('POST /x', { body: { jawaban: await sign() } }) }", false],
    ["const f = () => query('GET /x')", false],
    ['function f(x) { return x }', false],
  ])('%s: %j', (code, yes) => {
    expect(judgeForwarder(functionOf(code), 'f') !== null).toBe(yes)
  })

  test.each([
    ['x.api.ts', true, 'type X = { readonly id: number }', true],
    ['x.api.ts', true, 'type X = Y & { readonly id: number }', true],
    ['x.api.ts', true, "type X = CallData<'GET /x'>[number]", false],
    ['x.api.ts', true, 'type X = ReturnType<typeof barisFrom>', false],
    ['x.api.ts', false, 'type X = { readonly id: number }', false],
    ['x.search.ts', true, 'type X = { readonly q: string }', false],
  ])('in %s, exported %j: %s: %j', (file, isExported, code, yes) => {
    expect(judgeHandwritten(file, isExported, statementOf(code).typeAnnotation) !== null).toBe(yes)
  })

  test('few files compute something around a call', () => {
    const files = readdirSync(join(ROOT, 'apps/web/src'), { recursive: true, encoding: 'utf8' })
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((name) => name.endsWith('.api.ts')).length).toBeLessThanOrEqual(25)
  })
})
