import { type Db, type Tx, transaction } from './db.ts'

/** A trial ends so: nothing of it stays. */
class Dicoba extends Error {
  readonly hasil: unknown
  constructor(hasil: unknown) {
    super()
    this.hasil = hasil
  }
}

/** Runs `work` in one transaction and returns its result; on trial, the transaction is rolled back. */
export async function tryOut<T>(db: Db, coba: boolean, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await transaction(db, async (tx) => {
      const hasil = await work(tx)
      if (coba) throw new Dicoba(hasil)
      return hasil
    })
  } catch (error) {
    if (error instanceof Dicoba) return error.hasil as T
    throw error
  }
}
