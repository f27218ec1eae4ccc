import { describe, expect, test } from 'vitest'
import { ApiError, errorFrom, errorFromBody, messageOf } from './api-error.ts'

describe('[FALL-05] failures are normalised', () => {
  test('an answer keeps its status, data, message and detail', () => {
    const error = { error: 'ValidationError', message: 'nama', line: 12 }
    const failure = errorFromBody(422, {
      message: 'Periksa isian.',
      errors: { nama: ['Wajib'] },
      data: { id: 1 },
      error,
    })
    expect(failure).toMatchObject({ status: 422, message: 'Periksa isian.', data: { id: 1 }, error })
    expect(failure.errors).toEqual({ nama: ['Wajib'] })
  })

  test.each([[null], [''], ['<html>'], [[]], [{}], [{ message: '' }], [{ message: 5 }]])(
    'an answer of %j takes the default message',
    (body) => {
      expect(errorFromBody(502, body)).toMatchObject({
        status: 502,
        message: 'Something went wrong',
        data: null,
        error: null,
      })
    },
  )

  test('an error that is no answer has status 500 and its own message', () => {
    expect(errorFrom(new TypeError('Failed to fetch'))).toMatchObject({
      status: 500,
      message: 'Failed to fetch',
    })
  })

  test.each([[new Error('')], ['text'], [undefined], [{ status: 404 }]])(
    '%s has status 500 and the default',
    (cause) => {
      expect(errorFrom(cause)).toMatchObject({
        status: 500,
        message: 'Something went wrong',
        data: null,
      })
    },
  )

  test.each([
    'Failed to fetch dynamically imported module: https://rekan.example/assets/x.js',
    'error loading dynamically imported module: https://rekan.example/assets/x.js',
    'Importing a module script failed.',
  ])('code that could not be had is a lost connection: %s', (message) => {
    expect(errorFrom(new TypeError(message)).message).toMatch(/^Tidak dapat terhubung ke server/)
  })

  test('what is normalised stays as it is', () => {
    const failure = new ApiError({ status: 404 })
    expect(errorFrom(failure)).toBe(failure)
  })
})

test('a failure that says nothing of its own gets the screen’s sentence', () => {
  expect(messageOf(errorFromBody(404, { message: 'Tidak ada.' }), 'Gagal.')).toBe('Tidak ada.')
  expect(messageOf(errorFromBody(500, null), 'Gagal.')).toBe('Gagal.')
})
