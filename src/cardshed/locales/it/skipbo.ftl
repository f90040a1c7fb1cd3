### Skip-Bo: le regole in italiano

about = Tutti costruiscono le stesse pile, da 1 a 12, e ognuno vuole esaurire per primo la propria scorta. Tieni da parte la carta giusta su una pila di scarto, gioca il jolly al momento buono e fai attenzione a quello che offri agli altri. Si impara in fretta, e si gioca ognuno per sé o a squadre.
tagline = Conta fino a dodici ed esaurisci la scorta.
minutes = 20–30 min

## Set-up

section-setup = Preparazione
SB-01 = Le carte sono 162: dodici per ogni numero da `1` a `12` e diciotto jolly Skip-Bo `S` ({ -ruling }: è la composizione consueta). Si gioca da 2 a 6 giocatori.
SB-02 = Ogni giocatore riceve una scorta: 30 carte se i giocatori sono da 2 a 4, 20 carte se sono 5 o 6. L’opzione «Carte della scorta» stabilisce un altro numero; con 10 si ha la partita breve. Solo la carta in cima a una scorta è scoperta.
SB-03 = Le carte rimaste formano il mazzo di pesca, coperto. Tutti i giocatori condividono fino a quattro pile di costruzione, e ogni giocatore può avere fino a quattro pile di scarto proprie; sono tutte scoperte. Una pila esiste solo a partire dalla sua prima carta.
SB-04 = Chi comincia la prima manche lo decide la sorte; ogni manche successiva la comincia il giocatore seguente, a sinistra ({ -ruling }).
SB-05 = Le carte in mano (la mano è vuota fino al primo turno di un giocatore) e tutte le carte coperte sono segrete. Tutti possono vedere le pile di costruzione, le pile messe da parte, le pile di scarto, le carte in cima alle scorte e quante carte ci sono in ogni posto.

## A turn

section-turn = Un turno
SB-10 = Quando è il tuo turno, cominci pescando fino ad avere cinque carte in mano.
    .refusal = Non è il tuo turno.
SB-11 = Poi giochi quante carte vuoi sulle pile di costruzione, una alla volta: dalla mano, dalla cima delle tue pile di scarto e dalla cima della tua scorta.
    .refusal = Non hai in mano questa carta, oppure il posto è vuoto: puoi giocare dalla mano e dalla cima della tua scorta e delle tue pile di scarto (a squadre anche di quelle del compagno).
SB-12 = Concludi il turno mettendo una carta della tua mano su una qualsiasi delle tue pile di scarto. Il regolamento stampato vuole che la carta della scorta sia giocata appena possibile e lo chiama lo scopo del gioco, cosa che i giocatori prendono come un consiglio. Perciò puoi concludere il turno dopo aver giocato quante carte vuoi, molte o poche che siano ({ -ruling }). L’opzione «Prima la scorta» fa della lettura rigorosa una regola: finché la carta in cima alla tua scorta può essere giocata, non puoi né giocare altro né concludere il turno.
    .refusal = Il turno si conclude con una carta della mano su una pila di scarto; con «Prima la scorta», prima va giocato tutto ciò che la tua scorta (a squadre anche quella del compagno) permette.
SB-13 = Se giochi tutte le carte della tua mano sulle pile di costruzione, ne peschi subito altre cinque e continui, tutte le volte che succede ({ -ruling }: anche con una mano incompleta perché il mazzo di pesca non bastava). Scartare l’ultima carta in mano non ti dà carte nuove: conclude il turno.
SB-14 = Quando giochi la carta in cima alla scorta, la carta seguente della scorta viene scoperta e può essere giocata anch’essa.
SB-15 = Le pile di scarto accettano qualsiasi carta in qualsiasi ordine, ma solo la carta in cima a ciascuna può essere giocata.

## Building piles

section-building = Le pile di costruzione
SB-20 = Una pila di costruzione comincia con un `1` e sale di uno in uno fino a `12`. Un jolly Skip-Bo `S` vale il numero che viene dopo, qualunque sia, compresi l’`1` e il `12`.
    .refusal = Questa pila di costruzione richiede il numero successivo (un 1 se è vuota) o un jolly Skip-Bo.
SB-21 = Una pila che ha il suo `12` è completa e viene messa da parte; il suo posto è allora libero per una nuova pila.
SB-22 = Non ci sono mai più di quattro pile di costruzione alla volta.

## Running out

section-running-out = Quando finiscono le carte
SB-30 = Quando si deve pescare e il mazzo di pesca è vuoto, le pile complete messe da parte vengono mescolate in un nuovo mazzo di pesca, e si continua a pescare. Se non ce ne sono, si va avanti con le carte che ci sono ({ -ruling }). In questo caso la mano vuota del giocatore di turno viene rifornita appena una pila completa lo permette; una mano soltanto incompleta viene rifornita al prossimo turno del suo giocatore.
SB-31 = Se non hai carte in mano e non c’è niente da pescare, puoi ancora giocare carte dalla scorta e dalle pile di scarto, e concludi il turno passando ({ -ruling }). Con una carta in mano il turno si conclude solo con uno scarto.
    .refusal = Puoi passare solo con la mano vuota; finché hai una carta in mano, il tuo turno si conclude con uno scarto.
