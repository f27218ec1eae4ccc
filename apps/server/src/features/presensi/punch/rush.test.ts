import { afterAll, beforeAll, expect, it } from 'vitest'
import { porsi } from '../../../../../../packages/domain/test/porsi.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

/** `npm run acak` holds five times as many as the whole suite. */
const PEOPLE = porsi(60 * Number(process.env['ACAK_LOMBA'] ?? 1))
const AT_ONCE = 8

let server: TestServer
let people: Person[]

beforeAll(async () => {
  server = await startTestServer()
  people = await addPeople(server.owner, PEOPLE, Date.parse(JUMAT_PAGI))
})
afterAll(() => server.close())

it('keeps one check-in a person and day when eight arrive at once for each of many people', async () => {
  const statuses: number[] = []
  const punch = async ({ token }: Person) => {
    const { status, body } = await server.call('POST /presensi/check-in', {
      token,
      form: formPresensi(fotoBaru()),
    })
    statuses.push(status)
    // Whoever comes second is shown the record of whoever came first.
    expect(body['data'].presensi_id).toBeGreaterThan(0)
  }
  // Four people's rushes at a time: enough to collide, few enough for a small machine.
  for (let i = 0; i < people.length; i += 4) {
    const rush = people
      .slice(i, i + 4)
      .flatMap((person) => Array.from({ length: AT_ONCE }, () => punch(person)))
    await Promise.all(rush)
  }
  expect(statuses.filter((s) => s === 201)).toHaveLength(PEOPLE)
  expect(statuses.filter((s) => s === 409)).toHaveLength(PEOPLE * (AT_ONCE - 1))
  const { n } = await server.owner
    .selectFrom('presensi_kejadian')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(n).toBe(PEOPLE)
})

it('answers eight sendings of one Idempotency-Key with one and the same record', async () => {
  server.setClock('2026-11-20T17:05:00+07:00')
  const { token } = people[0] as Person
  const foto = fotoBaru()
  const send = () =>
    server.call('POST /presensi/check-out', {
      token,
      form: formPresensi(foto),
      headers: { 'idempotency-key': 'satu-niat' },
    })
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, send))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
})
