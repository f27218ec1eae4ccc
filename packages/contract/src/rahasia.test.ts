import { isKontak, isPublik, isTindakan } from '@rekan/domain/akses/akses'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from './call.ts'
import { contract } from './contract.ts'

/** What fields are called that hold what opens something. */
const RAHASIA =
  /"(token|rahasia|uri|kata|kode_cetak|kode_pemulihan|benih|challenge|pin|sandi|password)":\{"type":"string"/

it('[JAGA-20] says of every call whose answer holds a secret that it is kept nowhere', () => {
  const calls = Object.entries<Call>(contract).filter(
    // Nothing is kept for who is not signed in as an account.
    ([key]) => !key.startsWith('GET') && isTindakan(key) && !isPublik(key) && !isKontak(key),
  )
  expect(calls.length).toBeGreaterThan(200)
  const holding = calls.filter(([, { response }]) =>
    RAHASIA.test(JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any', io: 'output' }))),
  )
  expect(holding.length).toBeGreaterThan(3)
  expect(holding.filter(([, { isSecret }]) => isSecret !== true).map(([key]) => key)).toEqual([])
})
