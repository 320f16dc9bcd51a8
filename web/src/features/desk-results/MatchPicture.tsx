import { PictureControl } from '../../ui/fields/PictureControl.tsx';
import { type MatchPlace, setPicture } from './calls.ts';

interface Props {
  place: MatchPlace;
  /** The one that is there. */
  picture: string | null;
  /** Reads the match again. */
  onChanged: () => Promise<void>;
}

/** The screenshot of a result: to be read from while one enters it, and for disputes after that. */
export function MatchPicture({ place, picture, onChanged }: Props) {
  const change = async (next: string | null) => {
    try {
      await setPicture(place, { picture: next, from: picture });
    } finally {
      await onChanged();
    }
  };
  return (
    <PictureControl
      label="Captura del resultado"
      inLine="Guardar captura"
      hint="Solo la ve el equipo, hasta 90 días después."
      alt="Captura del resultado"
      value={picture}
      onChange={change}
    />
  );
}
