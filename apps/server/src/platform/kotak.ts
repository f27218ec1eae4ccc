import { createHmac } from 'node:crypto'

/** By which key a phone keeps what of an account waits on it: the same at every sign-in, and nowhere but here while nobody is signed in. */
export type KunciKotak = (penggunaId: number) => string

/** 32 bytes in base64url, of a secret that the servers share. */
export function createKunciKotak(secret: string): KunciKotak {
  return (penggunaId) => createHmac('sha256', secret).update(`kotak ${penggunaId}`).digest('base64url')
}
