import { TieBreak } from '@arena/domain';
import { moveItem } from '#lib/editing/order.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { classes } from '#ui/classes.ts';
import { FieldGroup } from '#ui/fields/Field.tsx';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { tieBreakText } from '#ui/texts/competition-texts.ts';
import styles from './Plan.module.css';

interface Props {
  chain: readonly TieBreak[];
  onChange: (chain: TieBreak[]) => void;
}

export function TieBreakControls({ chain, onChange }: Props) {
  const others = TieBreak.options.filter((option) => !chain.includes(option));
  return (
    <FieldGroup
      label="Si empatan en puntos"
      hint="Se mira en este orden. Si nada decide, comparten el puesto."
      required
    >
      <ol className="below" aria-label="Desempates">
        {chain.map((tieBreak, index) => (
          <li key={tieBreak} className={styles.tieBreak}>
            <span className={styles.rank}>{index + 1}</span>
            <span className={styles.words}>{tieBreakText[tieBreak]}</span>
            {index === 0 ? null : (
              <IconButton
                label={`Subir: ${tieBreakText[tieBreak]}`}
                onClick={() => onChange(moveItem(chain, index, index - 1))}
              >
                <AdminIcon name="up" size={20} />
              </IconButton>
            )}
            <IconButton
              label={`Quitar: ${tieBreakText[tieBreak]}`}
              onClick={() => onChange(chain.filter((each) => each !== tieBreak))}
            >
              <Icon name="close" size={20} />
            </IconButton>
          </li>
        ))}
      </ol>
      {others.length === 0 ? null : (
        <ul className="below" aria-label="Desempates que no se usan">
          {others.map((tieBreak) => (
            <li key={tieBreak}>
              <button
                type="button"
                className={classes('touch muted', styles.add)}
                onClick={() => onChange([...chain, tieBreak])}
              >
                <AdminIcon name="plus" size={20} />
                {tieBreakText[tieBreak]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}
