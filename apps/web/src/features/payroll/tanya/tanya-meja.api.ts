import { type CallAnswer, call } from '../../../lib/http.ts'

export type TanyaMeja = CallAnswer<'GET /kelola/payroll/tanya'>['data'][number]

export async function fetchTanyaMeja(signal: AbortSignal): Promise<readonly TanyaMeja[]> {
  const { data } = await call('GET /kelola/payroll/tanya', { signal })
  return data
}

export async function answerTanya(
  { id, slip }: TanyaMeja,
  jawaban: string,
  idempotencyKey: string,
): Promise<void> {
  await call('POST /payroll/{id}/jawab', {
    params: { id: slip.id },
    body: { tanya: id, jawaban },
    idempotencyKey,
  })
}
