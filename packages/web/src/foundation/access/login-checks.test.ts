// Proves the sentences of the log-in form.
import { describe, expect, it } from 'vitest';
import { isEmailIdentity, loginErrors } from './login-checks.ts';

describe('the log-in form', () => {
  it('asks for both fields (R075, R077)', () => {
    expect(loginErrors({ identity: ' ', password: '' })).toEqual({
      identity: 'Email is a required field!',
      password: 'Password is a required field!',
    });
  });
  it.each(['nurse@', 'a b@c.d', 'nurse@ward', 'nurse', '12345'])('refuses %s (R076)', (identity) => {
    expect(loginErrors({ identity, password: 'x' })).toEqual({ identity: 'This is not a valid Email!!!' });
  });
  it.each(['nurse@demo.example', '9876543210', '+919876543210'])('takes %s (R074)', (identity) => {
    expect(loginErrors({ identity, password: 'x' })).toEqual({});
  });
  it('takes text with @ for an email address (R078)', () => {
    expect(isEmailIdentity('a@b')).toBe(true);
    expect(isEmailIdentity('9876543210')).toBe(false);
  });
});
