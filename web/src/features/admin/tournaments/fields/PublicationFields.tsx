import { FieldsGroup } from '#ui/fields/FieldsGroup.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { tournamentLabels } from '../tournament-values';
import type { TournamentEditing } from '../use-tournament-editor';
import { ChosenField } from './ChosenField.tsx';

const choices = [
  { value: 'draft', label: 'Borrador: solo lo ven los administradores' },
  { value: 'scheduled', label: 'Programado: se publica solo' },
  { value: 'published', label: 'Publicado: se ve en el sitio' },
];

export function PublicationFields({ editor }: { editor: TournamentEditing }) {
  const { status } = editor.shown;
  const leaves = editor.base?.status === 'published' && status !== 'published';
  return (
    <FieldsGroup title={tournamentLabels.status}>
      <ChosenField editor={editor} name="status" label="Quién lo ve" choices={choices} />
      {status === 'scheduled' ? (
        <TimeField {...editor.control('publishDate')} shown={editor.shown.publishDate} required />
      ) : null}
      {leaves ? <p>Al guardar deja de verse en el sitio. Sus inscripciones se conservan.</p> : null}
    </FieldsGroup>
  );
}
