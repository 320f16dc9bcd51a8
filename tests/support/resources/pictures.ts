import { NO_PICTURE, PNG, POSTER, pictureRecord } from '../records/pictures.ts';
import { byAdmins, byAnyone, query, type Resource } from './resource.ts';

export const pictures: Resource<'pictures'> = {
  documents: { [`pictures/${POSTER}`]: pictureRecord() },
  calls: {
    'POST /pictures': { ...byAdmins, body: { file: new File([PNG], 'foto.png', { type: 'image/png' }) } },
    'GET /pictures/:id/:size': {
      ...byAnyone,
      params: { id: POSTER, size: 'small' },
      missing: { params: { id: NO_PICTURE, size: 'small' }, answers: 'not_found' },
    },
  },
  queries: [query('pictures', [], ['keptAt', 'asc'])],
};
