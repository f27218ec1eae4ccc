import { describe, expect, test } from 'vitest'
import { ORDER, judgeImport, judgeReExport } from './imports.js'

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
    [`${SERVER}/features/lembur/lembur.service.ts`, '../presensi/presensi.service.ts'],
    [`${SERVER}/features/lembur/lembur.service.ts`, '../presensi/rentang.sql.ts'],
    [`${SERVER}/features/lembur/lembur.service.ts`, '../presensi/presensi.wire.ts'],
    [`${SERVER}/features/presensi/punch/punch.service.ts`, '../presensi.service.ts'],
    [`${SERVER}/app.ts`, './features/lembur/lembur.routes.ts'],
    [`${SERVER}/demo/lembur.ts`, '../features/lembur/lembur.queries.ts'],
    [`${WEB}/ui/button.tsx`, 'react'],
    [`${WEB}/ui/button.tsx`, '../lib/session.ts'],
    [`${WEB}/features/lembur/lembur.api.ts`, '../../lib/http.ts'],
    [`${WEB}/features/lembur/list.tsx`, '../profil/profil.queries.ts'],
    [`${WEB}/features/lembur/list.tsx`, '../hari/hari.wire.ts'],
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
    [`${SERVER}/features/lembur/lembur.service.ts`, '../presensi/presensi.queries.ts'],
    [`${SERVER}/features/lembur/lembur.service.ts`, '../presensi/presensi.routes.ts'],
    [`${SERVER}/features/lembur/lembur.service.ts`, '../karyawan/karyawan.service.ts'],
    [`${SERVER}/features/reference/reference.routes.ts`, '../cuti/sisa.service.ts'],
    [`${SERVER}/features/baru/baru.service.ts`, '../presensi/presensi.service.ts'],
    [`${SERVER}/features/lembur/lembur.service.ts`, '../baru/baru.service.ts'],
    [`${SERVER}/features/lembur/lembur.service.ts`, '../../demo/lembur.ts'],
    [`${SERVER}/features/lembur/lembur.service.ts`, '../../main.ts'],
    [`${WEB}/ui/button.tsx`, '../features/lembur/list.tsx'],
    [`${WEB}/ui/button.tsx`, '@/features/lembur/list.tsx'],
    [`${WEB}/lib/http.ts`, '../features/auth/auth.queries.ts'],
    [`${WEB}/lib/http.ts`, '../ui/button.tsx'],
    [`${WEB}/lib/http.ts`, '@rekan/contract/auth'],
    [`${WEB}/features/lembur/list.tsx`, '../profil/avatar.tsx'],
    [`${WEB}/features/profil/profil.queries.ts`, '../auth/auth.queries.ts'],
    [`${WEB}/features/baru/list.tsx`, '../profil/profil.queries.ts'],
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
  [`${WEB}/features/lembur/list.tsx`, '../profil/profil.api.ts', null],
  [`${WEB}/features/profil/list.tsx`, '../lembur/lembur.api.ts', expect.any(String)],
  [`${SERVER}/features/lembur/lembur.service.ts`, '../presensi/hari.queries.ts', null],
  [`${SERVER}/features/presensi/hari.service.ts`, '../lembur/lembur.queries.ts', expect.any(String)],
  [`${WEB}/lib/http.ts`, '../features/auth/auth.api.ts', expect.any(String)],
  ['packages/domain/src/lembur.ts', 'zod', expect.any(String)],
])('types alone: %s of %s', (file, specifier, expected) => {
  expect(judgeImport(file, specifier, true)).toEqual(expected)
})

test.each(Object.entries(ORDER))(
  '%s: each feature may import from those before it, none from those after',
  (layer, order) => {
    const [app, type] = layer === 'server features' ? [SERVER, 'service'] : [WEB, 'queries']
    for (const [i, from] of order.entries())
      for (const [j, to] of order.entries()) {
        const answer = judgeImport(`${app}/features/${from}/x.ts`, `../${to}/x.${type}.ts`, false)
        expect(answer === null, `${from} imports ${to}`).toBe(j <= i)
      }
  },
)

test.each([
  [`${SERVER}/features/lembur/lembur.service.ts`, false],
  [`${WEB}/features/lembur/lembur.queries.ts`, false],
  [`${WEB}/ui/sheet.tsx`, true],
  [`${SERVER}/features/lembur/lembur.test.ts`, true],
])('%s passes on what another file holds: %s', (file, may) => {
  expect(judgeReExport(file) === null).toBe(may)
})
