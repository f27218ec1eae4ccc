import { readFileSync, readdirSync } from 'node:fs'

/**
 * Megabytes that this process and those of the server's own that it starts take at most, beyond what they take now; or those of
 * one name alone. Asked of Linux.
 */
export function watchIngatan(nama?: string): () => number {
  const ingatanSemua = () =>
    [...(nama === undefined ? [process.pid] : []), ...anakDari(process.pid, nama ?? '.process.ts')].reduce(
      (jumlah, pid) => jumlah + ingatan(pid),
      0,
    )
  const awal = ingatanSemua()
  let most = awal
  const timer = setInterval(() => {
    most = Math.max(most, ingatanSemua())
  }, 100)
  return () => {
    clearInterval(timer)
    return (most - awal) / 1024 / 1024
  }
}

/** The processes that a server starts: its own are node's, the database is none of them. */
function anakDari(pid: number, nama: string): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((tugas) => {
    const anak = read(`/proc/${pid}/task/${tugas}/children`).trim()
    return anak === ''
      ? []
      : anak
          .split(' ')
          .map(Number)
          .filter((satu) => read(`/proc/${satu}/cmdline`).includes(nama))
  })
}

/** Resident bytes. */
function ingatan(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024
}

/** Empty once the process is gone. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
