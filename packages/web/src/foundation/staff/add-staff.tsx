// The form of a member of staff: adds one, or changes the one its fragment names (R197, Q194).

import { addStaff, getStaff, updateStaff } from '@charaka/contract/foundation/staff/staff';
import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { useFaults } from '../../kernel/form-faults.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useFreshAnswer, useStaleEdit } from '../../kernel/stale-edit.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { StaleNotice } from '../../ui/dialog/stale-notice.tsx';
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.ts';
import { type Crumb, Page } from '../../ui/page/page.tsx';
import { sealPassword } from '../access/seal-password.ts';
import { AccountSection } from './account-section.tsx';
import { atFormFields, formOfStaff, type Staff, type StaffForm, staffFaults, staffInput } from './staff-form.ts';
import { nameOf } from './staff-name.ts';
import { changedStaffId, detailsPath, listPath } from './staff-paths.ts';
import { BankSection, EmploymentSection, PersonSection, ShareSection } from './staff-sections.tsx';

/** Route human_resource/administration/add. */
export default function AddStaff() {
  const { t } = useTranslation(['staff', 'shell']);
  const fragment = useLocation({ select: (location) => location.hash });
  const staffId = changedStaffId(fragment);
  const answer = useAnswer(staffTopic, getStaff, { staffId: staffId ?? 0 }, { isEnabled: staffId !== null });
  const read = useFreshAnswer(answer);
  const staff = read?.staff ?? null;
  const crumbs: readonly Crumb[] = [{ label: t('shell:menu.Staff'), to: listPath }];
  if (staffId !== null && !staff)
    return (
      <Page title={t('editStaff')} crumbs={crumbs}>
        {answer.isError ? (
          <Alert color="red" role="alert">
            {t('notShown')}
          </Alert>
        ) : (
          <Skeleton height={320} />
        )}
      </Page>
    );
  return (
    <Page title={staff ? t('editStaffOf', { name: nameOf(staff) }) : t('addStaff')} crumbs={crumbs}>
      <FormOfStaff
        key={staffId}
        staff={staff}
        changedByName={read?.changedByName}
        onStale={() => void answer.refetch()}
      />
    </Page>
  );
}

interface FormOfStaffProps {
  /** The record as it is now; null adds one. */
  readonly staff: Staff | null;
  readonly changedByName: string | null | undefined;
  onStale(): void;
}

/** The form itself, saving, and what keeps it from being lost. */
function useStaffForm({ staff, onStale }: FormOfStaffProps) {
  const navigate = useNavigate();
  const { hospitalId } = useSignedIn();
  const isNewLogIn = !staff?.hasLogIn;
  const check = (values: StaffForm) => staffFaults(values, isNewLogIn);
  const form = useForm<StaffForm>({ initialValues: formOfStaff(staff, hospitalId), validate: check });
  const faults = useFaults(form, check);
  const edit = useStaleEdit(form, staff, (known) => formOfStaff(known, hospitalId));
  const [isSealing, setSealing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const options = {
    onDone: ({ staff: saved }: { staff: Staff }) => {
      setSaved(true);
      void navigate({ to: detailsPath(saved.staffId), ignoreBlocker: true });
    },
  };
  const adding = useCommand(addStaff, options);
  const changing = useCommand(updateStaff, options);
  useLeaveGuard(form.isDirty() && !isSaved);
  const save = async (values: StaffForm) => {
    const onError = (error: Error) => {
      form.setErrors(atFormFields(refusedFields(error, 'staff')));
      onStale();
    };
    setSealing(true);
    try {
      const sealed = values.hasLogIn && isNewLogIn ? await sealPassword(values.password) : '';
      const typed = staffInput(values, sealed);
      if (staff)
        changing.mutate({ staff: { ...typed, staffId: staff.staffId, version: edit.kept?.version } }, { onError });
      else adding.mutate({ staff: typed }, { onError });
    } catch (error) {
      reportFailure(error);
    } finally {
      setSealing(false);
    }
  };
  const isSaving = isSealing || adding.isPending || changing.isPending;
  const submit = form.onSubmit((values) => void save(values), faults.onFaults);
  return { form, edit, isBlocked: faults.isBlocked || edit.isStale, isSaving, isSaved, isNewLogIn, submit };
}

function FormOfStaff(props: FormOfStaffProps) {
  const { staff, changedByName } = props;
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const { form, edit, isBlocked, isSaving, isSaved, isNewLogIn, submit } = useStaffForm(props);
  const leave = () => void navigate({ to: staff ? detailsPath(staff.staffId) : listPath });
  return (
    <form noValidate onSubmit={submit}>
      {!isSaving && !isSaved && <StaleNotice edit={edit} who={changedByName} />}
      <Stack gap="md">
        <PersonSection form={form} />
        <EmploymentSection form={form} />
        <AccountSection form={form} isNewLogIn={isNewLogIn} />
        <BankSection form={form} />
        <ShareSection form={form} />
        <Group justify="flex-end">
          <Button variant="default" onClick={leave} disabled={isSaving}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSaving} disabled={isBlocked}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
