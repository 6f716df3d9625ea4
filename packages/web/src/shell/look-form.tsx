// The choices of the customizer: direction, sidebar, light or dark, density, and two colours (R114-R118, 0119).
import { defaultLook, densities, lookChoices } from '@charaka/contract/foundation/tenancy/preference-choices';
import { Button, ColorInput, Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../kernel/desk.ts';
import { useLook } from '../kernel/look.ts';
import { isColor } from '../kernel/palette.ts';
import { changeOwnDesk, changeOwnLook } from '../kernel/preferences.ts';

/** Every choice shows at once; colours when they are applied. */
export function LookForm() {
  const { t } = useTranslation('shell');
  const look = useLook();
  return (
    <Stack gap="lg">
      {(Object.keys(lookChoices) as (keyof typeof lookChoices)[]).map((name) => (
        <Radio.Group
          key={name}
          name={name}
          label={t(`look.${name}.label`)}
          value={look[name]}
          onChange={(value) => changeOwnLook({ [name]: value })}
        >
          <Stack gap="xs" mt={4}>
            {lookChoices[name].map((choice) => (
              <Radio key={choice} value={choice} label={t(`look.${name}.${choice}`)} />
            ))}
          </Stack>
        </Radio.Group>
      ))}
      <Density />
      <Colors key={`${look.primary}${look.secondary}`} />
    </Stack>
  );
}

/** How high rows are and how close fields. */
function Density() {
  const { t } = useTranslation('shell');
  const { density } = useDesk();
  return (
    <Radio.Group
      name="density"
      label={t('look.density.label')}
      value={density}
      onChange={(value) => {
        const chosen = densities.find((one) => one === value);
        if (chosen) changeOwnDesk({ density: chosen });
      }}
    >
      <Stack gap="xs" mt={4}>
        {densities.map((choice) => (
          <Radio key={choice} value={choice} label={t(`look.density.${choice}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function Colors() {
  const { t } = useTranslation('shell');
  const look = useLook();
  const [primary, setPrimary] = useState(look.primary);
  const [secondary, setSecondary] = useState(look.secondary);
  // Upwards: below stand the buttons that are pressed next.
  const shared = { format: 'hex', withEyeDropper: false, popoverProps: { position: 'top-start' } } as const;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        changeOwnLook({ primary: primary.toLowerCase(), secondary: secondary.toLowerCase() });
      }}
    >
      <Stack gap="sm">
        <ColorInput {...shared} label={t('look.primary')} value={primary} onChange={setPrimary} />
        <ColorInput {...shared} label={t('look.secondary')} value={secondary} onChange={setSecondary} />
        <Group>
          <Button type="submit" disabled={!isColor(primary) || !isColor(secondary)}>
            {t('look.apply')}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              setPrimary(defaultLook.primary);
              setSecondary(defaultLook.secondary);
              changeOwnLook({ primary: defaultLook.primary, secondary: defaultLook.secondary });
            }}
          >
            {t('look.reset')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
