import { describe, expect, it } from 'vitest'
import { samarkan, samarkanEmail } from './samar.ts'

describe('hidden', () => {
  it.each([
    ['9379098675970', '•••••••••5970'],
    ['123456', '•••456'],
    ['1', '•'],
    ['', ''],
  ])('number %j', (nilai, hasil) => expect(samarkan(nilai)).toBe(hasil))
  it.each([
    ['siti@rekan.example', 's•••@rekan.example'],
    ['s@rekan.example', 's•••@rekan.example'],
    ['siti', 's•••@'],
  ])('address %j', (nilai, hasil) => expect(samarkanEmail(nilai)).toBe(hasil))
})