SB-32 = Se tutti i giocatori, uno dopo l’altro, passano senza aver giocato una carta in quel turno, la manche è bloccata e finisce. La vince il giocatore (o la squadra) con meno carte nella scorta (in caso di parità la vittoria è condivisa), e la manche non dà punti ({ -ruling }). Con l’opzione «Punti per vincere» segue la manche successiva.
SB-33 = ({ -ruling }) Una manche che arriva a 10.000 mosse è bloccata e finisce come in SB-32.

## The end

section-end = La fine
SB-40 = Chi gioca l’ultima carta della propria scorta vince subito la manche (per le squadre vedi SB-52).
SB-41 = Quando si giocano più manche (opzione «Punti per vincere»), chi vince una manche segna 5 punti per ogni carta rimasta nelle scorte degli avversari, più 25 punti. Chi raggiunge per primo i punti stabiliti vince la partita. Una manche singola si conta allo stesso modo. La carta vincente mette fine a tutto: dopo di essa nessuna mano viene rifornita e niente viene mescolato.
    .refusal = La partita è finita: non ci sono più mosse da fare.
SB-42 = ({ -ruling }) Con l’opzione «Punti per vincere», una partita che raggiunge le 1000 manche finisce lì, perché ogni partita abbia una fine. Vince chi ha più punti; in caso di parità la vittoria è condivisa.

## Teams

section-teams = Squadre (4 o 6 giocatori)
SB-50 = Con l’opzione «Squadre», in 4 o 6 giocatori, sono compagni i giocatori seduti uno di fronte all’altro: in quattro ciascuno con il secondo dopo di lui, in sei con il terzo.
SB-51 = Puoi giocare carte dalla scorta e dalle pile di scarto del tuo compagno come dalle tue, e puoi anche scartare sulle sue pile di scarto ({ -ruling }). Le mani restano segrete, anche tra compagni, che non possono parlare di strategia mentre uno di loro gioca: per questo un tavolo a squadre non offre loro una chat privata.
    .refusal = Le pile di un compagno esistono solo nel gioco a squadre.
SB-52 = Anche quando una delle due scorte è vuota, entrambi i compagni fanno i loro turni come al solito e la squadra continua a usare tutte le sue pile di scarto. Una squadra vince la manche quando entrambe le sue scorte sono vuote, chiunque giochi l’ultima carta. Per SB-41 si contano le scorte di tutte le altre squadre, e i punti sono della squadra: figurano nel punteggio di entrambi i compagni. Per SB-32 le squadre confrontano la somma delle loro scorte, e con «Prima la scorta» contano le carte in cima alle scorte di entrambi i compagni ({ -ruling }).

## Options

section-options = Opzioni
option-stock = Quante carte deve esaurire ogni giocatore; con 10 si ha la partita breve.
    .name = Carte della scorta
option-points = Si gioca finché qualcuno arriva a tanti punti (500 secondo il regolamento); 0 è una sola manche.
    .name = Punti per vincere
option-teams = I due compagni siedono uno di fronte all’altro e condividono le loro pile.
    .name = Squadre
option-stock-first = Finché puoi giocare la carta in cima alla tua scorta, non puoi fare altro.
    .name = Prima la scorta
house-hand = Fino a quante carte in mano peschi, all’inizio del tuo turno e quando la tua mano è vuota.
    .name = Carte in mano
house-extra-stock = Quante carte ha ogni scorta oltre a quelle dell’opzione «Carte della scorta».
    .name = Carte in più
house-jokers = Quanti jolly Skip-Bo ci sono.
    .name = Jolly

## Moves

section-moves = Le mosse
move-lay = Gioca quella carta dalla tua mano sulla pila di costruzione con quel numero (da `b1` a `b4`).
move-stock = Gioca la carta in cima alla tua scorta su quella pila di costruzione.
move-lay-discard = Gioca la carta in cima alla tua pila di scarto con quel numero (da `d1` a `d4`) su quella pila di costruzione.
move-discard = Scarta quella carta dalla tua mano sulla tua pila di scarto con quel numero (da `d1` a `d4`); questo conclude il turno.
move-pass = Concludi il turno con la mano vuota (SB-31).
move-partner = A squadre, lo stesso con le pile del tuo compagno: gioca la carta in cima alla sua scorta o a una delle sue pile di scarto, oppure scarta una carta dalla tua mano su una delle sue pile di scarto, il che conclude il turno.
SB-60 = ({ -ruling }) Una mossa si scrive come nella tabella delle mosse; qualsiasi altra cosa non è una mossa.
    .refusal = Questa mossa non esiste in questo gioco.
SB-61 = ({ -ruling }) I posti vuoti sono tutti uguali. Perciò tra le pile di costruzione vuote, e tra le pile di scarto vuote di uno stesso giocatore, si usa solo quella con il numero più basso.
    .refusal = I posti vuoti sono tutti uguali: usa il posto vuoto con il numero più basso.
