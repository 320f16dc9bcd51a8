import { type GivenRole, givenRoles, roleHint, roleLabel } from '@arena/domain';
import { useId } from 'react';
import { Choice } from '#ui/fields/Choice.tsx';
import { FieldGroup } from '#ui/fields/Field.tsx';

interface Props {
  value: GivenRole | null;
  error: string | undefined;
  onChange: (role: GivenRole) => void;
}

/** A choice of role, each with a description. */
export function RoleChoice({ value, error, onChange }: Props) {
  const name = useId();
  return (
    <FieldGroup label="Rol" required error={error}>
      {givenRoles.map((role) => (
        <Choice
          key={role}
          type="radio"
          name={name}
          checked={role === value}
          label={
            <>
              <strong>{roleLabel[role]}.</strong> {roleHint[role]}
            </>
          }
          onChange={() => onChange(role)}
        />
      ))}
    </FieldGroup>
  );
}
