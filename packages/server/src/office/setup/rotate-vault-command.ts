// `npm run vault:rotate`: seals every secret with the first key of VAULT_KEY_FILE, while the product runs.
import { withOwner } from '../../database/open-database.ts';
import { CommandRefusal } from '../../kernel/command-refusal.ts';
import { loadSecrets, readVaultKeys } from '../../kernel/secrets.ts';
import { readSettings } from '../../kernel/settings.ts';
import { Vault } from '../../kernel/vault.ts';
import { rotateVault } from './rotate-vault.ts';

const settings = readSettings(process.env);

withOwner(settings, async (owner) => {
  const outerKeys = readVaultKeys(settings.vaultKeyFile);
  if (outerKeys.length === 0)
    throw new CommandRefusal('VAULT_KEY_FILE names the file whose first key seals from now on (README).');
  const { vaultKey, earlierVaultKeys } = await loadSecrets(owner, outerKeys);
  const vault = new Vault(vaultKey, earlierVaultKeys);
  const { renewed, lost } = await rotateVault(owner, vault, true);
  console.log(
    `${renewed} secrets were sealed with the key ${vault.keyName}; the other keys of the file are not needed any more.`,
  );
  if (lost > 0) throw new CommandRefusal(`${lost} secrets are opened by none of the keys; they stay as they are.`);
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
