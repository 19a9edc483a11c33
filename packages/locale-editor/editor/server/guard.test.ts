import { expect, it } from 'vitest';
import { guard, type Caller } from './guard';

const token = 'the-token-of-this-run';

it.each(['10.0.0.5', '192.168.1.2', '::ffff:10.0.0.5', 'fe80::1', '1127.0.0.1', undefined])(
  'refuses a caller at %s',
  (remoteAddress) => {
    expect(() => guard(callerAt(remoteAddress), token)).toThrow('Only this machine');
  },
);

it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('serves one at %s', (address) => {
  expect(() => guard(callerAt(address), token)).not.toThrow();
});

function callerAt(remoteAddress: string | undefined): Caller {
  return {
    method: 'POST',
    socket: { remoteAddress },
    headers: {
      host: '[::1]:5173',
      origin: 'http://[::1]:5173',
      'x-translate-token': token,
      'content-type': 'application/json; charset=utf-8',
    },
  };
}
