import { Ring } from './ring.tsx'

export function Shares() {
  return (
    <Ring
      shares={[
        { value: 12, tone: 'primary' },
        { value: 2, tone: 'accent' },
        { value: 1, tone: 'away' },
        { value: 0, tone: 'destructive' },
      ]}
    >
      <b className="text-xl">14</b>
      <span className="text-xs text-ink-muted">dari 15 hari</span>
    </Ring>
  )
}

export function One() {
  return (
    <Ring shares={[{ value: 3, tone: 'success' }]}>
      <b className="text-xl">3</b>
    </Ring>
  )
}

export function None() {
  return <Ring shares={[{ value: 0, tone: 'primary' }]}>–</Ring>
}
