import { paths } from '../../lib/addresses/paths.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { ButtonAway } from '../../ui/buttons/ButtonAway.tsx';
import { IconButton, IconLink } from '../../ui/buttons/IconButton.tsx';
import { OverlayLink } from '../../ui/dialogs/OverlayLink.tsx';
import { AnswerControl } from '../../ui/fields/AnswerControl.tsx';
import { Chips } from '../../ui/fields/Chips.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { AreaField, FieldGroup, SelectField, TextField } from '../../ui/fields/Field.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { TeamControls } from '../../ui/fields/TeamControls.tsx';
import { LinkList, LinkListItem } from '../../ui/layout/LinkList.tsx';
import { AskGuardian } from '../../ui/sharing/AskGuardian.tsx';
import { PicturesToShare } from '../../ui/sharing/PicturesToShare.tsx';
import { SaveLink } from '../../ui/sharing/SaveLink.tsx';
import { ShareLink } from '../../ui/sharing/ShareLink.tsx';
import { DeskIcon } from '../../ui/signs/DeskIcon.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { LateIcon } from '../../ui/signs/LateIcon.tsx';
import type { Samples } from './samples.ts';
import { Changed, MenuToTry } from './ToTry.tsx';

const HERE = '/dev/ui';
const TOKEN = `${'a'.repeat(21)}A`;

/** The site's own picture, as one and as the pages of something larger. */
const PICTURES = [
  { label: 'Una', addresses: ['/share.jpg'] },
  { label: 'Tres', addresses: ['/share.jpg', '/share.jpg', '/share.jpg'] },
];

const STATUSES = [
  { value: 'all', label: 'Todas', count: 12 },
  { value: 'pending', label: 'Pendientes', count: 3 },
  { value: 'rejected', label: 'Rechazadas' },
];

const question = {
  id: 'region',
  text: '¿De qué región eres?',
  type: 'radio' as const,
  options: ['Norte', 'Sur'],
  required: true,
};

const ofTeam = { team: { name: 'Furia Norte', players: [{ nickname: 'Nube', freeFireId: '12345678' }] } };

/** What one presses, fills in or follows. */
export const controls: Samples = {
  Button: {
    primary: <Button>Inscribirse</Button>,
    secondary: <Button look="secondary">Ver reglas</Button>,
    quiet: <Button look="quiet">Volver</Button>,
    disabled: <Button disabled>TORNEO COMPLETO</Button>,
    busy: <Button busy>Enviando Inscripción...</Button>,
    wide: <Button wide>CONTINUAR AL FORMULARIO</Button>,
    link: <ButtonLink to={HERE}>Ver torneos</ButtonLink>,
  },
  Choice: {
    radio: <Choice label="Solo" type="radio" name="mode" />,
    checkbox: <Choice label="Rush" type="checkbox" />,
    disabled: <Choice label="Sniper" type="checkbox" disabled />,
  },
  Field: {
    required: <TextField label="Correo" required type="email" />,
    'optional, with a hint': <TextField label="Apodo" hint="Como te conocen en el juego." placeholder="Sombra" />,
    error: (
      <TextField
        label="ID de Free Fire"
        required
        error="El ID debe contener entre 8 y 12 dígitos numéricos"
        defaultValue="123"
      />
    ),
    select: (
      <SelectField label="País" required>
        <option>Selecciona una opción épica</option>
      </SelectField>
    ),
    textarea: <AreaField label="Cuéntanos" rows={4} />,
    'group of choices': (
      <FieldGroup label="¿Cuándo juegas?" required hint="Puedes marcar varias." error="Este campo es obligatorio">
        <Choice label="De día" type="checkbox" />
        <Choice label="De noche" type="checkbox" defaultChecked />
        <Choice label="Nunca" type="checkbox" disabled />
      </FieldGroup>
    ),
  },
  IconButton: {
    plain: (
      <IconButton label="Cerrar">
        <Icon name="close" />
      </IconButton>
    ),
    good: (
      <IconButton label="Aprobar" tone="good">
        <Icon name="check" />
      </IconButton>
    ),
    bad: (
      <IconButton label="Rechazar" tone="bad">
        <Icon name="close" />
      </IconButton>
    ),
    open: (
      <IconButton label="Acciones" aria-expanded>
        <DeskIcon name="more" />
      </IconButton>
    ),
    disabled: (
      <IconButton label="Subir" disabled>
        <DeskIcon name="up" />
      </IconButton>
    ),
    link: (
      <IconLink label="WhatsApp" href={HERE}>
        <LateIcon name="whatsapp" />
      </IconLink>
    ),
  },
  OverlayLink: { 'in a text': <OverlayLink to={paths.faq()}>Preguntas frecuentes</OverlayLink> },
  LinkList: {
    'two ways on': (
      <LinkList>
        <LinkListItem to={HERE} note="mié 25 nov, 24 cupos">
          Copa Zona Segura
        </LinkListItem>
        <LinkListItem to={HERE} note="vie 27 nov, 2 cupos">
          Liga Bermuda
        </LinkListItem>
      </LinkList>
    ),
  },
  ButtonAway: { 'a chat': <ButtonAway href={HERE}>Entrar al chat</ButtonAway> },
  AskGuardian: { closed: <AskGuardian token={TOKEN} number={0} /> },
  SaveLink: { closed: <SaveLink token={TOKEN} /> },
  ShareLink: { 'a tournament': <ShareLink title="Liga Bermuda" path={HERE} /> },
  PicturesToShare: { 'one, or three': <PicturesToShare choices={PICTURES} text="Arena Libre" /> },
  Chips: {
    'one of three': (
      <Changed begin="all">
        {(value, change) => <Chips label="Estado" options={STATUSES} value={value} onChange={change} />}
      </Changed>
    ),
  },
  AnswerControl: {
    chosen: (
      <Changed<string | string[]> begin="Norte">
        {(answer, change) => <AnswerControl question={question} answer={answer} error={undefined} onChange={change} />}
      </Changed>
    ),
  },
  TeamControls: {
    'of two': (
      <Changed<typeof ofTeam | { team: null }> begin={ofTeam}>
        {(values, change) => <TeamControls editor={{ values, problems: {}, change }} teamSize={2} />}
      </Changed>
    ),
  },
  SearchField: {
    searching: (
      <Changed begin="premio">
        {(query, change) => (
          <SearchField
            label="Buscar"
            placeholder="Busca tu duda"
            query={query}
            onChange={change}
            found={query === '' ? '' : '2 respuestas'}
          />
        )}
      </Changed>
    ),
  },
  Menu: { closed: <MenuToTry /> },
};
