import { SpokenError } from '../messages/SpokenError';

/** @throws if the action throws no error in the language of the person */
export function spokenErrorOf(action: () => unknown): SpokenError {
  try {
    action();
  } catch (error) {
    if (error instanceof SpokenError) return error;
  }
  throw new Error('No error in the language of the person.');
}
