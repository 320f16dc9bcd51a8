// What several of the screens that visitors read are made of. Imported here it is in the one file that every page
// loads; otherwise each of them would become a file, and a request, of its own.
import '../features/shell/PublicLayout.tsx';
// The server writes the footer into every page; its code may come late, its looks may not.
import '../features/shell/Footer.module.css';
import '../features/tournaments/ListNotice.tsx';
import '../features/tournaments/TournamentGrid.tsx';
import '../features/tournaments/TournamentSkeleton.tsx';
import '../features/tournaments/use-tournament.ts';
import '../routes/use-leave-on-failure.ts';
import '../ui/Choice.tsx';
import '../ui/EmptyState.tsx';
import '../ui/Picture.tsx';
import '../ui/Section.tsx';
