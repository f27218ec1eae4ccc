import { describe, expect, test } from 'vitest'
import { judgeImport } from './imports.js'

const SERVER = 'apps/server/src'
const WEB = 'apps/web/src'

describe('allowed', () => {
  test.each([
    ['packages/domain/src/lembur.ts', './waktu.ts'],
    ['packages/domain/src/lembur.test.ts', 'vitest'],
    ['packages/contract/src/lembur.ts', 'zod'],
    ['packages/contract/src/lembur.ts', 'zod/mini'],
    ['packages/contract/src/lembur.ts', '@rekan/domain/lembur'],
    [`${SERVER}/platform/db.ts`, 'pg'],
    [`${SERVER}/platform/http.ts`, '@rekan/contract/lembur'],
    [`${SERVER}/features/lembur/lembur.routes.ts`, './lembur.service.ts'],
    [`${SERVER}/features/lembur/lembur.routes.ts`, '../../platform/http.ts'],
    [`${SERVER}/features/lembur/lembur.service.ts`, '../karyawan/karyawan.service.ts'],
    [`${SERVER}/app.ts`, './features/lembur/lembur.routes.ts'],
    [`${SERVER}/demo/lembur.ts`, '../features/lembur/lembur.queries.ts'],
    [`${WEB}/ui/button.tsx`, 'react'],
    [`${WEB}/ui/button.tsx`, '../lib/session.ts'],
    [`${WEB}/features/lembur/lembur.api.ts`, '../../lib/http.ts'],
    [`${WEB}/features/lembur/list.tsx`, '../karyawan/karyawan.queries.ts'],
    [`${WEB}/features/lembur/list.tsx`, '@rekan/domain/durasi'],
    [`${WEB}/routes/_app.lembur.tsx`, '../features/lembur/list.tsx'],
    [`${WEB}/routes/_app/lembur.tsx`, '../../features/lembur/list.tsx'],
    [`${WEB}/routeTree.gen.ts`, './routes/__root'],
    ['e2e/lembur.spec.ts', '../apps/server/src/app.ts'],
  ])('%s imports %s', (file, specifier) => {
    expect(judgeImport(file, specifier, false)).toBeNull()
  })
})

describe('forbidden', () => {
  test.each([
    ['packages/domain/src/lembur.ts', 'zod'],
    ['packages/domain/src/lembur.ts', 'node:crypto'],
    ['packages/domain/src/lembur.ts', 'fs'],
    ['packages/domain/src/lembur.ts', '@rekan/contract/lembur'],
    ['packages/domain/src/lembur.ts', '../../contract/src/lembur.ts'],
    ['packages/contract/src/lembur.ts', 'fastify'],
    ['packages/contract/src/lembur.ts', '../../../apps/server/src/app.ts'],
    [`${SERVER}/platform/http.ts`, '../features/auth/auth.service.ts'],
    [`${SERVER}/features/lembur/lembur.service.ts`, '../karyawan/karyawan.queries.ts'],
    [`${SERVER}/features/lembur/lembur.service.ts`, '../../demo/lembur.ts'],
    [`${SERVER}/features/lembur/lembur.service.ts`, '../../main.ts'],
    [`${WEB}/ui/button.tsx`, '../features/lembur/list.tsx'],
    [`${WEB}/ui/button.tsx`, '@/features/lembur/list.tsx'],
    [`${WEB}/lib/http.ts`, '../features/auth/auth.queries.ts'],
    [`${WEB}/lib/http.ts`, '@rekan/contract/auth'],
    [`${WEB}/features/lembur/list.tsx`, '../karyawan/avatar.tsx'],
    [`${WEB}/features/lembur/list.tsx`, '../../routes/_app.lembur.tsx'],
    [`${WEB}/routes/_app.lembur.tsx`, './_app.izin.tsx'],
    [`${WEB}/features/lembur/list.test.tsx`, '../../routes/_app.lembur.tsx'],
    [`${WEB}/lib/http.ts`, '../../../server/src/platform/http.ts'],
    [`${WEB}/features/lembur/list.tsx`, '@rekan/domain/akses'],
    [`${WEB}/routes/_app.lembur.tsx`, '@rekan/domain/peran'],
    [`${WEB}/lib/boleh.ts`, '@rekan/domain/boleh'],
  ])('%s imports %s', (file, specifier) => {
    expect(judgeImport(file, specifier, false)).toEqual(expect.any(String))
  })
})

test.each([
  [`${WEB}/features/lembur/lembur.api.ts`, '@rekan/contract/lembur', null],
  [`${WEB}/lib/http.ts`, '@rekan/contract/lembur', null],
  [`${WEB}/lib/boleh.ts`, '@rekan/domain/boleh', null],
  [`${WEB}/lib/http.ts`, '../features/auth/auth.api.ts', expect.any(String)],
  ['packages/domain/src/lembur.ts', 'zod', expect.any(String)],
])('types alone: %s of %s', (file, specifier, expected) => {
  expect(judgeImport(file, specifier, true)).toEqual(expected)
})
