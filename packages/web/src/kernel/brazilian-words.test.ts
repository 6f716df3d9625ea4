// Proves that the Portuguese of the product is that of Brazil: words of Portugal do not appear.
import { expect, it } from 'vitest';
import { everyText } from '../../test-support/locale-texts.ts';

/** The words of Portugal that the reading of the texts found, and others of everyday screens; forms with endings too. */
const ofPortugal =
  /(?<![\p{L}])(registo|regist[ae]r|utilizador|definiç|doente|colheita|partilh|faturação|ecrã|telemóvel|ficheiro|palavra-passe|contacto|a consultar)/iu;

it('pt has no word of Portugal (R010, Q284)', () => {
  const found = [...everyText('pt')].filter(([, text]) => ofPortugal.test(text));
  expect(found).toEqual([]);
  expect(['Registo', 'Os doentes', 'Definições'].filter((text) => ofPortugal.test(text))).toHaveLength(3);
});
